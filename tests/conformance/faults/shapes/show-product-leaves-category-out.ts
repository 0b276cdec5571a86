import type { Fault } from '../../support/fault'
import { leaveOut } from '../../support/wrappers'

/** Shows a product without its category. */
export const showProductLeavesCategoryOut: Fault = {
  name: 'showProduct leaves category out',
  operation: 'showProduct',
  rule: 'schema',
  wrap: leaveOut('showProduct', '/category'),
}
