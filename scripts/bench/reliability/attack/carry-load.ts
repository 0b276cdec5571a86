import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { sendTo } from '../service/send-to'
import { enterShop, resumeShopper, type Send, showProduct } from '../service/shop-client'
import { shopperAddress } from './shop/ip-addresses'
import type { Customer, ShopFacts } from './shop/shop-facts'

/** Response times and failures of the shoppers. */
export interface ShopperOutcome {
  /** ms of each sign-in; a failed one counts as the longest wait. */
  readonly signInMs: readonly number[]
  /** ms of each payment with its order, failures as above. */
  readonly payMs: readonly number[]
  /** Why a shopper's request failed, one sentence each. */
  readonly refusals: readonly string[]
}

/** The storefront’s own time-out for writes. */
const PATIENCE_MS = 30_000
const SIGN_IN_EVERY_MS = 1_000
const BUY_EVERY_MS = 500

/**
 * Starts shoppers at fixed intervals, so that a slow shop gets no fewer requests: each second one signs in and two buy
 * something, over their own connections. Resolves when the last one is done.
 *
 * @throws Error when there are no shoppers, or one can't buy at all
 */
export async function carryLoad(
  service: { readonly origin: string },
  { shoppers, product }: ShopFacts,
  durationMs: number,
): Promise<ShopperOutcome> {
  const signInMs: number[] = []
  const payMs: number[] = []
  const refusals: string[] = []
  const visit = async (
    index: number,
    visitor: (send: Send, customer: Customer) => Promise<void>,
  ) => {
    const customer = shoppers[index % shoppers.length]
    if (!customer) throw new Error('There are no shoppers.')
    const agent = new Agent({ keepAlive: true })
    const localAddress = shopperAddress(index % shoppers.length)
    try {
      await visitor(sendTo(service, { agent, localAddress, patienceMs: PATIENCE_MS }), customer)
    } catch (error) {
      refusals.push(`${customer.email}: ${String(error)}`)
    } finally {
      agent.destroy()
    }
  }
  const signIn = async (send: Send, customer: Customer) => {
    await time(signInMs, () => enterShop(send, customer))
  }
  const buy = async (send: Send, customer: Customer) => {
    const shopper = resumeShopper(send, customer)
    await (await send('/api/product/list?sortBy=sold&order=desc&limit=6')).arrayBuffer()
    await showProduct(send, product._id)
    const nonce = await shopper.tokenizeCard()
    await time(payMs, async () => {
      const transactionId = await shopper.pay(nonce, product.price)
      await shopper.order(product._id, 1, product.price, transactionId)
    })
  }
  await Promise.all([
    atIntervals(SIGN_IN_EVERY_MS, durationMs, (index) => visit(index, signIn)),
    atIntervals(BUY_EVERY_MS, durationMs, (index) => visit(index, buy)),
  ])
  return { signInMs, payMs, refusals }
}

/** Calls `begin` at each interval, whether or not earlier calls are done. */
async function atIntervals(
  intervalMs: number,
  durationMs: number,
  begin: (index: number) => Promise<void>,
): Promise<void> {
  const startedAt = performance.now()
  const begun: Promise<void>[] = []
  for (let index = 0; index * intervalMs < durationMs; index += 1) {
    await pause(Math.max(startedAt + index * intervalMs - performance.now(), 0))
    begun.push(begin(index))
  }
  await Promise.all(begun)
}

/** A failure counts as the longest wait, so that fast refusals do not improve the times. */
async function time(times: number[], work: () => Promise<unknown>): Promise<void> {
  const startedAt = performance.now()
  try {
    await work()
    times.push(performance.now() - startedAt)
  } catch (error) {
    times.push(PATIENCE_MS)
    throw error
  }
}
