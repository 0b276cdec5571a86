import { z } from 'zod'
import { readInput } from '../files/read-input'
import { type Report, verdictOf } from '../model/report'
import { findingSchema, jsonReportSchema } from './formats/json-schema'

/** What is read of an earlier report: also of one that another version wrote. */
const earlierSchema = jsonReportSchema.pick({ baseUrl: true, seed: true }).extend({
  findings: z.array(
    findingSchema.pick({
      severity: true,
      rule: true,
      operation: true,
      pointer: true,
      check: true,
      step: true,
    }),
  ),
})

export type EarlierReport = z.infer<typeof earlierSchema>

/**
 * Reads a report that an earlier run wrote with `--json`.
 *
 * @throws {CannotRun} when the file can't be read or is no such report.
 */
export function readJsonReport(option: string, path: string): Promise<EarlierReport> {
  return readInput({ option, path, takes: 'a report that --json wrote' }, earlierSchema)
}

type Known = Readonly<Record<'rule' | 'operation' | 'pointer' | 'check' | 'step', string>>

/** The report without the findings that an earlier one has too. */
export function applyBaseline(report: Report, known: readonly Known[]): Report {
  const keys = new Set(known.map(toKey))
  const findings = report.findings.filter((finding) => !keys.has(toKey(finding)))
  return { ...report, findings, verdict: verdictOf({ ...report, findings }) }
}

function toKey({ rule, operation, pointer, check, step }: Known): string {
  return JSON.stringify([rule, operation, pointer, check, step])
}
