import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { noToken } from './support/intruders'

/** Charges for whoever calls without a token. */
export const createPaymentAsksForNoToken: Fault = {
  name: 'createPayment asks for no token',
  operation: 'createPayment',
  rule: 'no-token',
  wrap: hole('createPayment', noToken),
}
