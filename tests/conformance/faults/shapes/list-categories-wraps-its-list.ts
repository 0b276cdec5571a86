import type { Fault } from '../../support/fault'
import { onAnswer } from '../../support/wrappers'

/** Wraps the list of categories in an object. */
export const listCategoriesWrapsItsList: Fault = {
  name: 'listCategories wraps its list',
  operation: 'listCategories',
  rule: 'schema',
  wrap: onAnswer('listCategories', (body) => ({ data: body })),
}
