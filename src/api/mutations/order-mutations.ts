import * as v from 'valibot'
import { type Cents, toDollars } from '../../lib/money'
import { type OrderDraft, toWireOrder } from '../edge/order'
import { read } from '../read'
import { api } from '../service'

const id = v.pipe(v.string(), v.nonEmpty())
/** Of each response only the id is needed: with other parts amiss it still says that the thing is done. */
const chargeShape = v.object({ transaction: v.object({ id }) })
const orderShape = v.object({ _id: id })

/** Charges a payment method; resolves with the transaction's id. Sent once, never retried here. */
export async function chargePayment(
  userId: string,
  charge: { amountCents: Cents; nonce: string },
): Promise<string> {
  const body = { paymentMethodNonce: charge.nonce, amount: toDollars(charge.amountCents) }
  const call = api.POST('/braintree/payment/{userId}', { params: { path: { userId } }, body })
  const response = await read(call, { operation: 'createPayment', shape: chargeShape })
  return response.transaction.id
}

/** Creates the order of a transaction; resolves with the order's id. Sent once, never retried here. */
export async function createOrder(userId: string, draft: OrderDraft): Promise<string> {
  const params = { path: { userId } }
  const call = api.POST('/order/create/{userId}', { params, body: toWireOrder(draft) })
  return (await read(call, { operation: 'createOrder', shape: orderShape }))._id
}
