import type { Outcome } from '../parallel/run-jobs'
import { groupBy } from './group-by'
import type { Rates } from './measure-rates'

/** The figures of one family of faults. */
export interface FamilyRate {
  readonly family: string
  readonly isUnseen: boolean
  readonly faults: number
  readonly foundPlain: number
  readonly foundThorough: number
  /** Of those that a plain run finds. */
  readonly operationFirst: number
}

export interface Tally {
  readonly families: readonly FamilyRate[]
  readonly variants: {
    readonly count: number
    readonly plainAlarms: number
    readonly thoroughAlarms: number
  }
  /** A run against the service itself; the time in milliseconds. */
  readonly plainRun: { readonly requests: number; readonly durationMs: number }
  readonly thoroughRun: { readonly requests: number; readonly durationMs: number }
  /** Names of the unseen faults that a thorough run misses too. */
  readonly missed: readonly string[]
}

/** Counts what the runs of the whole corpus found. */
export function tally({ plain, thorough }: Rates): Tally {
  const isFault = ({ job }: Outcome) => job.kind === 'fault'
  const later = new Set(
    thorough.filter((one) => isFault(one) && one.verdict.isFound).map(({ job }) => job.name),
  )
  const isFound = ({ job, verdict }: Outcome) => verdict.isFound || later.has(job.name)
  const byFamily = groupBy(plain.filter(isFault), ({ job }) => `${job.isUnseen} ${job.family}`)
  return {
    families: [...byFamily.values()].map((all) => ({
      family: all[0]?.job.family ?? '',
      isUnseen: all[0]?.job.isUnseen ?? false,
      faults: all.length,
      foundPlain: all.filter(({ verdict }) => verdict.isFound).length,
      foundThorough: all.filter(isFound).length,
      operationFirst: all.filter(({ verdict }) => verdict.isOperationFirst).length,
    })),
    variants: {
      count: plain.filter(({ job }) => job.kind === 'variant').length,
      plainAlarms: countAlarms(plain),
      thoroughAlarms: countAlarms(thorough),
    },
    plainRun: measureClean(plain),
    thoroughRun: measureClean(thorough),
    missed: plain.filter((one) => isFault(one) && !isFound(one)).map(({ job }) => job.name),
  }
}

function countAlarms(outcomes: readonly Outcome[]): number {
  return outcomes.filter(({ job, verdict }) => job.kind === 'variant' && verdict.isFound).length
}

function measureClean(outcomes: readonly Outcome[]): Tally['plainRun'] {
  const clean = outcomes.find(({ job }) => job.kind === 'clean')
  return {
    requests: clean?.verdict.requestCount ?? 0,
    durationMs: clean?.verdict.durationMs ?? 0,
  }
}
