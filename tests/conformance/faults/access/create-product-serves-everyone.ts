import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { anyRole } from './support/intruders'

/** Makes a product for users who are no administrators. */
export const createProductServesEveryone: Fault = {
  name: 'createProduct serves everyone',
  operation: 'createProduct',
  rule: 'not-admin',
  wrap: hole('createProduct', anyRole),
}
