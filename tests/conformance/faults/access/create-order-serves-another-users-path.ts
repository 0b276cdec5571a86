import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { anotherUser } from './support/intruders'

/** Makes an order for a user whose path it is not. */
export const createOrderServesAnotherUsersPath: Fault = {
  name: "createOrder serves another user's path",
  operation: 'createOrder',
  rule: 'not-yours',
  wrap: hole('createOrder', anotherUser),
}
