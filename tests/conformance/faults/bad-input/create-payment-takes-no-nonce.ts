import type { Fault } from '../../support/fault'
import { acceptJson } from '../../support/wrappers'
import { isMissing } from './support/broken-values'

/** Charges without a nonce. */
export const createPaymentTakesNoNonce: Fault = {
  name: 'createPayment takes no nonce',
  operation: 'createPayment',
  rule: 'bad-input',
  wrap: acceptJson('createPayment', '/paymentMethodNonce', isMissing, 'fake-valid-nonce'),
}
