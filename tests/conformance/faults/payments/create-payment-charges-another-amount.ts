import type { Fault } from '../../support/fault'
import { onAnswerAt } from '../../support/wrappers'

/** Charges whole dollars and drops the cents. */
export const createPaymentChargesAnotherAmount: Fault = {
  name: 'createPayment charges another amount',
  operation: 'createPayment',
  rule: 'charged-amount',
  wrap: onAnswerAt('createPayment', '/transaction/amount', (amount) => Math.floor(Number(amount))),
}
