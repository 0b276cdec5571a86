import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { garbage } from './support/intruders'

/** Charges for whoever sends a word that is no token. */
export const createPaymentTakesGarbageForAToken: Fault = {
  name: 'createPayment takes garbage for a token',
  operation: 'createPayment',
  rule: 'bad-token',
  wrap: hole('createPayment', garbage),
}
