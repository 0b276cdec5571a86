import type { Answer } from '../../../model/call'
import type { Advise } from '../../../model/check'
import type { CheckContext } from '../../../model/check-context'

/** Of several, since one may meet a pause of the service. */
const TIMES = 5
/** Less is not felt, and is within what a busy machine adds. */
const LEAST_ADDED_MS = 100

type Read = (context: CheckContext) => Promise<Answer>

/** Reads of one product or one page: a service with an index takes as long for them whatever else there is. */
const READS: Readonly<Record<string, Read>> = {
  listProducts: ({ call }) =>
    call('listProducts', { query: { sortBy: 'createdAt', order: 'desc', limit: '1' } }),
  filterProducts: ({ call, slots }) => {
    const category = [slots.categories.get().second._id]
    return call('filterProducts', { json: { limit: 1, skip: 0, filters: { category, price: [] } } })
  },
}

/**
 * Times short reads, and once more when there are more products.
 *
 * @param count of products now
 * @returns what times them again and advises on those whose time has grown as much as the catalogue
 */
export async function watchTimes(
  context: CheckContext,
  count: number,
): Promise<(countNow: number, advise: Advise) => Promise<void>> {
  const before = new Map<string, number>()
  for (const [operation, read] of Object.entries(READS)) {
    before.set(operation, (await timeReads(context, read)).medianMs)
  }
  return async (countNow, advise) => {
    for (const [operation, read] of Object.entries(READS)) {
      const beforeMs = before.get(operation) ?? 0
      const { medianMs, answer } = await timeReads(context, read)
      if (!hasGrown({ count, ms: beforeMs }, { count: countNow, ms: medianMs })) continue
      advise({
        rule: 'steady-time',
        operation,
        expected: `about ${Math.round(beforeMs)} ms for one product, as when there were ${count}`,
        got: `${Math.round(medianMs)} ms now that there are ${countNow}`,
        cause: 'Every product is read to answer with one: an index or a limit is missing.',
        unshown: 'A time says nothing alone: it is held against that of a smaller catalogue.',
        exchange: answer.exchange,
      })
    }
  }
}

interface Timing {
  readonly count: number
  readonly ms: number
}

/** Whether a time has grown at least half as much as the number of products, and so that it is felt. */
export function hasGrown(before: Timing, now: Timing): boolean {
  if (now.count <= before.count || now.ms - before.ms < LEAST_ADDED_MS) return false
  const growth = now.count / Math.max(before.count, 1)
  return now.ms / Math.max(before.ms, 1) >= 1 + (growth - 1) / 2
}

async function timeReads(context: CheckContext, read: Read) {
  const answers: Answer[] = []
  for (let time = 0; time < TIMES; time += 1) answers.push(await read(context))
  const sorted = answers.toSorted((a, b) => a.exchange.durationMs - b.exchange.durationMs)
  const middle = sorted[Math.floor(TIMES / 2)]
  if (!middle) throw new Error('Nothing was read.')
  return { medianMs: middle.exchange.durationMs, answer: middle }
}
