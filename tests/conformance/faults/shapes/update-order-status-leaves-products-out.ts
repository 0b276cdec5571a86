import type { Fault } from '../../support/fault'
import { leaveOut } from '../../support/wrappers'

/** Answers the changed order without its products. */
export const updateOrderStatusLeavesProductsOut: Fault = {
  name: 'updateOrderStatus leaves products out',
  operation: 'updateOrderStatus',
  rule: 'schema',
  wrap: leaveOut('updateOrderStatus', '/products'),
}
