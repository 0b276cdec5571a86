import type { Fault } from '../../support/fault'
import { leaveOut } from '../../support/wrappers'

/** Lists orders of a user without that user. */
export const listOwnOrdersLeavesUserOut: Fault = {
  name: 'listOwnOrders leaves user out',
  operation: 'listOwnOrders',
  rule: 'schema',
  wrap: leaveOut('listOwnOrders', '/0/user'),
}
