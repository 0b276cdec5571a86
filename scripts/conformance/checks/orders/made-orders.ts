import { safeParse } from 'valibot'
import { orderShape } from '../../../../src/api/generated/shapes/order'
import type { Order } from '../../../../src/api/generated/types'
import type { CheckContext } from '../../model/check-context'

/** The orders that this run has made one after the other, as their creation was answered: each once, the newest first. */
export function listMade({
  client: { exchanges },
  broken,
}: Pick<CheckContext, 'client' | 'broken'>): readonly Order[] {
  const made = new Map<string, Order>()
  /** The number of the last request that was sent while an earlier one was under way. */
  let overlapped = 0
  for (const exchange of exchanges) {
    const { request, status, json, number, sentMeanwhile = number } = exchange
    // Of orders that came together with something else, other checks say what became of them.
    const isAlone = sentMeanwhile === number && number > overlapped
    overlapped = Math.max(overlapped, sentMeanwhile)
    if (request.operation !== 'createOrder' || status !== 200) continue
    if (!isAlone || broken.has(exchange)) continue
    const order = safeParse(orderShape, json)
    if (order.success && !made.has(order.output._id)) made.set(order.output._id, order.output)
  }
  return [...made.values()].toReversed()
}

/** As many of several as asked for, spread over all of them: none of the ends. */
export function spread<T>(all: readonly T[], count: number): readonly T[] {
  const taken = Math.min(count, all.length)
  return Array.from(
    { length: taken },
    (_, index) => all[Math.floor(((index + 1) * all.length) / (taken + 1))],
  ).flatMap((one) => (one === undefined ? [] : [one]))
}
