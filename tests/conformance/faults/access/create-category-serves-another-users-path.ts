import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { anotherUser } from './support/intruders'

/** Makes a category for a user whose path it is not. */
export const createCategoryServesAnotherUsersPath: Fault = {
  name: "createCategory serves another user's path",
  operation: 'createCategory',
  rule: 'not-yours',
  wrap: hole('createCategory', anotherUser),
}
