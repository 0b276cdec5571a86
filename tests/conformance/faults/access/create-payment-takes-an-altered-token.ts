import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { altered } from './support/intruders'

/** Charges for a token whose payload was altered after it was signed. */
export const createPaymentTakesAnAlteredToken: Fault = {
  name: 'createPayment takes an altered token',
  operation: 'createPayment',
  rule: 'bad-token',
  wrap: hole('createPayment', altered),
}
