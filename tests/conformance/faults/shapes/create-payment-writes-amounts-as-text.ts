import type { Fault } from '../../support/fault'
import { onAnswerAt } from '../../support/wrappers'

/** Writes the charged amount as text. */
export const createPaymentWritesAmountsAsText: Fault = {
  name: 'createPayment writes amounts as text',
  operation: 'createPayment',
  rule: 'schema',
  wrap: onAnswerAt('createPayment', '/transaction/amount', String),
}
