import type { Fault } from '../../support/fault'
import { letPass } from './support/let-pass'

/** Makes orders that claim the right sum of a transaction over another one. */
export const createOrderTakesTheClaimedAmountForTheChargedOne: Fault = {
  name: 'createOrder takes the claimed amount for the charged one',
  operation: 'createOrder',
  rule: 'order-amount',
  wrap: letPass(409, (order, error) => error.includes('cost') && Number(order['amount']) > 1),
}
