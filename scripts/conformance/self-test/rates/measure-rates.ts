import { fileURLToPath } from 'node:url'
import { hashSources } from '../../../start/source-hash'
import { type Job, listJobs, toKey } from '../parallel/job'
import { type Outcome, runJobs } from '../parallel/run-jobs'
import { type KeptOutcomes, openKeptOutcomes } from './kept-outcomes'

/** The outcomes of the corpus, or of a part of it. */
export interface Rates {
  readonly plain: readonly Outcome[]
  /** Of the faults that a plain run misses, and of all variants: a thorough run makes every step of a plain one. */
  readonly thorough: readonly Outcome[]
}

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))
const KEPT = '.cache/conformance/outcomes.jsonl'
/** What the outcomes depend on. */
const MEASURED = ['openapi.yaml', 'package-lock.json', 'mocks', 'scripts/conformance', 'src/api']

/**
 * Runs what the words choose of the corpus, plain and thorough, and the scripts of what is found of the own faults.
 * The outcomes of a measurement that was interrupted, of the same sources, are used again.
 */
export async function measureRates(
  words: readonly string[],
  onOutcome: (outcome: Outcome) => void,
): Promise<Rates> {
  const kept = await openKeptOutcomes(KEPT, await hashSources(ROOT, MEASURED))
  const plain = await runOrFind(listJobs(words, 'plain', true), kept, onOutcome)
  const found = new Set(
    plain
      .filter(({ job, verdict }) => job.kind === 'fault' && verdict.isFound)
      .map(({ job }) => toKey(job)),
  )
  const left = listJobs(words, 'thorough', true).filter((job) => !found.has(toKey(job)))
  const thorough = await runOrFind(left, kept, onOutcome)
  await kept.forget()
  return { plain, thorough }
}

async function runOrFind(
  jobs: readonly Job[],
  kept: KeptOutcomes,
  onOutcome: (outcome: Outcome) => void,
): Promise<readonly Outcome[]> {
  const left = jobs.filter((job) => kept.find(job) === undefined)
  await runJobs(left, async (outcome) => {
    await kept.keep(outcome)
    onOutcome(outcome)
  })
  return jobs.flatMap((job) => kept.find(job) ?? [])
}
