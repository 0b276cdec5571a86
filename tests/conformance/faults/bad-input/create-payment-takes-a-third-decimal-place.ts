import type { Fault } from '../../support/fault'
import { acceptJson } from '../../support/wrappers'

/** Takes amounts that are no whole number of cents. */
export const createPaymentTakesAThirdDecimalPlace: Fault = {
  name: 'createPayment takes a third decimal place',
  operation: 'createPayment',
  rule: 'bad-input',
  wrap: acceptJson(
    'createPayment',
    '/amount',
    (value) => Number(value) % 0.01 > 0.0009 && Number(value) % 0.01 < 0.0011,
    1,
  ),
}
