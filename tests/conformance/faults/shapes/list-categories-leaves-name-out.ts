import type { Fault } from '../../support/fault'
import { leaveOut } from '../../support/wrappers'

/** Lists a category without its name. */
export const listCategoriesLeavesNameOut: Fault = {
  name: 'listCategories leaves name out',
  operation: 'listCategories',
  rule: 'schema',
  wrap: leaveOut('listCategories', '/0/name'),
}
