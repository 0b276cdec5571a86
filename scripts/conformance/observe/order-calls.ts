import type { Exchange } from '../http/exchange'
import { isWriteOf } from '../model/is-write'

/** A call, and whether nothing was written while it was under way. */
export interface Ordered {
  readonly exchange: Exchange
  readonly isAlone: boolean
}

/** So many calls before and after one may overlap it. */
const WINDOW = 64
/** Times of recordings are rounded. */
const ROUNDING_MS = 2

/** Orders calls by their beginnings, and tells which of them were written beside. */
export async function* orderCalls(
  calls: AsyncIterable<Exchange> | Iterable<Exchange>,
): AsyncGenerator<Ordered> {
  const waiting: Exchange[] = []
  const past: Exchange[] = []
  const next = (): readonly Ordered[] => {
    waiting.sort((a, b) => startOf(a) - startOf(b) || a.number - b.number)
    const exchange = waiting.shift()
    if (!exchange) return []
    const isAlone = ![...past, ...waiting].some(
      (other) => isWrite(other) && overlap(exchange, other),
    )
    past.push(exchange)
    if (past.length > WINDOW) past.shift()
    return [{ exchange, isAlone }]
  }
  for await (const exchange of calls) {
    waiting.push(exchange)
    if (waiting.length > WINDOW) yield* next()
  }
  while (waiting.length > 0) yield* next()
}

function isWrite({ request: { operation, method } }: Exchange): boolean {
  return isWriteOf({ id: operation, method })
}

function overlap(one: Exchange, other: Exchange): boolean {
  return startOf(other) < endOf(one) - ROUNDING_MS && endOf(other) > startOf(one) + ROUNDING_MS
}

function startOf({ startedAt }: Exchange): number {
  return startedAt.getTime()
}

function endOf({ startedAt, durationMs }: Exchange): number {
  return startedAt.getTime() + durationMs
}
