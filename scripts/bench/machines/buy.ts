import { setTimeout as pause } from 'node:timers/promises'
import {
  type ShopProduct,
  type Shopper,
  UnexpectedResponse,
} from '../reliability/service/shop-client'

/** One purchase that came to its end. */
export interface Bought {
  readonly orderId: string
  readonly productId: string
  readonly tookMs: number
}

/** A charge whose machine died is cleared up by another one in good time; a shopper who waits longer has lost it. */
const PATIENCE_MS = 150_000
const ASK_AGAIN_MS = 250
const USED = 409

/**
 * Buys one piece again and again until told to stop.
 *
 * @throws Error when there is nothing to buy, or a purchase fails for good
 */
export async function buyUntil(
  isOver: () => boolean,
  shopper: Shopper,
  products: readonly ShopProduct[],
  seed: number,
): Promise<Bought[]> {
  const bought: Bought[] = []
  while (!isOver()) {
    const product = products[(seed + bought.length) % products.length]
    if (!product) throw new Error('There is nothing to buy.')
    bought.push(await buy(shopper, product))
  }
  return bought
}

/** Retries lost requests unchanged, as the shop's checkout does. */
async function buy(shopper: Shopper, { _id, price }: ShopProduct): Promise<Bought> {
  const startedAt = performance.now()
  const transactionId = await pay(shopper, price)
  const order = await insist(() => shopper.order(_id, 1, price, transactionId))
  return { orderId: order._id, productId: _id, tookMs: performance.now() - startedAt }
}

/** A card that was used up when a machine died, before anything was charged, is typed in again. */
async function pay(shopper: Shopper, price: number): Promise<string> {
  for (;;) {
    const nonce = await insist(() => shopper.tokenizeCard())
    try {
      return await insist(() => shopper.pay(nonce, price))
    } catch (error) {
      if (!(error instanceof UnexpectedResponse && error.status === USED)) throw error
    }
  }
}

async function insist<Result>(ask: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      const isFinal = error instanceof UnexpectedResponse && error.status < 500
      if (isFinal || performance.now() > deadline) throw error
      await pause(ASK_AGAIN_MS)
    }
  }
}
