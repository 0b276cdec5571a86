import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { anotherUser } from './support/intruders'

/** Makes a product for a user whose path it is not. */
export const createProductServesAnotherUsersPath: Fault = {
  name: "createProduct serves another user's path",
  operation: 'createProduct',
  rule: 'not-yours',
  wrap: hole('createProduct', anotherUser),
}
