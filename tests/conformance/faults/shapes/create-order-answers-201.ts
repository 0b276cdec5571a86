import type { Fault } from '../../support/fault'
import { onStatus } from '../../support/wrappers'

/** Answers a new order with 201, which the contract does not list. */
export const createOrderAnswers201: Fault = {
  name: 'createOrder answers 201',
  operation: 'createOrder',
  rule: 'status',
  wrap: onStatus('createOrder', 200, 201),
}
