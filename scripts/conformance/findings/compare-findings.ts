import type { Exchange } from '../http/exchange'
import { type Finding, listFailures, placeOf, type Report, type StepResult } from '../model/report'
import { isRepeatable } from './is-repeatable'

/** What names a difference in every run: nothing of it depends on the seed, on ids or on what was answered. */
export interface Identity {
  readonly operation: string
  readonly rule: string
  readonly check: string
  readonly step: string
  /** Into the contract. */
  readonly pointer: string
}

/** What has become of an earlier difference. */
export type Fate =
  | { readonly kind: 'still'; readonly finding: Finding }
  /** The same rule is broken by the same operation: at another step, or at another place of the contract. */
  | { readonly kind: 'moved'; readonly finding: Finding }
  /** Its step ran and passed, and has asked what it would be seen by. */
  | { readonly kind: 'repaired' }
  | { readonly kind: 'not-reached'; readonly why: string }

export interface Comparison<T extends Identity> {
  readonly fates: readonly { readonly was: T; readonly fate: Fate }[]
  /** Differences that the earlier ones do not explain. */
  readonly fresh: readonly Finding[]
}

type Run = Pick<Report, 'findings' | 'steps' | 'exchanges' | 'changedRecords'>

/** Two differences are the same one when their texts here are. */
export function toKey({ operation, rule, check, step, pointer }: Identity): string {
  return JSON.stringify([operation, rule, check, step, pointer])
}

/** What has become of earlier differences in a run, and which of its differences are new. */
export function compareFindings<T extends Identity>(
  earlier: readonly T[],
  run: Run,
): Comparison<T> {
  const failures = listFailures(run)
  const byKey = new Map(failures.map((finding) => [toKey(finding), finding]))
  const gone = earlier.filter((was) => !byKey.has(toKey(was)))
  const known = new Set(earlier.map(toKey))
  const open = new Set(failures.filter((finding) => !known.has(toKey(finding))))
  const moves = new Map<T, Finding>()
  for (const was of gone) {
    const now = [...open].find((finding) => isMoved(was, finding))
    if (now === undefined) continue
    moves.set(was, now)
    open.delete(now)
  }
  const fateOf = (was: T): Fate => {
    const still = byKey.get(toKey(was))
    if (still) return { kind: 'still', finding: still }
    const moved = moves.get(was)
    if (moved) return { kind: 'moved', finding: moved }
    const why = findDoubt(was, run)
    return why === undefined ? { kind: 'repaired' } : { kind: 'not-reached', why }
  }
  return { fates: earlier.map((was) => ({ was, fate: fateOf(was) })), fresh: [...open] }
}

function isMoved(was: Identity, now: Finding): boolean {
  if (was.operation !== now.operation || was.rule !== now.rule) return false
  if (placeOf(was.check, was.step) === placeOf(now.check, now.step)) return true
  // Of a rule that is told once, the first step that meets it is named: that may be another one now.
  return was.pointer === now.pointer && !isRepeatable(now.rule)
}

/** Why it is not known whether an earlier difference is gone; `undefined` when it was seen to be. */
function findDoubt(was: Identity, run: Run): string | undefined {
  const ofCheck = run.steps.filter(({ check }) => check === was.check)
  const own = ofCheck.filter(({ step }) => step === was.step)
  const [first] = own
  if (first === undefined) return 'its step was not among those that ran'
  const [doubt] = own.flatMap(({ state }) => describeDoubt(state) ?? [])
  if (doubt !== undefined) return doubt
  // Outside of tables a step may find nothing because an earlier one has prepared nothing.
  const before = isRepeatable(was.rule) ? [] : ofCheck.slice(0, ofCheck.indexOf(first))
  const unready = before.find(({ state }) => state.kind !== 'passed')
  if (unready) return `an earlier step of its check did not pass: ${unready.step}`
  return findMissingEvidence(was, run)
}

/** Why a step that passed proves nothing of the operation. */
function findMissingEvidence(was: Identity, run: Run): string | undefined {
  const { steps, exchanges, changedRecords } = run
  const asked = exchanges.filter(({ request }) => request.operation === was.operation)
  const place = placeOf(was.check, was.step)
  if (!asked.some(({ step }) => step === place)) {
    // It judges what other steps have asked for: they must all have.
    const silent = steps.find(
      ({ operation, state }) =>
        operation === was.operation && (state.kind === 'blocked' || state.kind === 'skipped'),
    )
    if (asked.length === 0) return `${was.operation} was not asked for`
    if (silent) return `not all that it judges was asked for: ${silent.step} did not run`
  }
  if (!isRepeatable(was.rule) && KEPT_FOR_EVER.get(was.operation)?.(listEarliest(asked))) {
    return 'records of an earlier run were used again; another --seed makes new ones'
  }
  // A step passes too where others' records could not be compared, or somebody else was changing them.
  return was.rule === 'other-records' && changedRecords?.length !== 0
    ? 'whether other records stayed as they were could not be told'
    : undefined
}

/** Operations whose records the contract can't delete, and how to see that a run with the same seed has made none. */
const KEPT_FOR_EVER: ReadonlyMap<string, (earliest: readonly Exchange[]) => boolean> = new Map([
  ['signUp', ([first]) => first !== undefined && isRefused(first)],
  // Two are sent at once, and only where the list has none: either may be refused.
  ['createCategory', (earliest) => earliest.every(isRefused)],
])

/** The earliest request, and those that were on their way with it. */
function listEarliest(asked: readonly Exchange[]): readonly Exchange[] {
  const [earliest, ...others] = asked.toSorted((a, b) => a.number - b.number)
  if (earliest === undefined) return []
  const last = earliest.sentMeanwhile ?? earliest.number
  return [earliest, ...others.filter(({ number }) => number <= last)]
}

function isRefused({ status }: Exchange): boolean {
  return status >= 300
}

function describeDoubt(state: StepResult['state']): string | undefined {
  switch (state.kind) {
    case 'passed':
      return undefined
    case 'failed':
      return 'its step met another difference'
    case 'blocked':
      return `its step was blocked by ${state.by}`
    case 'skipped':
      return `its step was undecided: ${state.why}`
  }
}
