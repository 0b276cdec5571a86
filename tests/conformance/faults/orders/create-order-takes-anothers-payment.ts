import type { Fault } from '../../support/fault'
import { letPass } from './support/let-pass'

/** Makes orders of a transaction that another user paid. */
export const createOrderTakesAnothersPayment: Fault = {
  name: "createOrder takes another's payment",
  operation: 'createOrder',
  rule: 'unpaid-order',
  wrap: letPass(403, (_, error) => error.includes('another account')),
}
