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

/**
 * How much of a core each process has. Half of one is what the database and the shoppers, on the only other core, can
 * hardly keep up with; a fifth leaves them room.
 */
const SHARES = [
  { cores: 0.5, name: 'half a core' },
  { cores: 0.2, name: 'a fifth of a core' },
] as const

type Share = (typeof SHARES)[number]

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
 * What a second process adds where it has a processor and the database has another: a share of a core for each process,
 * all of them on the first core, the database alone on the second, shoppers on the rest. Of two cores the shoppers share
 * the database's.
 */
export async function measureShares(
  server: DatabaseServer,
  note: (text: string) => void,
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const share of SHARES) figures.push(...(await measureShare(share, server, note)))
  return figures
}

async function measureShare(
  share: Share,
  server: DatabaseServer,
  note: (text: string) => void,
): Promise<Figure[]> {
  const count = cpus().length
  const cores = divideCores(count, server)
  const name = nameOf(share, cores)
  if (count < 2) {
    note('two processes beside one are left out: they need two cores')
    return [unknownFigure(name)]
  }
  const groups: CpuShare[] = []
  try {
    for (const member of ['one', 'first', 'second']) {
      groups.push(await createCpuShare(`shop-bench-${process.pid}-${member}`, share.cores))
    }
    // What is started inherits it.
    await pinToCores(process.pid, cores.database)
  } catch (error) {
    await Promise.all(groups.map((group) => group.remove()))
    const reason = error instanceof Error ? error.message : String(error)
    note(
      `two processes beside one are left out: ${share.name} each needs taskset and a control group (${reason})`,
    )
    return [unknownFigure(name)]
  }
  try {
    return await withServer(server, async (url) => {
      await pinToCores(process.pid, cores.shoppers)
      return measureOn(url, groups, cores, (single, pair) =>
        compare({ single, pair, share, cores, note }),
      )
    })
  } finally {
    await pinToCores(process.pid, `0-${count - 1}`)
    await Promise.all(groups.map((group) => group.remove()))
  }
}

function divideCores(count: number, server: DatabaseServer): Cores {
  const cores = { api: '0', database: '1', shoppers: count > 2 ? `2-${count - 1}` : '1' }
  if ('url' in server) return { ...cores, about: 'the database where it is' }
  const about = count > 2 ? 'the database on one of its own' : 'database and shoppers on another'
  return { ...cores, about }
}

/** Where it can't be measured the goal is open, not gone. */
function unknownFigure(name: string): Figure {
  return {
    name,
    value: Number.NaN,
    unit: 'ms',
    ratio: Number.NaN,
    goal: { of: 'ratio', atMost: GOAL },
  }
}

function nameOf(share: Share, { about }: Cores): string {
  return `time for an order, 2 processes of ${share.name} each, ${about}`
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

async function measureOn<Result>(
  serverUrl: string,
  [one, ...two]: readonly CpuShare[],
  cores: Cores,
  work: (single: Fleet, pair: Fleet) => Promise<Result>,
): Promise<Result> {
  return withFleet(serverUrl, 1, async (single) => {
    await confine(single, cores, one ? [one] : [])
    return withFleet(serverUrl, 2, async (pair) => {
      await confine(pair, cores, two)
      return work(single, pair)
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

interface Comparison {
  readonly single: Fleet
  readonly pair: Fleet
  readonly share: Share
  readonly cores: Cores
  readonly note: (text: string) => void
}

async function compare({ single, pair, share, cores, note }: Comparison): Promise<Figure[]> {
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
        name: nameOf(share, cores),
        unit: 'ms',
        of: ({ perSecond }) => 1000 / perSecond,
        goal: { of: 'ratio', atMost: GOAL },
      },
    ],
    ...PAIRS,
    note: (text) => note(`buying from processes of ${share.name}: ${text}`),
  })
  // Where it is nearly all, the processes were not what there was too little of.
  note(
    `the database's core was busy for ${Math.round(100 * median(uses))} % while two processes of ${share.name} sold`,
  )
  return figures
}
