import { join } from 'node:path'
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
const KEPT = join(ROOT, '.cache/conformance/outcomes.jsonl')
/** What the outcomes depend on. */
const MEASURED = ['openapi.yaml', 'package-lock.json', 'mocks', 'scripts/conformance', 'src/api']

/** The outcomes of a measurement of these sources that was interrupted. */
export async function openOutcomes(): Promise<KeptOutcomes> {
  return openKeptOutcomes(KEPT, await hashSources(ROOT, MEASURED))
}

/**
 * Runs what the words choose of the corpus, plain and thorough, and the scripts of what is found of the own faults.
 *
 * @param kept what was seen already: it isn't run again
 */
export async function measureRates(
  words: readonly string[],
  kept: KeptOutcomes,
  onOutcome: (outcome: Outcome) => void,
): Promise<Rates> {
  const plain = await runOrFind(listJobs(words, 'plain', true), kept, onOutcome)
  const found = new Set(
    plain
      .filter(({ job, verdict }) => job.kind === 'fault' && verdict.isFound)
      .map(({ job }) => toKey(job)),
  )
  const left = listJobs(words, 'thorough', true).filter((job) => !found.has(toKey(job)))
  return { plain, thorough: await runOrFind(left, kept, onOutcome) }
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
