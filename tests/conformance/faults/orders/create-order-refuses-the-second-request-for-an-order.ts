import type { Fault } from '../../support/fault'
import { answerJson } from '../../support/json-answers'
import { answerAgain } from './support/answer-again'

/** Refuses a repeated request, where the contract answers the order that it made. */
export const createOrderRefusesTheSecondRequestForAnOrder: Fault = {
  name: 'createOrder refuses the second request for an order',
  operation: 'createOrder',
  rule: 'one-order',
  wrap: answerAgain(() => answerJson({ error: 'Used already.' }, 409)),
}
