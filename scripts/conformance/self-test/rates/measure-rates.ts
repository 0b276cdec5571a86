import { listJobs, toKey } from '../parallel/job'
import { type Outcome, runJobs } from '../parallel/run-jobs'

/** The outcomes of the corpus, or of a part of it. */
export interface Rates {
  readonly plain: readonly Outcome[]
  /** Of the faults that a plain run misses, and of all variants: a thorough run makes every step of a plain one. */
  readonly thorough: readonly Outcome[]
}

/** Runs what the words choose of the corpus, plain and thorough, and the scripts of what is found of the own faults. */
export async function measureRates(
  words: readonly string[],
  onOutcome: (outcome: Outcome) => void,
): Promise<Rates> {
  const plain = await runJobs(listJobs(words, 'plain', true), onOutcome)
  const found = new Set(
    plain
      .filter(({ job, verdict }) => job.kind === 'fault' && verdict.isFound)
      .map(({ job }) => toKey(job)),
  )
  const left = listJobs(words, 'thorough', true).filter((job) => !found.has(toKey(job)))
  return { plain, thorough: await runJobs(left, onOutcome) }
}
