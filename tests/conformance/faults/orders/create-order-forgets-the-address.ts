import type { Fault } from '../../support/fault'
import { onAnswerAt } from '../../support/wrappers'

/** Answers another address than the one sent. */
export const createOrderForgetsTheAddress: Fault = {
  name: 'createOrder forgets the address',
  operation: 'createOrder',
  rule: 'read-back',
  wrap: onAnswerAt('createOrder', '/address', () => 'Somewhere'),
}
