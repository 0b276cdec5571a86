import type { Fault } from '../../support/fault'
import { acceptJson } from '../../support/wrappers'
import { isBelow } from './support/broken-values'

/** Takes a negative amount for 0. */
export const createPaymentTakesANegativeAmount: Fault = {
  name: 'createPayment takes a negative amount',
  operation: 'createPayment',
  rule: 'bad-input',
  wrap: acceptJson('createPayment', '/amount', isBelow(0), 0),
}
