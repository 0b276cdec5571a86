import { setTimeout as pause } from 'node:timers/promises'
import { ADMIN, enterShop, type Send, type ShopProduct, showProduct } from './service/shop-client'

/** The result of many shoppers at once. */
export interface ShoppingDay {
  readonly durationMs: number
  /** Requests that were told to come back later, and did. */
  readonly askedBack: number
  /** Why shoppers got no order, one sentence each. */
  readonly failures: readonly string[]
  /** Orders whose amount is not the sum of their lines. */
  readonly wrongTotals: number
  /** Units that are neither in stock nor in an order, or in both. */
  readonly lostPieces: number
}

/** Nobody comes back for ever. */
const LONGEST_STAY_MS = 120_000
const PRICE_CENTS = 1999
const toDollars = (cents: number) => cents / 100

/**
 * Lets so many people sign up, look around, pay by card and order, all at once.
 *
 * @param sendFrom sends from the address of the one with that number
 */
export async function letShop(
  send: Send,
  sendFrom: (index: number) => Send,
  count: number,
): Promise<ShoppingDay> {
  const admin = await enterShop(send, ADMIN)
  const product = await admin.createProduct(toDollars(PRICE_CENTS), count * 3)
  let askedBack = 0
  const asTold = (one: Send): Send => comeBackWhenTold(one, () => (askedBack += 1))
  const startedAt = performance.now()
  const results = await Promise.allSettled(
    Array.from({ length: count }, (_, index) =>
      shop(asTold(sendFrom(index)), product, 1 + (index % 3)),
    ),
  )
  const durationMs = performance.now() - startedAt
  const orders = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
  const after = await showProduct(send, product._id)
  const ordered = orders.reduce((sum, { pieces }) => sum + pieces, 0)
  return {
    durationMs,
    askedBack,
    failures: results.flatMap((result) =>
      result.status === 'rejected' ? [String(result.reason)] : [],
    ),
    wrongTotals: orders.filter(({ isExact }) => !isExact).length,
    lostPieces:
      Math.abs(product.quantity - after.quantity - ordered) + Math.abs(after.sold - ordered),
  }
}

/** As people do whom the page tells that the shop is busy. */
function comeBackWhenTold(send: Send, onTold: () => void): Send {
  return async (path, init) => {
    const end = performance.now() + LONGEST_STAY_MS
    for (;;) {
      const response = await send(path, init)
      const seconds = response.headers.get('Retry-After')
      if (seconds === null || performance.now() > end) return response
      onTold()
      await pause(Number(seconds) * 1_000)
    }
  }
}

async function shop(send: Send, product: ShopProduct, count: number) {
  const email = `${crypto.randomUUID()}@example.org`
  const shopper = await enterShop(send, { name: 'Busy Buyer', email, password: 'right-enough' })
  await (await send('/api/product/list?sortBy=sold&order=desc&limit=6')).arrayBuffer()
  await showProduct(send, product._id)
  const cents = PRICE_CENTS * count
  const transactionId = await shopper.pay(await shopper.tokenizeCard(), toDollars(cents))
  await shopper.order(product._id, count, toDollars(cents), transactionId)
  return (await shopper.orders()).map((order) => ({
    pieces: order.products.reduce((sum, line) => sum + line.count, 0),
    isExact: Math.round(order.amount * 100) === cents && order.products[0]?.count === count,
  }))
}
