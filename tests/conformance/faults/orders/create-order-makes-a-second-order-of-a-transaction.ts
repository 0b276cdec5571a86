import { asObject } from '../../../../mocks/contract/json'
import type { Fault } from '../../support/fault'
import { changeAnswer } from '../../support/json-answers'
import { answerAgain } from './support/answer-again'

/** Makes a second order when the same request comes again. */
export const createOrderMakesASecondOrderOfATransaction: Fault = {
  name: 'createOrder makes a second order of a transaction',
  operation: 'createOrder',
  rule: 'one-order',
  wrap: answerAgain((answer) =>
    changeAnswer(answer, (body) => ({ ...asObject(body), _id: 'ord_second' })),
  ),
}
