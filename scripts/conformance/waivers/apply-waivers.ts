import { compareFindings, type Fate, type Identity } from '../findings/compare-findings'
import { type Finding, type Report, verdictOf } from '../model/report'

/** A difference that may stay for a while. */
export interface Waiver extends Identity {
  readonly reason: string
  /** Who allowed it. */
  readonly who: string
  /** The last day, as `2026-12-31`, in UTC. */
  readonly until: string
}

/** What a run says of a waiver. */
export type WaiverState = { readonly waiver: Waiver } & (
  | {
      readonly kind: 'waived'
      /** They do not count: the difference, and what comes of it. */
      readonly findings: readonly Finding[]
    }
  /** The difference is still there, and counts again. */
  | { readonly kind: 'expired'; readonly finding: Finding }
  /** The difference has moved or changed: it is a new one, which counts. */
  | { readonly kind: 'moved'; readonly finding: Finding }
  /** The difference was seen to be gone. */
  | { readonly kind: 'repaired' }
  | { readonly kind: 'not-reached'; readonly why: string; readonly isExpired: boolean }
)

export interface Waived {
  /** Without the differences that are waived. */
  readonly report: Report
  /** One for each waiver, in their order. */
  readonly states: readonly WaiverState[]
}

/**
 * Takes the differences out of a report that a waiver allows on that day, with what comes of them.
 *
 * @param today as `2026-12-31`, in UTC
 */
export function applyWaivers(report: Report, waivers: readonly Waiver[], today: string): Waived {
  // Days written like this are in the order of their letters.
  const isExpired = ({ until }: Waiver) => today > until
  const { fates } = compareFindings(waivers, report)
  const counted = new Set(
    fates.flatMap(({ was, fate }) =>
      fate.kind === 'moved' || (fate.kind === 'still' && isExpired(was)) ? [fate.finding] : [],
    ),
  )
  const listKnockOns = (cause: Finding) =>
    report.findings.filter((one) => one.causedBy === cause.id && !counted.has(one))
  const states = fates.map(({ was, fate }) => toState(was, fate, isExpired(was), listKnockOns))
  const waived = new Set(listWaived(states))
  const findings = report.findings.filter((finding) => !waived.has(finding))
  const gaps = [...report.gaps, ...states.flatMap(listGaps)]
  return {
    report: { ...report, findings, gaps, verdict: verdictOf({ ...report, findings, gaps }) },
    states,
  }
}

/** The findings that a waiver keeps from counting. */
export function listWaived(states: readonly WaiverState[]): readonly Finding[] {
  return [...new Set(states.flatMap((state) => (state.kind === 'waived' ? state.findings : [])))]
}

function toState(
  waiver: Waiver,
  fate: Fate,
  isExpired: boolean,
  listKnockOns: (cause: Finding) => readonly Finding[],
): WaiverState {
  switch (fate.kind) {
    case 'still': {
      const { finding } = fate
      return isExpired
        ? { kind: 'expired', waiver, finding }
        : { kind: 'waived', waiver, findings: [finding, ...listKnockOns(finding)] }
    }
    case 'moved':
      return { kind: 'moved', waiver, finding: fate.finding }
    case 'repaired':
      return { kind: 'repaired', waiver }
    case 'not-reached':
      return { kind: 'not-reached', waiver, why: fate.why, isExpired }
  }
}

/** Nobody has allowed the difference any longer, and nobody has seen that it is gone. */
function listGaps(state: WaiverState): readonly string[] {
  if (state.kind !== 'not-reached' || !state.isExpired) return []
  const { operation, rule, until, who } = state.waiver
  return [
    `The waiver of ${operation} · ${rule} (${who}) ended on ${until}, and whether it is repaired was not seen: ${state.why}.`,
  ]
}
