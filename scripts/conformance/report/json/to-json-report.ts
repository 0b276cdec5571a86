import type { z } from 'zod'
import { findReachedLevel } from '../../run/reached-level'
import { listFailures, type Report } from '../../run/report'
import { describeLeftBehind } from '../describe-left-behind'
import type { jsonReportSchema } from './json-report-schema'

export type JsonReport = z.infer<typeof jsonReportSchema>

/** The report as data; `json-report-schema.ts` describes it. */
export function toJsonReport(report: Report): JsonReport {
  const { startedAt, durationMs, requestCount, leftBehind, changedRecords, inventory } = report
  const level = findReachedLevel(report)
  const [nextToBuild] = inventory.missing
  return {
    version: 1,
    contract: report.contract,
    baseUrl: report.baseUrl,
    seed: report.seed,
    conforms: listFailures(report).length === 0,
    findings: report.findings.map(({ exchange, ...finding }) => ({
      ...finding,
      ...(exchange ? { status: exchange.status } : {}),
    })),
    steps: report.steps.map(({ durationMs: _, ...step }) => step),
    ...(level === undefined ? {} : { level }),
    operations: { built: [...inventory.built], missing: [...inventory.missing] },
    ...(nextToBuild === undefined ? {} : { nextToBuild }),
    ...(changedRecords ? { changedRecords: [...changedRecords] } : {}),
    run: {
      startedAt: startedAt.toISOString(),
      durationMs,
      requestCount,
      leftBehind: describeLeftBehind(leftBehind),
    },
  }
}
