import { cpus } from 'node:os'
import type { PostgresPrograms } from '../../postgres/find-postgres'
import { startPostgres } from '../../postgres/start-postgres'
import type { Figure } from '../figure'
import { LEAST_VALUES } from '../pairs/median-interval'
import { takePairs } from '../pairs/take-pairs'
import { median } from '../percentile'
import { watchCore } from './core-use'
import { type CpuShare, createCpuShare, pinToCores } from './cpu-share'
import { type Fleet, withFleet } from './fleet'
import { takeWindow, warmUp } from './order-window'

const HALF = 0.5
const PAIRS = { least: LEAST_VALUES, most: 15 } as const
/** Two processes sell at least 1.6 times as many as one. */
const GOAL = 1 / 1.6

/** Which cores each has, as `taskset` takes them. */
interface Cores {
  readonly api: string
  /** One. */
  readonly database: string
  readonly shoppers: string
  /** For the table. */
  readonly about: string
}

/** What is measured here: a server that is started for this, or one that is there, wherever it runs. */
export type DatabaseServer = { readonly programs: PostgresPrograms } | { readonly url: string }

/**
 * What a second process adds where it has a processor and the database has another: half a core for each process, all of
 * them on the first core, the database alone on the second, shoppers on the rest. Of two cores the shoppers share the
 * database's.
 */
export async function measureHalves(
  server: DatabaseServer,
  note: (text: string) => void,
): Promise<Figure[]> {
  const count = cpus().length
  const cores = divideCores(count, server)
  if (count < 2) {
    note('two processes beside one are left out: they need two cores')
    return [unknownFigure(cores)]
  }
  const shares: CpuShare[] = []
  try {
    for (const name of ['one', 'first', 'second']) {
      shares.push(await createCpuShare(`shop-bench-${process.pid}-${name}`, HALF))
    }
    // What is started inherits it.
    await pinToCores(process.pid, cores.database)
  } catch (error) {
    await Promise.all(shares.map((share) => share.remove()))
    const reason = error instanceof Error ? error.message : String(error)
    note(
      `two processes beside one are left out: half a core each needs taskset and a control group (${reason})`,
    )
    return [unknownFigure(cores)]
  }
  try {
    return await withServer(server, async (url) => {
      await pinToCores(process.pid, cores.shoppers)
      return measureShares(url, shares, cores, note)
    })
  } finally {
    await pinToCores(process.pid, `0-${count - 1}`)
    await Promise.all(shares.map((share) => share.remove()))
  }
}

function divideCores(count: number, server: DatabaseServer): Cores {
  const cores = { api: '0', database: '1', shoppers: count > 2 ? `2-${count - 1}` : '1' }
  if ('url' in server) return { ...cores, about: 'the database where it is' }
  const about = count > 2 ? 'the database on one of its own' : 'database and shoppers on another'
  return { ...cores, about }
}

/** Where it can't be measured the goal is open, not gone. */
function unknownFigure({ about }: Cores): Figure {
  return {
    name: nameOf(about),
    value: Number.NaN,
    unit: 'ms',
    ratio: Number.NaN,
    goal: { of: 'ratio', atMost: GOAL },
  }
}

function nameOf(about: string): string {
  return `time for an order, 2 processes of half a core each, ${about}`
}

async function withServer<Result>(
  server: DatabaseServer,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  if ('url' in server) return work(server.url)
  const started = await startPostgres(server.programs, { isDurable: true })
  try {
    return await work(started.url)
  } finally {
    await started.stop()
  }
}

async function measureShares(
  serverUrl: string,
  [one, ...two]: readonly CpuShare[],
  cores: Cores,
  note: (text: string) => void,
): Promise<Figure[]> {
  return withFleet(serverUrl, 1, async (single) => {
    await confine(single, cores, one ? [one] : [])
    return withFleet(serverUrl, 2, async (pair) => {
      await confine(pair, cores, two)
      return compare(single, pair, cores, note)
    })
  })
}

async function confine(
  { processIds }: Fleet,
  cores: Cores,
  shares: readonly CpuShare[],
): Promise<void> {
  for (const [index, processId] of processIds.entries()) {
    await pinToCores(processId, cores.api)
    await shares[index]?.add(processId)
  }
}

async function compare(
  single: Fleet,
  pair: Fleet,
  cores: Cores,
  note: (text: string) => void,
): Promise<Figure[]> {
  for (const fleet of [single, pair]) await warmUp(fleet)
  const uses: number[] = []
  const figures = await takePairs({
    yardstick: '1 process',
    own: async () => {
      const { result, use } = await watchCore(Number(cores.database), () => takeWindow(pair))
      uses.push(use)
      return result
    },
    other: () => takeWindow(single),
    figures: [
      {
        name: nameOf(cores.about),
        unit: 'ms',
        of: ({ perSecond }) => 1000 / perSecond,
        goal: { of: 'ratio', atMost: GOAL },
      },
    ],
    ...PAIRS,
    note: (text) => note(`buying from processes of half a core: ${text}`),
  })
  // Where it is nearly all, the processes were not what there was too little of.
  note(
    `the database's core was busy for ${Math.round(100 * median(uses))} % while two processes sold`,
  )
  return figures
}
