import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { RUN_FILE } from '../../../run/run-file'
import { type Verdict, verdictSchema } from '../verdict'
import type { Job } from './job'

export interface Outcome {
  readonly job: Job
  readonly verdict: Verdict
}

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url))

/**
 * Runs all jobs, in as many processes as there are cores; resolves with the outcomes in the order of the jobs.
 *
 * @throws {Error} when a process ends before its job has.
 */
export async function runJobs(
  jobs: readonly Job[],
  onOutcome: (outcome: Outcome) => unknown,
): Promise<readonly Outcome[]> {
  const waiting = [...jobs]
  const outcomes: Outcome[] = []
  const work = async () => {
    const worker = fork(RUN_FILE, [WORKER])
    try {
      for (let job = waiting.shift(); job; job = waiting.shift()) {
        const outcome = { job, verdict: await ask(worker, job) }
        outcomes.push(outcome)
        await onOutcome(outcome)
      }
    } finally {
      if (worker.connected) worker.disconnect()
    }
  }
  const processes = Math.min(availableParallelism(), jobs.length)
  await Promise.all(Array.from({ length: processes }, work))
  const places = new Map(jobs.map((job, place) => [job, place]))
  const placeOf = ({ job }: Outcome) => places.get(job) ?? 0
  return outcomes.toSorted((a, b) => placeOf(a) - placeOf(b))
}

async function ask(worker: ChildProcess, job: Job): Promise<Verdict> {
  const over = new AbortController()
  try {
    const answered = once(worker, 'message', { signal: over.signal })
    const ended = once(worker, 'exit', { signal: over.signal }).then(([code]: unknown[]) => {
      throw new Error(`A process of the self-test ended (${String(code)}) with "${job.name}"`)
    })
    worker.send(job)
    const [message]: unknown[] = await Promise.race([answered, ended])
    return verdictSchema.parse(message)
  } finally {
    over.abort()
  }
}
