import { setTimeout as pause } from 'node:timers/promises'
import type {
  Send,
  ShopProduct,
  Shopper,
} from '../../../scripts/bench/reliability/service/shop-client'

const READS = ['/api/category/list', '/api/product/list?limit=6']
const READ_EVERY_MS = 22
const BUY_EVERY_MS = 800

export interface Traffic {
  /** What went wrong so far, each in a sentence. */
  readonly failures: readonly string[]
  readonly reads: () => number
  /** Of orders that were answered. */
  readonly orders: readonly string[]
  /** Lets what is under way end. */
  stop(): Promise<void>
}

/** Some 45 reads a second and a purchase, of four calls and more, about each second. */
export function startTraffic(send: Send, shopper: Shopper, product: ShopProduct): Traffic {
  const failures: string[] = []
  const orders: string[] = []
  let reads = 0
  let isStopped = false
  const underWay = new Set<Promise<void>>()

  const note = (work: Promise<unknown>) => {
    const noted = work
      .then(
        () => undefined,
        (error: unknown) => void failures.push(String(error)),
      )
      .finally(() => underWay.delete(noted))
    underWay.add(noted)
  }
  const read = async (path: string) => {
    const response = await send(path)
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    reads += 1
  }
  const buy = async () => {
    const nonce = await shopper.tokenizeCard()
    const transactionId = await shopper.pay(nonce, product.price)
    const order = await shopper.order(product._id, 1, product.price, transactionId)
    orders.push(order._id)
  }
  const every = async (ms: number, act: (index: number) => Promise<unknown>) => {
    for (let index = 0; !isStopped; index += 1) {
      note(act(index))
      await pause(ms)
    }
  }
  const loops = [
    every(READ_EVERY_MS, (index) => read(READS[index % READS.length] ?? '/')),
    every(BUY_EVERY_MS, buy),
  ]
  return {
    failures,
    orders,
    reads: () => reads,
    async stop() {
      isStopped = true
      await Promise.all(loops)
      await Promise.all(underWay)
    },
  }
}
