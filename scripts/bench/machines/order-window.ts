import { setTimeout as pause } from 'node:timers/promises'
import { type Bought, buyUntil } from './buy'
import type { Fleet } from './fleet'

/** Each process compiles its code itself. */
const WARM_UP_MS_PER_PROCESS = 3_000
const WINDOW_MS = 2_000

/** What some seconds of buying have shown. */
export interface OrderWindow {
  readonly perSecond: number
  /** Of all processes, for each order. */
  readonly cpuMs: number
}

/** Buys for so long that every process has compiled what it sells with. */
export async function warmUp(fleet: Fleet): Promise<void> {
  await shop(fleet, () => pause(WARM_UP_MS_PER_PROCESS * fleet.processIds.length))
}

/** Lets every shopper buy for some seconds; the longer, the less a collection of garbage in one of two weighs. */
export async function takeWindow(fleet: Fleet, windowMs = WINDOW_MS): Promise<OrderWindow> {
  const cpuBefore = await fleet.cpuMs()
  const startedAt = performance.now()
  const { length } = await shop(fleet, () => pause(windowMs))
  const tookMs = performance.now() - startedAt
  const cpuMs = (await fleet.cpuMs()) - cpuBefore
  return { perSecond: (length * 1000) / tookMs, cpuMs: cpuMs / length }
}

/** Lets every shopper buy while the work is done. */
export async function shop(
  { shoppers, products }: Fleet,
  meanwhile: () => Promise<void>,
): Promise<Bought[]> {
  let isOver = false
  const buying = Promise.all(
    shoppers.map((shopper, index) => buyUntil(() => isOver, shopper, products, index)),
  )
  await Promise.race([meanwhile(), buying])
  isOver = true
  return (await buying).flat()
}
