import type { Comparison, Identity } from '../findings/compare-findings'
import type { StepResult } from '../model/report'
import { placeOf } from '../model/report'
import type { WaiverState } from '../waivers/apply-waivers'

/** What has become of the differences of an earlier report. */
export interface Since {
  /** When that run began, as ISO 8601 where it is known. */
  readonly startedAt: string
  readonly comparison: Comparison<Identity>
}

/** Differences of one fate, each in a line. */
export interface Row {
  readonly label: string
  readonly entries: readonly string[]
}

/** When the earlier run was, for people. */
export function describeStart({ startedAt }: Since): string {
  return startedAt.replace(/^([\d-]+)T(\d\d:\d\d).*Z$/, '$1 $2 UTC')
}

/** What is new, still there, moved, repaired and not reached, in this order. */
export function listSince({ comparison: { fates, fresh } }: Since): readonly Row[] {
  const ofKind = (wanted: (typeof fates)[number]['fate']['kind']) =>
    fates.flatMap(({ was, fate }) => {
      if (fate.kind !== wanted) return []
      if (fate.kind === 'moved')
        return [`${nameDifference(was)}, now ${describePlace(fate.finding)}`]
      return [
        fate.kind === 'not-reached' ? `${nameDifference(was)}: ${fate.why}` : nameDifference(was),
      ]
    })
  return [
    { label: 'new', entries: fresh.map(nameDifference) },
    { label: 'still there', entries: ofKind('still') },
    { label: 'moved', entries: ofKind('moved') },
    { label: 'repaired', entries: ofKind('repaired') },
    { label: 'not reached', entries: ofKind('not-reached') },
  ]
}

/** The rows of `listWaivers` that ask somebody to do something. */
export const askingLabels: ReadonlySet<string> = new Set(['expired', 'repaired', 'moved'])

/** What a run says of each waiver; those that somebody has to look after come first. */
export function listWaivers(states: readonly WaiverState[]): readonly Row[] {
  const ofKind = (label: string, wanted: WaiverState['kind']): Row => ({
    label,
    entries: states.filter(({ kind }) => kind === wanted).map(describeWaiver),
  })
  const rows = [
    ofKind('expired', 'expired'),
    ofKind('repaired', 'repaired'),
    ofKind('moved', 'moved'),
    ofKind('waived', 'waived'),
    ofKind('not reached', 'not-reached'),
  ]
  return rows.filter(({ entries }) => entries.length > 0)
}

/** The waiver, if there is one, of what a step differs in. */
export function findWaived(
  states: readonly WaiverState[],
  { check, step, operation }: Pick<StepResult, 'check' | 'step' | 'operation'>,
): Extract<WaiverState, { kind: 'waived' }> | undefined {
  const waived = states.filter((state) => state.kind === 'waived')
  return (
    waived.find(({ findings }) =>
      findings.some((one) => one.check === check && one.step === step),
    ) ?? waived.find(({ findings }) => findings.some((one) => one.operation === operation))
  )
}

/** Who allows a difference, why and until when. */
export function describeTerms({ waiver: { who, until, reason } }: WaiverState): string {
  return `until ${until}, ${who}: ${reason}`
}

function describeWaiver(state: WaiverState): string {
  const name = nameDifference(state.waiver)
  switch (state.kind) {
    case 'waived': {
      const others = state.findings.length - 1
      return `${name}${others > 0 ? ` and ${others} that come of it` : ''}, ${describeTerms(state)}`
    }
    case 'expired':
      return `${name}: it counts again, waived only ${describeTerms(state)}`
    case 'moved':
      return `${name}: it is a new difference now, ${describePlace(state.finding)}; remove the waiver`
    case 'repaired':
      return `${name}: its step passed; remove the waiver`
    case 'not-reached':
      return `${name}: ${state.why}; ${describeTerms(state)}`
  }
}

function nameDifference({ operation, rule, check, step }: Identity): string {
  return `${operation} · ${rule} (${placeOf(check, step)})`
}

function describePlace({ check, step, pointer }: Identity): string {
  return `in ${placeOf(check, step)} at ${pointer}`
}
