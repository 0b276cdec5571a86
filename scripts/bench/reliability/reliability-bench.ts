import { mkdtemp, rm } from 'node:fs/promises'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Bench, type Figure, none } from '../figure'
import { LEAST_VALUES } from '../pairs/median-interval'
import { takeRounds } from '../pairs/take-rounds'
import { measureAttacks } from './attack/measure-attacks'
import { runKills } from './kills/run-kills'
import { readUnderUpload } from './reads-under-upload'
import { sendTo } from './service/send-to'
import { type Service, startService } from './service/start-service'
import { letShop } from './shoppers'

const KILLS = 50
const SHOPPERS = 1_000
const UPLOADS = 20
const SEED = 'reliability'
/** A thousand at once take longer than anybody would wait. */
const PATIENCE_MS = 120_000

/**
 * The API under abuse, as processes of its own over HTTP on an embedded database. The attacks meet default limits and
 * full password hashes; everything else has neither, since they would be all that is measured.
 */
export const reliabilityBench: Bench = {
  async run(note) {
    return [
      ...(await onService((service) => measureUpload(service, note))),
      ...(await onService((service) => measureShoppers(service, note))),
      ...(await inDirectory((directory) => measureKills(directory, note))),
      ...(await measureAttacks(note)),
    ]
  },
}

type Note = (text: string) => void

async function measureUpload(service: Service, note: Note): Promise<Figure[]> {
  return takeRounds({
    own: () => readUnderUpload(sendTo(service), UPLOADS),
    figures: [
      { name: 'reads during uploads', unit: 'count', of: ({ reads }) => reads },
      {
        name: 'read during an upload, 99th percentile',
        unit: 'ms',
        of: ({ p99Ms }) => p99Ms,
        goal: { of: 'value', atMost: 50 },
      },
    ],
    least: LEAST_VALUES,
    most: 12,
    note: (text) => note(`reading while ${UPLOADS} pictures of 3 MB are uploaded: ${text}`),
  })
}

async function measureShoppers(service: Service, note: Note): Promise<Figure[]> {
  note(`${SHOPPERS} shoppers at once`)
  const day = await letShop(sendTo(service), (index) => sendFrom(service, index), SHOPPERS)
  for (const failure of day.failures.slice(0, 3)) note(failure)
  return [
    {
      name: `${SHOPPERS} shoppers at once, until the last has ordered`,
      value: day.durationMs / 1000,
      unit: 's',
    },
    { name: 'requests that were told to come back later', value: day.askedBack, unit: 'count' },
    none('shoppers without their order', day.failures.length),
    none('wrong totals', day.wrongTotals),
    none('pieces lost or sold twice', day.lostPieces),
  ]
}

/** From an address of one's own: all from one would be refused as one who floods. */
function sendFrom(service: Service, index: number) {
  const localAddress = `127.1.${Math.floor(index / 250)}.${1 + (index % 250)}`
  return sendTo(service, {
    agent: new Agent({ keepAlive: true }),
    localAddress,
    patienceMs: PATIENCE_MS,
  })
}

async function measureKills(directory: string, note: Note): Promise<Figure[]> {
  note(`killing it ${KILLS} times while it writes`)
  const { kills, ...found } = await runKills(directory, KILLS, SEED)
  return [
    { name: 'kill -9 during writes', value: kills, unit: 'count' },
    { name: 'purchases begun before them', value: found.purchases, unit: 'count' },
    none('starts that failed after a kill', found.failedStarts),
    none('answered charges or orders lost or doubled', found.lost),
    none('half orders', found.halfOrders),
    none('charges without a trace', found.untraced),
  ]
}

function onService<Result>(measure: (service: Service) => Promise<Result>): Promise<Result> {
  return inDirectory(async (directory) => {
    const service = await startService({ dataDirectory: directory })
    try {
      return await measure(service)
    } finally {
      await service.kill()
    }
  })
}

async function inDirectory<Result>(
  measure: (directory: string) => Promise<Result>,
): Promise<Result> {
  const directory = await mkdtemp(join(tmpdir(), 'reliability-'))
  try {
    return await measure(directory)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}
