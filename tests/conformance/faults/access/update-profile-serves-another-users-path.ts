import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { anotherUser } from './support/intruders'

/** Changes a profile for a user whose path it is not. */
export const updateProfileServesAnotherUsersPath: Fault = {
  name: "updateProfile serves another user's path",
  operation: 'updateProfile',
  rule: 'not-yours',
  wrap: hole('updateProfile', anotherUser),
}
