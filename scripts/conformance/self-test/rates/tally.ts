import type { Family } from '../fault'
import { toKey } from '../parallel/job'
import type { Outcome } from '../parallel/run-jobs'
import { REPRODUCES } from '../verdict'
import type { Rates } from './measure-rates'

export interface Counts {
  readonly foundPlain: number
  readonly foundThorough: number
  /** Of those that a plain run finds. */
  readonly operationFirst: number
  /** Whose script fails on the faulty service and passes on the correct one; own faults only. */
  readonly reproduced: number
}

/** The figures of one family of faults. */
export interface FamilyRate {
  readonly family: string
  readonly isUnseen: boolean
  readonly faults: number
  /** Absent unless every fault of the family was tried. */
  readonly counts?: Counts
}

export interface Tally {
  readonly families: readonly FamilyRate[]
  readonly variants: number
  /** How many variants raise an alarm; absent unless every one was tried. */
  readonly alarms?: { readonly plain: number; readonly thorough: number }
  /** Of a run against the service itself. */
  readonly requests: { readonly plain: number; readonly thorough: number }
  /** Names of the faults that a thorough run misses too. */
  readonly missed: readonly string[]
}

/** What the rows of the corpus are. */
export interface Corpus {
  readonly families: readonly Family[]
  readonly variants: number
}

/** Counts what the runs found of the corpus. */
export function tally({ plain, thorough }: Rates, corpus: Corpus): Tally {
  const foundLater = thorough.filter(isFoundFault)
  const later = new Map(foundLater.map((one) => [toKey(one.job), one]))
  const isMissed = (one: Outcome) =>
    one.job.kind === 'fault' && !one.verdict.isFound && !later.has(toKey(one.job))
  const alarms = countAlarms(plain, thorough, corpus.variants)
  return {
    families: corpus.families.map((family) => rate(family, plain, later)),
    variants: corpus.variants,
    ...(alarms ? { alarms } : {}),
    requests: { plain: countRequests(plain), thorough: countRequests(thorough) },
    missed: plain.filter(isMissed).map(({ job }) => job.name),
  }
}

function rate(
  { name, faults, isUnseen = false }: Family,
  plain: readonly Outcome[],
  later: ReadonlyMap<string, Outcome>,
): FamilyRate {
  const isOwn = ({ job }: Outcome) =>
    job.kind === 'fault' && job.family === name && job.isUnseen === isUnseen
  const own = plain.filter(isOwn)
  const found = own.filter(isFoundFault)
  const foundLater = own.flatMap(({ job }) => later.get(toKey(job)) ?? [])
  const counts = {
    foundPlain: found.length,
    foundThorough: found.length + foundLater.length,
    operationFirst: found.filter(({ verdict }) => verdict.isOperationFirst).length,
    reproduced: [...found, ...foundLater].filter(isReproduced).length,
  }
  const isComplete = own.length === faults.length
  return { family: name, isUnseen, faults: faults.length, ...(isComplete ? { counts } : {}) }
}

function isFoundFault({ job, verdict }: Outcome): boolean {
  return job.kind === 'fault' && verdict.isFound
}

function isReproduced({ verdict }: Outcome): boolean {
  return verdict.script === REPRODUCES
}

function countAlarms(plain: readonly Outcome[], thorough: readonly Outcome[], count: number) {
  const ofVariants = (all: readonly Outcome[]) => all.filter(({ job }) => job.kind === 'variant')
  const isComplete = [plain, thorough].every((all) => ofVariants(all).length === count)
  const countIn = (all: readonly Outcome[]) =>
    ofVariants(all).filter(({ verdict }) => verdict.isFound).length
  return isComplete ? { plain: countIn(plain), thorough: countIn(thorough) } : undefined
}

function countRequests(outcomes: readonly Outcome[]): number {
  return outcomes.find(({ job }) => job.kind === 'clean')?.verdict.requestCount ?? 0
}
