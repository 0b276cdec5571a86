import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { garbage } from './support/intruders'

/** Deletes a product for whoever sends a word that is no token. */
export const deleteProductTakesGarbageForAToken: Fault = {
  name: 'deleteProduct takes garbage for a token',
  operation: 'deleteProduct',
  rule: 'bad-token',
  wrap: hole('deleteProduct', garbage),
}
