import { type Send, type Shopper, UnexpectedResponse } from '../service/shop-client'

/** What one buyer knows of one purchase, as far as answers came. */
export interface Purchase {
  readonly nonce: string
  readonly count: number
  /** Set once the charge was answered. */
  transactionId?: string
  /** Set once the order was answered. */
  orderId?: string
}

/**
 * Buys again and again until the service is gone; each purchase is recorded before it is requested.
 *
 * @throws UnexpectedResponse when the service refuses what it should take
 */
export async function buyUntilKilled(
  shopper: Shopper,
  productId: string,
  price: number,
  note: (purchase: Purchase) => void,
): Promise<void> {
  try {
    for (let made = 0; ; made += 1) {
      const count = 1 + (made % 3)
      const purchase: Purchase = { nonce: await shopper.tokenizeCard(), count }
      note(purchase)
      purchase.transactionId = await shopper.pay(purchase.nonce, price * count)
      const { transactionId } = purchase
      const order = await shopper.order(productId, count, price * count, transactionId)
      purchase.orderId = order._id
    }
  } catch (error) {
    // A closed connection is expected; a refusal is not.
    if (error instanceof UnexpectedResponse) throw error
  }
}

/**
 * Writes pictures and products beside the purchases, so that a kill meets every kind of write.
 *
 * @throws UnexpectedResponse when the service refuses what it should take
 */
export async function stockUntilKilled(admin: Shopper, send: Send): Promise<void> {
  try {
    for (;;) {
      await admin.createProduct(1, 1)
      await (await send('/api/category/list')).arrayBuffer()
    }
  } catch (error) {
    if (error instanceof UnexpectedResponse) throw error
  }
}
