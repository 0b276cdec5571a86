import { isDeepStrictEqual } from 'node:util'
import type { Exchange } from '../../http/exchange'
import { isWrite } from './records'

/**
 * For each judged read the first of those that were answered alike up to it, if something was written since: a service may
 * have kept that answer.
 */
export function listUnchanged(
  judged: readonly Exchange[],
  exchanges: readonly Exchange[],
): readonly Exchange[] {
  return judged.flatMap((one) => {
    if (isWrite(one) || one.status >= 300) return []
    const earlier = exchanges.filter(
      (other) => other.number < one.number && isSameRequest(one, other),
    )
    const first = earlier[earlier.findLastIndex(({ text }) => text !== one.text) + 1]
    if (!first) return []
    const isBetween = ({ number }: Exchange) => number > first.number && number < one.number
    return exchanges.some((other) => isBetween(other) && isWrite(other)) ? [first] : []
  })
}

/** Whether two requests ask for the same, whoever asks. */
export function isSameRequest({ request: a }: Exchange, { request: b }: Exchange): boolean {
  // As texts two photos of the greatest size take seconds.
  return a.method === b.method && a.url === b.url && isDeepStrictEqual(a.body, b.body)
}
