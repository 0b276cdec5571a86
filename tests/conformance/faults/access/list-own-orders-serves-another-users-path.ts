import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { anotherUser } from './support/intruders'

/** Lists a user's orders for a user whose path it is not. */
export const listOwnOrdersServesAnotherUsersPath: Fault = {
  name: "listOwnOrders serves another user's path",
  operation: 'listOwnOrders',
  rule: 'not-yours',
  wrap: hole('listOwnOrders', anotherUser),
}
