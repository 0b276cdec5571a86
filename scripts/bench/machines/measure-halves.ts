import { cpus } from 'node:os'
import type { Figure } from '../figure'
import { LEAST_VALUES } from '../pairs/median-interval'
import { takePairs } from '../pairs/take-pairs'
import { type CpuShare, createCpuShare, pinToCores } from './cpu-share'
import { type Fleet, withFleet } from './fleet'
import { takeWindow, warmUp } from './order-window'

const HALF = 0.5
const PAIRS = { least: LEAST_VALUES, most: 15 } as const
/** Two processes sell at least 1.6 times as many as one. */
const GOAL = 1 / 1.6
const NAME = 'time for an order, 2 processes of half a core each'
const API_CORES = '0'

/** Where it can't be measured the goal is open, not gone. */
const UNKNOWN: Figure = {
  name: NAME,
  value: Number.NaN,
  unit: 'ms',
  ratio: Number.NaN,
  goal: { of: 'ratio', atMost: GOAL },
}

/**
 * What a second process adds where it has a processor and the database has others: half a core for each process, all of
 * them on the first core, database and shoppers on the rest. So it shows on two cores.
 */
export async function measureHalves(
  serverUrl: string,
  note: (text: string) => void,
): Promise<Figure[]> {
  const lastCore = cpus().length - 1
  if (lastCore < 1) {
    note('two processes beside one are left out: they need two cores')
    return [UNKNOWN]
  }
  const shares: CpuShare[] = []
  try {
    for (const name of ['one', 'first', 'second']) {
      shares.push(await createCpuShare(`shop-bench-${process.pid}-${name}`, HALF))
    }
    await pinToCores(process.pid, `1-${lastCore}`)
  } catch (error) {
    await Promise.all(shares.map((share) => share.remove()))
    const reason = error instanceof Error ? error.message : String(error)
    note(
      `two processes beside one are left out: half a core each needs taskset and a control group (${reason})`,
    )
    return [UNKNOWN]
  }
  const [one, ...two] = shares
  try {
    return await withFleet(serverUrl, 1, async (single) => {
      await confine(single, one ? [one] : [])
      return withFleet(serverUrl, 2, async (pair) => {
        await confine(pair, two)
        return compare(single, pair, note)
      })
    })
  } finally {
    await pinToCores(process.pid, `0-${lastCore}`)
    await Promise.all(shares.map((share) => share.remove()))
  }
}

async function confine({ processIds }: Fleet, shares: readonly CpuShare[]): Promise<void> {
  for (const [index, processId] of processIds.entries()) {
    await pinToCores(processId, API_CORES)
    await shares[index]?.add(processId)
  }
}

async function compare(
  single: Fleet,
  pair: Fleet,
  note: (text: string) => void,
): Promise<Figure[]> {
  for (const fleet of [single, pair]) await warmUp(fleet)
  return takePairs({
    yardstick: '1 process',
    own: () => takeWindow(pair),
    other: () => takeWindow(single),
    figures: [
      {
        name: NAME,
        unit: 'ms',
        of: ({ perSecond }) => 1000 / perSecond,
        goal: { of: 'ratio', atMost: GOAL },
      },
    ],
    ...PAIRS,
    note: (text) => note(`buying from processes of half a core: ${text}`),
  })
}
