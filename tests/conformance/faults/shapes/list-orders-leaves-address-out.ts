import type { Fault } from '../../support/fault'
import { leaveOut } from '../../support/wrappers'

/** Lists an order without its address. */
export const listOrdersLeavesAddressOut: Fault = {
  name: 'listOrders leaves address out',
  operation: 'listOrders',
  rule: 'schema',
  wrap: leaveOut('listOrders', '/0/address'),
}
