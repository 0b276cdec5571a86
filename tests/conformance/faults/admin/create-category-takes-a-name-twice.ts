import type { Fault } from '../../support/fault'
import { inPlaceOf } from '../../support/wrappers'

/** Makes a second category of a name. */
export const createCategoryTakesANameTwice: Fault = {
  name: 'createCategory takes a name twice',
  operation: 'createCategory',
  rule: 'category-taken',
  wrap: inPlaceOf('createCategory', 409, {
    success: true,
    data: { _id: 'cat_2', name: 'Twice' },
  }),
}
