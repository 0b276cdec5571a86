import type { Fault } from '../../support/fault'
import { inPlaceOf } from '../../support/wrappers'

/** Answers a declined charge with a transaction. */
export const createPaymentReportsDeclinedChargesAsCharged: Fault = {
  name: 'createPayment reports declined charges as charged',
  operation: 'createPayment',
  rule: 'declined',
  wrap: inPlaceOf('createPayment', 402, {
    success: true,
    transaction: { id: 'txn_declined', amount: 3.21 },
  }),
}
