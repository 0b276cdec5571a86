import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { anotherUser } from './support/intruders'

/** Gives a client token for a user whose path it is not. */
export const getClientTokenServesAnotherUsersPath: Fault = {
  name: "getClientToken serves another user's path",
  operation: 'getClientToken',
  rule: 'not-yours',
  wrap: hole('getClientToken', anotherUser),
}
