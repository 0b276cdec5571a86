import { listJobs } from '../parallel/job'
import { type Outcome, runJobs } from '../parallel/run-jobs'

/** The outcomes of the whole corpus. */
export interface Rates {
  readonly plain: readonly Outcome[]
  /** Of the faults that a plain run misses, and of all variants: a thorough run makes every step of a plain one. */
  readonly thorough: readonly Outcome[]
}

/** Runs the whole corpus, plain and thorough. */
export async function measureRates(onOutcome: (outcome: Outcome) => void): Promise<Rates> {
  const plain = await runJobs(listJobs([], false), onOutcome)
  const found = new Set(
    plain.filter(({ job, verdict }) => job.kind === 'fault' && verdict.isRight).map(nameOf),
  )
  const left = listJobs([], true).filter(({ name }) => !found.has(name))
  return { plain, thorough: await runJobs(left, onOutcome) }
}

function nameOf({ job }: Outcome): string {
  return job.name
}
