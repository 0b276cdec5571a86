import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { anyRole } from './support/intruders'

/** Changes a product for users who are no administrators. */
export const updateProductServesEveryone: Fault = {
  name: 'updateProduct serves everyone',
  operation: 'updateProduct',
  rule: 'not-admin',
  wrap: hole('updateProduct', anyRole),
}
