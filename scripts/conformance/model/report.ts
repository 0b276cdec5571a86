import type { JournalEntry } from '../cleanup/write-journal'
import type { Exchange } from '../http/exchange'
import { type Adapted, isAdapted } from './adapted'
import type { Assertion } from './assertion'
import { type Level, levels, type RuleId } from './rules'

/** A difference between the service and the contract, or advice. */
export interface Finding {
  /** Stable within its report: "F1", "F2", … in the order of the findings. */
  readonly id: string
  /** The id of the finding that is its first cause; such a finding is no difference of its own. */
  readonly causedBy?: string
  /** `failure`: it breaks the contract. `advice`: it doesn't, but users would be better off. */
  readonly severity: 'failure' | 'advice'
  readonly rule: RuleId
  readonly operation: string
  /** Pointer into the contract. */
  readonly pointer: string
  readonly line: number
  readonly level: Level
  readonly check: string
  readonly step: string
  readonly expected: string
  readonly got: string
  /** The likely cause, in a sentence. */
  readonly cause: string
  readonly curl: string
  /** Status and body that came, in short and without secrets. */
  readonly answer?: string
  readonly exchange?: Exchange
  /** What the answer would satisfy if the service conformed. */
  readonly assertion?: Assertion
  /** Scripts that show it again. */
  readonly scripts?: Scripts
  /** Why there are none, in a sentence. */
  readonly unshown?: string
}

/** Two scripts that show a finding again: each exits with 1 while the service differs, and with 0 once it conforms. */
export interface Scripts {
  /** Names their files. */
  readonly name: string
  /** For `sh`, with curl and jq. */
  readonly sh: string
  /** A module for Node 20 and later. */
  readonly mjs: string
}

export type StepState =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed' }
  /** Not run, because another step did not provide what it needs; `by` names that step as `check › step`. */
  | { readonly kind: 'blocked'; readonly by: string }
  /** Not judged, or not applicable to this service. */
  | {
      readonly kind: 'skipped'
      readonly why: string
      /** Whether no run can judge it, because of how this service is reached. */
      readonly isOutOfReach?: true
      /** Whether the service had no time for it. */
      readonly isTurnedAway?: true
    }

/** How a step ended, as far as it is known then. */
export type Outcome =
  | Exclude<StepState, { readonly kind: 'failed' | 'blocked' }>
  /** `silent`: the operation that did not answer. */
  | { readonly kind: 'failed'; readonly silent?: string }
  /** `by`: a step; or `operation`, which is not requested any more. */
  | { readonly kind: 'blocked'; readonly by: string; readonly operation?: string }

/** The name of a step in reports. */
export function placeOf(check: string, step: string): string {
  return `${check} › ${step}`
}

export interface StepResult {
  readonly check: string
  readonly level: Level
  readonly step: string
  readonly operation: string
  readonly state: StepState
  readonly durationMs: number
}

/** Which operations a service has. */
export interface Inventory {
  readonly built: readonly string[]
  /** In the order in which a storefront needs them. */
  readonly missing: readonly string[]
  /** Not requested: left out on purpose, or without a response. */
  readonly unasked: readonly string[]
  /** What the service does not have because people sign in elsewhere; none of the others. */
  readonly elsewhere?: readonly string[]
}

/**
 * `adapted`: nothing differs with what a map, or another way to sign in, makes up for; without that the service does not meet the
 * contract. `partly`: nothing differs, and not everything that a conforming service must show could be judged.
 */
export type Verdict = 'conforms' | 'adapted' | 'partly' | 'differs'

/** The result of a run. */
export interface Report {
  readonly baseUrl: string
  readonly contract: string
  readonly seed: string
  readonly startedAt: Date
  readonly durationMs: number
  readonly requestCount: number
  readonly findings: readonly Finding[]
  readonly verdict: Verdict
  /** Why a run without differences shows the contract only partly, each a sentence. */
  readonly gaps: readonly string[]
  readonly steps: readonly StepResult[]
  /** Records that can't be deleted through this API. */
  readonly leftBehind: readonly JournalEntry[]
  /** Ids of records that were there before and are not the same now; absent when they can't be read. */
  readonly changedRecords?: readonly string[]
  readonly exchanges: readonly Exchange[]
  /** Requests that were answered with 401 and sent again with a new token: they happened, and no check has judged them. */
  readonly ended?: readonly Exchange[]
  readonly inventory: Inventory
  /** What a map and another way to sign in have made up for. */
  readonly adapted?: Adapted
}

/** Findings that the contract forbids. */
export function listFailures({ findings }: Pick<Report, 'findings'>): readonly Finding[] {
  return findings.filter(({ severity }) => severity === 'failure')
}

/** The failures that are no knock-on of another: so many differences are there to mend. */
export function listFirstCauses(report: Report): readonly Finding[] {
  return listFailures(report).filter(({ causedBy }) => causedBy === undefined)
}

/** Whether no run can judge the step, because of how the service is reached. */
export function isOutOfReach({ state }: Pick<StepResult, 'state'>): boolean {
  return state.kind === 'skipped' && state.isOutOfReach === true
}

/** The steps that judged nothing: what they needed was missing, or the answer decided nothing. */
export function listUnjudged({ steps }: Pick<Report, 'steps'>): readonly StepResult[] {
  return steps.filter(({ state }) => state.kind === 'blocked' || state.kind === 'skipped')
}

/** The verdict on a report: the exit status and every format follow it. */
export function verdictOf({
  findings,
  gaps,
  adapted,
}: Pick<Report, 'findings' | 'gaps' | 'adapted'>): Verdict {
  if (findings.some(({ severity }) => severity === 'failure')) return 'differs'
  if (gaps.length > 0) return 'partly'
  return adapted && isAdapted(adapted) ? 'adapted' : 'conforms'
}

/** The highest level up to which nothing differs, is missing or could not be tried; none at the start. */
export function findReachedLevel(report: Report): Level | undefined {
  const places = new Set(listFailures(report).map(({ check, step }) => placeOf(check, step)))
  // By the level of the steps, as they are counted: a rule may be broken at any level.
  const isOpen = ({ check, step, state }: StepResult) =>
    state.kind === 'blocked' || places.has(placeOf(check, step))
  const failing = new Set([
    ...report.steps.filter(isOpen).map(({ level }) => level),
    ...(report.inventory.missing.length > 0 ? (['reachable'] as const) : []),
  ])
  const tried = new Set(
    report.steps.filter(({ state }) => state.kind === 'passed').map(({ level }) => level),
  )
  const firstOpen = levels.findIndex((level) => failing.has(level) || !tried.has(level))
  return firstOpen === -1 ? levels.at(-1) : levels[firstOpen - 1]
}
