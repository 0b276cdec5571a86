import type { Fault } from '../../support/fault'
import { onAnswerAt } from '../../support/wrappers'

/** Answers another amount than was charged. */
export const createOrderAnswersAWrongTotal: Fault = {
  name: 'createOrder answers a wrong total',
  operation: 'createOrder',
  rule: 'order-amount',
  wrap: onAnswerAt('createOrder', '/amount', (amount) => Number(amount) + 1),
}
