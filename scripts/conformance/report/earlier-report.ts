import { z } from 'zod'
import { readInput } from '../files/read-input'
import { compareFindings, toKey } from '../findings/compare-findings'
import type { Report } from '../model/report'
import type { Since } from './compared'
import { findingSchema, jsonReportSchema } from './formats/json-schema'

/** What is read of an earlier report: also of one that another version wrote. */
const earlierFindings = z.array(
  findingSchema.pick({
    severity: true,
    rule: true,
    operation: true,
    pointer: true,
    check: true,
    step: true,
  }),
)

const earlierSchema = jsonReportSchema.pick({ baseUrl: true, seed: true }).extend({
  findings: earlierFindings,
  waivers: z.array(z.object({ findings: earlierFindings })).default([]),
  run: z.object({ startedAt: z.string() }).default({ startedAt: 'an earlier run' }),
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

/** What has changed since an earlier report; what was waived then or is now takes part. */
export function compareWithEarlier(report: Report, earlier: EarlierReport): Since {
  const all = [...earlier.findings, ...earlier.waivers.flatMap(({ findings }) => findings)]
  const failures = all.filter(({ severity }) => severity === 'failure')
  const once = new Map(failures.map((finding) => [toKey(finding), finding]))
  return {
    startedAt: earlier.run.startedAt,
    comparison: compareFindings([...once.values()], report),
  }
}
