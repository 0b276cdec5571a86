import { describeLeftBehind } from '../../cleanup/describe-left-behind'
import { type Coverage, shareOf, type Tally } from '../../coverage/coverage'
import type { Identity } from '../../findings/compare-findings'
import { type Adapted, isTold } from '../../model/adapted'
import { type Finding, findReachedLevel } from '../../model/report'
import type { WaiverState } from '../../waivers/apply-waivers'
import type { Since } from '../compared'
import { type ReportView, withWaived } from '../report-view'
import type { JsonReport } from './json-schema'

/** The report as data. */
export function toJsonReport(view: ReportView): JsonReport {
  const { report, coverage, waivers, since } = view
  const { startedAt, durationMs, requestCount, leftBehind, changedRecords, inventory } = report
  const level = findReachedLevel(withWaived(view))
  const [nextToBuild] = inventory.missing
  const { elsewhere = [] } = inventory
  const { adapted } = report
  return {
    version: 1,
    contract: report.contract,
    baseUrl: report.baseUrl,
    seed: report.seed,
    verdict: report.verdict,
    gaps: [...report.gaps],
    findings: report.findings.map(toJsonFinding),
    steps: report.steps.map(({ durationMs: _, ...step }) => step),
    ...(level === undefined ? {} : { level }),
    operations: {
      built: [...inventory.built],
      missing: [...inventory.missing],
      ...(elsewhere.length > 0 ? { elsewhere: [...elsewhere] } : {}),
    },
    ...(adapted && isTold(adapted) ? { adapted: toJsonAdapted(adapted) } : {}),
    ...(nextToBuild === undefined ? {} : { nextToBuild }),
    waivers: waivers.map(toJsonWaiver),
    ...(since ? { since: toJsonSince(since) } : {}),
    ...(changedRecords ? { changedRecords: [...changedRecords] } : {}),
    run: {
      startedAt: startedAt.toISOString(),
      durationMs,
      requestCount,
      leftBehind: describeLeftBehind(leftBehind),
      coverage: toJsonCoverage(coverage),
    },
  }
}

function toJsonAdapted({ calls, fields, signIn, resent, unneeded }: Adapted) {
  return {
    calls: [...calls],
    fields: fields.map((one) => ({ ...one, operations: [...one.operations] })),
    signIn: [...signIn],
    ...(resent === undefined ? {} : { resent }),
    unneeded: [...unneeded],
  }
}

function toJsonFinding({ exchange, assertion: _, ...finding }: Finding) {
  return { ...finding, ...(exchange ? { status: exchange.status } : {}) }
}

function toJsonWaiver(state: WaiverState): JsonReport['waivers'][number] {
  return {
    state: state.kind,
    ...state.waiver,
    ...(state.kind === 'not-reached' ? { why: state.why } : {}),
    findings: state.kind === 'waived' ? state.findings.map(toJsonFinding) : [],
  }
}

function toJsonSince({ startedAt, comparison }: Since): NonNullable<JsonReport['since']> {
  const { fates, fresh } = comparison
  return {
    startedAt,
    new: fresh.map(({ id }) => id),
    still: fates.flatMap(({ fate }) => (fate.kind === 'still' ? [fate.finding.id] : [])),
    moved: fates.flatMap(({ was, fate }) =>
      fate.kind === 'moved' ? [{ id: fate.finding.id, was: toIdentity(was) }] : [],
    ),
    repaired: fates.flatMap(({ was, fate }) => (fate.kind === 'repaired' ? [toIdentity(was)] : [])),
    notReached: fates.flatMap(({ was, fate }) =>
      fate.kind === 'not-reached' ? [{ ...toIdentity(was), why: fate.why }] : [],
    ),
  }
}

function toIdentity({ operation, rule, check, step, pointer }: Identity): Identity {
  return { operation, rule, check, step, pointer }
}

function toJsonCoverage({ operations, tally, sentences }: Coverage): JsonReport['run']['coverage'] {
  return {
    ...toTally(tally),
    operations: operations.map(({ operation, cells, tally: own }) => ({
      operation,
      ...toTally(own),
      cells: [...cells],
    })),
    sentences: [...sentences],
  }
}

function toTally(tally: Tally) {
  return { judgedPercent: shareOf(tally), ...tally }
}
