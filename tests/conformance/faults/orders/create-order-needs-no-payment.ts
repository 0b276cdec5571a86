import type { Fault } from '../../support/fault'
import { letPass } from './support/let-pass'

/** Makes orders of transactions that do not exist. */
export const createOrderNeedsNoPayment: Fault = {
  name: 'createOrder needs no payment',
  operation: 'createOrder',
  rule: 'unpaid-order',
  wrap: letPass(404, (order) => String(order['transaction_id']).includes('no-such')),
}
