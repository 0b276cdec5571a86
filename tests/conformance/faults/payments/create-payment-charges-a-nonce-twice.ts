import type { Fault } from '../../support/fault'
import { inPlaceOf } from '../../support/wrappers'

/** Charges a spent nonce again. */
export const createPaymentChargesANonceTwice: Fault = {
  name: 'createPayment charges a nonce twice',
  operation: 'createPayment',
  rule: 'nonce-once',
  wrap: inPlaceOf('createPayment', 409, {
    success: true,
    transaction: { id: 'txn_again', amount: 1 },
  }),
}
