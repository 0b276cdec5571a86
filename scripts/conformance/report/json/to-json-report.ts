import type { z } from 'zod'
import type { Report } from '../../run/report'
import { describeLeftBehind } from '../describe-left-behind'
import type { jsonReportSchema } from './json-report-schema'

export type JsonReport = z.infer<typeof jsonReportSchema>

/** The report as data; `json-report-schema.ts` describes it. What differs from run to run stands in `run`. */
export function toJsonReport(report: Report): JsonReport {
  const { startedAt, durationMs, leftBehind, changedRecords, nextToBuild } = report
  return {
    version: 1,
    contract: report.contract,
    baseUrl: report.baseUrl,
    seed: report.seed,
    conforms: report.findings.every(({ severity }) => severity !== 'failure'),
    findings: report.findings.map(({ exchange, ...finding }) => ({
      ...finding,
      ...(exchange ? { status: exchange.status } : {}),
    })),
    steps: report.steps.map(({ durationMs: _, ...step }) => step),
    leftBehind: describeLeftBehind(leftBehind),
    ...(changedRecords ? { changedRecords: [...changedRecords] } : {}),
    ...(nextToBuild === undefined ? {} : { nextToBuild }),
    run: { startedAt: startedAt.toISOString(), durationMs, requestCount: report.requestCount },
  }
}
