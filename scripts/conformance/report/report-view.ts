import { type Coverage, shareOf } from '../coverage/coverage'
import {
  type Finding,
  listFailures,
  listUnjudged,
  placeOf,
  type Report,
  type StepResult,
} from '../model/report'
import { listWaived, type WaiverState } from '../waivers/apply-waivers'
import type { Since } from './compared'

/** A report as all formats show it: its findings in groups, what could not run, how much was judged. */
export interface ReportView {
  readonly report: Report
  readonly coverage: Coverage
  /** In percent of what can be judged. */
  readonly share: number
  readonly groups: readonly FindingGroup[]
  readonly advice: readonly Finding[]
  /** What kept steps from running, with no difference as its cause. */
  readonly obstacles: readonly Obstacle[]
  /** What the run says of each waiver. */
  readonly waivers: readonly WaiverState[]
  /** What has changed since an earlier run, where its report was given. */
  readonly since?: Since
  /** The directory of the scripts that show findings again, where they are written. */
  readonly scriptsIn?: string
}

/** Differences of one cause. */
export interface FindingGroup {
  readonly first: Finding
  /** What would not have differed without the first. */
  readonly rest: readonly Finding[]
  /** What could not run because of them. */
  readonly blocked: readonly StepResult[]
}

export interface Obstacle {
  readonly why: string
  readonly steps: readonly StepResult[]
}

/** @param report without what is waived */
export function createView(
  report: Report,
  coverage: Coverage,
  given: Pick<ReportView, 'waivers' | 'since' | 'scriptsIn'> = { waivers: [] },
): ReportView {
  const groups = groupFindings(report)
  const explained = new Set(groups.flatMap(({ blocked }) => blocked))
  const open = listUnjudged(report).filter((step) => !explained.has(step))
  return {
    report,
    coverage,
    share: shareOf(coverage.tally),
    groups,
    advice: report.findings.filter(({ severity }) => severity === 'advice'),
    obstacles: toObstacles(open),
    ...given,
  }
}

/** What kept steps from being judged: differences, and what is none. */
export function listObstacles({ obstacles, groups }: ReportView): readonly Obstacle[] {
  return [
    ...groups.flatMap(({ first, blocked }) =>
      blocked.length > 0 ? [{ why: `blocked by ${nameOf(first)}`, steps: blocked }] : [],
    ),
    ...obstacles,
  ]
}

/** The report with what is waived: what was seen and how far the service is does not depend on who allows it. */
export function withWaived({ report, waivers }: ReportView): Report {
  return { ...report, findings: [...report.findings, ...listWaived(waivers)] }
}

/** Why a step was not judged; `undefined` when it was. */
export function reasonOf({ state }: StepResult): string | undefined {
  switch (state.kind) {
    case 'blocked':
      return `blocked by ${state.by}`
    case 'skipped':
      return `${state.isOutOfReach ? 'out of reach' : 'undecided'}: ${state.why}`
    case 'passed':
    case 'failed':
      return undefined
  }
}

/** How reports name a step, and a finding by its step. */
export function nameOf({ check, step }: Pick<StepResult, 'check' | 'step'>): string {
  return placeOf(check, step)
}

/** The finding that a failed step is about: its own, or the one that was found before. */
export function findingOf(report: Report, step: StepResult): Finding | undefined {
  const failures = listFailures(report)
  return (
    failures.find((one) => one.check === step.check && one.step === step.step) ??
    failures.find(({ operation }) => operation === step.operation)
  )
}

function groupFindings(report: Report): FindingGroup[] {
  const failures = listFailures(report)
  // The first cause may be a waived difference, which does not count.
  const hasCause = ({ causedBy }: Finding) => failures.some(({ id }) => id === causedBy)
  return failures
    .filter((finding) => !hasCause(finding))
    .map((first) => {
      const rest = failures.filter(({ causedBy }) => causedBy === first.id)
      const places = new Set([first, ...rest].map(nameOf))
      const blocked = report.steps.filter(
        ({ state }) => state.kind === 'blocked' && places.has(state.by),
      )
      return { first, rest, blocked }
    })
}

function toObstacles(steps: readonly StepResult[]): Obstacle[] {
  const reasons = new Set(steps.flatMap((step) => reasonOf(step) ?? []))
  return [...reasons]
    .map((why) => ({ why, steps: steps.filter((step) => reasonOf(step) === why) }))
    .toSorted((a, b) => b.steps.length - a.steps.length)
}
