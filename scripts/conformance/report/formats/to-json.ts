import { type Coverage, shareOf, type Tally } from '../../coverage/coverage'
import { describeLeftBehind } from '../../ledger/describe-left-behind'
import { findReachedLevel } from '../../model/report'
import type { ReportView } from '../report-view'
import type { JsonReport } from './json-schema'

/** The report as data. */
export function toJsonReport({ report, coverage, knownCount }: ReportView): JsonReport {
  const { startedAt, durationMs, requestCount, leftBehind, changedRecords, inventory } = report
  const level = findReachedLevel(report)
  const [nextToBuild] = inventory.missing
  return {
    version: 1,
    contract: report.contract,
    baseUrl: report.baseUrl,
    seed: report.seed,
    verdict: report.verdict,
    gaps: [...report.gaps],
    findings: report.findings.map(({ exchange, assertion: _, ...finding }) => ({
      ...finding,
      ...(exchange ? { status: exchange.status } : {}),
    })),
    steps: report.steps.map(({ durationMs: _, ...step }) => step),
    ...(level === undefined ? {} : { level }),
    operations: { built: [...inventory.built], missing: [...inventory.missing] },
    ...(nextToBuild === undefined ? {} : { nextToBuild }),
    knownCount,
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

function toJsonCoverage({ operations, tally }: Coverage): JsonReport['run']['coverage'] {
  return {
    ...toTally(tally),
    operations: operations.map(({ operation, cells, tally: own }) => ({
      operation,
      ...toTally(own),
      cells: [...cells],
    })),
  }
}

function toTally(tally: Tally) {
  return { judgedPercent: shareOf(tally), ...tally }
}
