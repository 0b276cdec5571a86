import type { Fault } from '../../support/fault'
import { letPass } from './support/let-pass'

/** Makes orders whose amount is not what the products cost. */
export const createOrderTakesAnyAmount: Fault = {
  name: 'createOrder takes any amount',
  operation: 'createOrder',
  rule: 'order-amount',
  wrap: letPass(409, (_, error) => error.includes('cost')),
}
