import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { RUN_FILE } from '../../../run/run-file'
import type { Reach } from './reach/reach'
import type { EpochSize } from './run-epoch'

const ENTRY = fileURLToPath(new URL('./fuzz-process.ts', import.meta.url))
const countsSchema = z.array(z.tuple([z.number(), z.number()]))
const reportSchema = z.object({
  targets: z.array(z.tuple([z.string(), z.number()])),
  reach: z.array(z.tuple([z.string(), z.number()])),
  byNetwork: z.number(),
  statuses: countsSchema,
  silent: z.number(),
  problems: z.array(z.string()),
  faults: z.array(z.string()),
  heapBytes: z.number(),
})

export interface FuzzRun {
  readonly seed: string
  readonly epochs: number
  readonly processes: number
  readonly size: EpochSize
}

export interface FuzzReport {
  /** Requests by what they were aimed at and how they came. */
  readonly sent: ReadonlyMap<string, number>
  /** Without those as bytes, which are aimed at nothing. */
  readonly reach: Reach
  readonly statuses: ReadonlyMap<number, number>
  readonly problems: readonly string[]
  readonly faults: readonly string[]
  readonly crashes: number
  /** By how many bytes the heap of each process grew over half of its epochs, for each epoch of the later half. */
  readonly heapGrowths: readonly number[]
}

/** Fuzzes shops in several processes and gathers what came of it. `onProgress` is told of each finished epoch. */
export async function runFuzzProcesses(
  run: FuzzRun,
  onProgress: (done: number, problems: number) => void,
): Promise<FuzzReport> {
  const sent = new Map<string, number>()
  const reach = new Map<string, number>()
  const statuses = new Map<number, number>()
  const problems: string[] = []
  const faults: string[] = []
  let done = 0
  const results = await Promise.all(
    Array.from({ length: run.processes }, (_, first) =>
      runProcess(run, first, (report) => {
        for (const [target, count] of report.targets) add(sent, `${target} in process`, count)
        for (const [place, count] of report.reach) add(reach, place, count)
        add(sent, 'over HTTP, 8 at once', report.byNetwork)
        add(sent, 'as bytes over a socket', run.size.raw)
        for (const [status, count] of report.statuses) add(statuses, status, count)
        if (report.silent > 0) add(statuses, 0, report.silent)
        problems.push(...report.problems)
        faults.push(...report.faults)
        done += 1
        onProgress(done, problems.length)
      }),
    ),
  )
  return {
    sent,
    reach,
    statuses,
    problems,
    faults: [...new Set(faults)],
    crashes: results.filter(({ isWhole }) => !isWhole).length,
    heapGrowths: results.flatMap(({ heaps }) => growOverHalf(heaps)),
  }
}

async function runProcess(
  { seed, epochs, processes, size }: FuzzRun,
  first: number,
  onReport: (report: z.infer<typeof reportSchema>) => void,
) {
  const args = [seed, String(first), String(processes), String(epochs), JSON.stringify(size)]
  const child = fork(RUN_FILE, [ENTRY, ...args], {
    execArgv: ['--expose-gc'],
    stdio: 'inherit',
  })
  const heaps: number[] = []
  child.on('message', (message: unknown) => {
    const report = reportSchema.parse(message)
    heaps.push(report.heapBytes)
    onReport(report)
  })
  const [code]: unknown[] = await once(child, 'exit')
  return { isWhole: code === 0, heaps }
}

/** The first epoch fills caches; what comes after it must not pile up. */
function growOverHalf([, ...heaps]: readonly number[]): number[] {
  const half = Math.floor(heaps.length / 2)
  return heaps.slice(half).map((heap, index) => heap - (heaps[index] ?? heap))
}

function add<Key>(counts: Map<Key, number>, key: Key, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count)
}
