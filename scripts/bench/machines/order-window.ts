import { setTimeout as pause } from 'node:timers/promises'
import type { Pair } from '../pairs/take-pairs'
import { type Bought, buyUntil } from './buy'
import type { Fleet } from './fleet'

/** Each process compiles its code itself. */
const WARM_UP_MS_PER_PROCESS = 3_000
const WINDOW_MS = 2_000
const TURN_MS = 250
const TURNS = 20

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

/** Lets every shopper buy for some seconds. */
export async function takeWindow(fleet: Fleet): Promise<OrderWindow> {
  return toWindow([await sell(fleet, WINDOW_MS)])
}

/**
 * What two fleets show in many short times of selling, in turns: the speed of a shared machine's cores changes from second
 * to second.
 */
export async function takeTurns(own: Fleet, other: Fleet): Promise<Pair<OrderWindow>> {
  const ownSales: Sales[] = []
  const otherSales: Sales[] = []
  for (let turn = 0; turn < TURNS; turn += 1) {
    if (turn % 2 === 0) ownSales.push(await sell(own, TURN_MS))
    otherSales.push(await sell(other, TURN_MS))
    if (turn % 2 === 1) ownSales.push(await sell(own, TURN_MS))
  }
  return { own: toWindow(ownSales), other: toWindow(otherSales) }
}

/** What was sold in some time, and what it took. */
interface Sales {
  readonly orders: number
  readonly tookMs: number
  /** Of all processes. */
  readonly cpuMs: number
}

async function sell(fleet: Fleet, forMs: number): Promise<Sales> {
  const cpuBefore = await fleet.cpuMs()
  const startedAt = performance.now()
  const { length: orders } = await shop(fleet, () => pause(forMs))
  const tookMs = performance.now() - startedAt
  return { orders, tookMs, cpuMs: (await fleet.cpuMs()) - cpuBefore }
}

function toWindow(sales: readonly Sales[]): OrderWindow {
  const sum = (of: (one: Sales) => number) => sales.reduce((all, one) => all + of(one), 0)
  const orders = sum((one) => one.orders)
  return {
    perSecond: (orders * 1000) / sum(({ tookMs }) => tookMs),
    cpuMs: sum(({ cpuMs }) => cpuMs) / orders,
  }
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
