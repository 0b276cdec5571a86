import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { anotherUser } from './support/intruders'

/** Sets the status of an order for a user whose path it is not. */
export const updateOrderStatusServesAnotherUsersPath: Fault = {
  name: "updateOrderStatus serves another user's path",
  operation: 'updateOrderStatus',
  rule: 'not-yours',
  wrap: hole('updateOrderStatus', anotherUser),
}
