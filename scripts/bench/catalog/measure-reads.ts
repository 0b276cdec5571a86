import type { Figure } from '../figure'
import { LEAST_VALUES } from '../pairs/median-interval'
import { takePairs } from '../pairs/take-pairs'
import type { OpenCatalog } from './open-catalog'
import { firstPage, type ReadCall, readCalls } from './read-calls'

const DEEP_GOAL = 2
const PAIRS = { least: LEAST_VALUES, most: 20 } as const

export interface ReadOptions {
  /** At the 95th percentile. */
  readonly goalMs: number
  /** Of each call. */
  toName(call: string): string
  readonly note: (text: string) => void
}

/**
 * The reads of a large catalog in turns with those of a small one, and those far down in turns with the first page.
 *
 * @throws Error when a read fails
 */
export async function measureReads(
  small: OpenCatalog,
  large: OpenCatalog,
  { goalMs, toName, note }: ReadOptions,
): Promise<Figure[]> {
  const figures: Figure[] = []
  const compare = async (
    name: string,
    call: ReadCall,
    other: { readonly name: string; readonly catalog: OpenCatalog; readonly call: ReadCall },
    goal: Figure['goal'],
  ) => {
    await large.warmUp(call)
    await other.catalog.warmUp(other.call)
    const measured = await takePairs({
      yardstick: other.name,
      own: () => large.timeReads(call),
      other: () => other.catalog.timeReads(other.call),
      figures: [{ name: toName(name), unit: 'ms', of: (ms) => ms, ...(goal ? { goal } : {}) }],
      ...PAIRS,
      note: (text) => note(`${name}: ${text}`),
    })
    figures.push(...measured)
  }
  for (const call of readCalls()) {
    const { name, isDeep, isAfterChange } = call
    // The cost of a change has no goal: only the first read after it pays.
    const goal = isAfterChange ? undefined : ({ of: 'value', atMost: goalMs } as const)
    await compare(name, call, { name: '1,000', catalog: small, call }, goal)
    if (!isDeep) continue
    const first = { name: 'first', catalog: large, call: firstPage }
    await compare(`${name}, beside the first page`, call, first, { of: 'ratio', atMost: DEEP_GOAL })
  }
  return figures
}
