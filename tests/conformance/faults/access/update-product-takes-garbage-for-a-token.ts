import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { garbage } from './support/intruders'

/** Changes a product for whoever sends a word that is no token. */
export const updateProductTakesGarbageForAToken: Fault = {
  name: 'updateProduct takes garbage for a token',
  operation: 'updateProduct',
  rule: 'bad-token',
  wrap: hole('updateProduct', garbage),
}
