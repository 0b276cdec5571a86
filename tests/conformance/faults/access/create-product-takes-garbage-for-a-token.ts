import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { garbage } from './support/intruders'

/** Makes a product for whoever sends a word that is no token. */
export const createProductTakesGarbageForAToken: Fault = {
  name: 'createProduct takes garbage for a token',
  operation: 'createProduct',
  rule: 'bad-token',
  wrap: hole('createProduct', garbage),
}
