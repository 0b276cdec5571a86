import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { anotherUser } from './support/intruders'

/** Deletes a product for a user whose path it is not. */
export const deleteProductServesAnotherUsersPath: Fault = {
  name: "deleteProduct serves another user's path",
  operation: 'deleteProduct',
  rule: 'not-yours',
  wrap: hole('deleteProduct', anotherUser),
}
