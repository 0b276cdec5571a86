import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { anotherUser } from './support/intruders'

/** Answers a profile for a user whose path it is not. */
export const readProfileServesAnotherUsersPath: Fault = {
  name: "readProfile serves another user's path",
  operation: 'readProfile',
  rule: 'not-yours',
  wrap: hole('readProfile', anotherUser),
}
