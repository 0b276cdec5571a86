import { type Send, type ShopOrder, type Shopper, showProduct } from '../service/shop-client'
import type { Purchase } from './write-until-killed'

/** Problems after a restart; none in a correct shop. */
export interface Audit {
  /** Charges or orders that had been answered and are gone, or are there twice. */
  readonly lost: number
  /** Orders without their stock taken, or stock taken without an order. */
  readonly halfOrders: number
  /** Nonces for which it is unknown whether they were charged. */
  readonly untraced: number
}

const USED = 409

/**
 * Looks at a restarted shop as its buyers do: asks for every purchase again, which must bring the same
 * charge and the same order, and counts the stock against the orders.
 */
export async function auditPurchases(
  send: Send,
  shopper: Shopper,
  product: { readonly _id: string; readonly price: number; readonly quantity: number },
  purchases: readonly Purchase[],
): Promise<Audit> {
  const before = await shopper.orders()
  const halfOrders = await countHalfOrders(send, product, before)
  let lost = 0
  let untraced = 0
  for (const purchase of purchases) {
    const answered = { ...purchase }
    const outcome = await finish(send, shopper, product, purchase)
    if (outcome === 'untraced') untraced += 1
    if (outcome === 'lost' || isChanged(answered, purchase, before)) lost += 1
  }
  const after = await shopper.orders()
  const ids = after.map(({ transaction_id }) => transaction_id)
  return {
    lost: lost + (ids.length - new Set(ids).size),
    halfOrders: halfOrders + (await countHalfOrders(send, product, after)),
    untraced,
  }
}

async function countHalfOrders(
  send: Send,
  { _id, quantity }: { readonly _id: string; readonly quantity: number },
  orders: readonly ShopOrder[],
): Promise<number> {
  const lines = orders.flatMap((order) => order.products).filter((line) => line._id === _id)
  const ordered = lines.reduce((sum, { count }) => sum + count, 0)
  const now = await showProduct(send, _id)
  return Math.abs(now.sold - ordered) + Math.abs(quantity - now.quantity - ordered)
}

/** Sends charge and order once more. A nonce that was used up before anything was charged is no loss. */
async function finish(
  send: Send,
  shopper: Shopper,
  product: { readonly _id: string; readonly price: number },
  purchase: Purchase,
): Promise<'finished' | 'nothing charged' | 'untraced' | 'lost'> {
  const { nonce, count } = purchase
  const amount = product.price * count
  const response = await send(`/api/braintree/payment/${shopper.userId}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${shopper.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ paymentMethodNonce: nonce, amount }),
  })
  await response.arrayBuffer()
  if (!response.ok) {
    if (purchase.transactionId) return 'lost'
    return response.status === USED ? 'nothing charged' : 'untraced'
  }
  purchase.transactionId = await shopper.pay(nonce, amount)
  const { _id } = await shopper.order(product._id, count, amount, purchase.transactionId)
  purchase.orderId = _id
  return 'finished'
}

function isChanged(answered: Purchase, now: Purchase, before: readonly ShopOrder[]): boolean {
  const { transactionId, orderId } = answered
  if (transactionId !== undefined && transactionId !== now.transactionId) return true
  return orderId !== undefined && !before.some(({ _id }) => _id === orderId)
}
