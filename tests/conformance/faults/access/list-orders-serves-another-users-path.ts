import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { anotherUser } from './support/intruders'

/** Lists all orders for a user whose path it is not. */
export const listOrdersServesAnotherUsersPath: Fault = {
  name: "listOrders serves another user's path",
  operation: 'listOrders',
  rule: 'not-yours',
  wrap: hole('listOrders', anotherUser),
}
