import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { anotherUser } from './support/intruders'

/** Changes a product for a user whose path it is not. */
export const updateProductServesAnotherUsersPath: Fault = {
  name: "updateProduct serves another user's path",
  operation: 'updateProduct',
  rule: 'not-yours',
  wrap: hole('updateProduct', anotherUser),
}
