import { asArray } from '../../../../mocks/contract/json'
import type { Fault } from '../../support/fault'
import { onAnswerAt } from '../../support/wrappers'

/** Answers an order without one of its products. */
export const createOrderForgetsALine: Fault = {
  name: 'createOrder forgets a line',
  operation: 'createOrder',
  rule: 'read-back',
  wrap: onAnswerAt('createOrder', '/products', (lines) => asArray(lines).slice(0, 1)),
}
