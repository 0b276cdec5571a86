import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Bench, Figure } from '../figure'
import { measureAttacks } from './attack/measure-attacks'
import { runFuzzProcesses } from './fuzz/run-fuzz-processes'
import { runKills } from './kills/run-kills'
import { readUnderUpload } from './reads-under-upload'
import { sendTo } from './service/send-to'
import { type Service, startService } from './service/start-service'
import { letShop } from './shoppers'

/** A million requests, ten thousand at a time on a fresh shop. */
const FUZZ_EPOCHS = 100
const EPOCH = { inProcess: 9_500, byNetwork: 400, raw: 100 }
const KILLS = 50
const SHOPPERS = 1_000
const UPLOADS = 20
const SEED = 'reliability'
const BYTES_PER_MB = 1024 * 1024

/**
 * The API under abuse, as processes of its own over HTTP on an embedded database. The attacks meet default limits and
 * full password hashes; everything else has neither, since they would be all that is measured.
 */
export const reliabilityBench: Bench = {
  name: 'reliability',
  about: 'the API fuzzed, flooded, killed and uploaded to, and the shop attacked from one address',
  async run(note) {
    return [
      ...(await onService((service) => measureUpload(service, note))),
      ...(await onService((service) => measureShoppers(service, note))),
      ...(await inDirectory((directory) => measureKills(directory, note))),
      ...(await measureFuzz(note)),
      ...(await measureAttacks(note)),
    ]
  },
}

type Note = (text: string) => void

const none = (name: string, value: number): Figure => ({
  name,
  value,
  unit: 'count',
  goal: { of: 'value', atMost: 0 },
})

async function measureUpload(service: Service, note: Note): Promise<Figure[]> {
  note(`reading while ${UPLOADS} pictures of 3 MB are uploaded`)
  const { p99Ms, reads } = await readUnderUpload(sendTo(service), UPLOADS)
  return [
    { name: 'reads during uploads', value: reads, unit: 'count' },
    {
      name: 'read during an upload, 99th percentile',
      value: p99Ms,
      unit: 'ms',
      goal: { of: 'value', atMost: 50 },
    },
  ]
}

async function measureShoppers(service: Service, note: Note): Promise<Figure[]> {
  note(`${SHOPPERS} shoppers at once`)
  const day = await letShop(sendTo(service), SHOPPERS)
  for (const failure of day.failures.slice(0, 3)) note(failure)
  return [
    {
      name: `${SHOPPERS} shoppers at once, until the last has ordered`,
      value: day.durationMs / 1000,
      unit: 's',
    },
    none('shoppers without their order', day.failures.length),
    none('wrong totals', day.wrongTotals),
    none('pieces lost or sold twice', day.lostPieces),
  ]
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

async function measureFuzz(note: Note): Promise<Figure[]> {
  const processes = availableParallelism()
  const { sent, statuses, problems, faults, crashes, heapGrowth } = await runFuzzProcesses(
    { seed: SEED, epochs: FUZZ_EPOCHS, processes, size: EPOCH },
    (done, found) => note(`${done} of ${FUZZ_EPOCHS} epochs fuzzed, ${found} problems`),
  )
  for (const problem of problems.slice(0, 10)) note(problem)
  for (const fault of faults.slice(0, 3)) note(fault)
  const total = [...sent.values()].reduce((sum, count) => sum + count, 0)
  const taken = (statuses.get(200) ?? 0) + (statuses.get(201) ?? 0)
  return [
    { name: 'fuzzed requests', value: total, unit: 'requests' },
    ...[...sent].map(
      ([kind, value]): Figure => ({
        name: `of them: ${kind}`,
        value,
        unit: 'requests',
      }),
    ),
    { name: 'of them taken as good', value: taken, unit: 'requests' },
    none('undocumented answers, or things stored by refused calls', problems.length),
    none('faults logged', faults.length),
    none('crashes', crashes),
    {
      name: 'growth of the heap',
      value: heapGrowth / BYTES_PER_MB,
      unit: 'MB',
      goal: { of: 'value', atMost: 16 },
    },
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
