import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { anyRole } from './support/intruders'

/** Deletes a product for users who are no administrators. */
export const deleteProductServesEveryone: Fault = {
  name: 'deleteProduct serves everyone',
  operation: 'deleteProduct',
  rule: 'not-admin',
  wrap: hole('deleteProduct', anyRole),
}
