import { z } from 'zod/mini'
import type { StageResult } from './stage'

const reportSchema = z.looseObject({
  stats: z.looseObject({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.unknown()),
})

/** Counts the tests in Playwright's JSON report; one that passed only when repeated has passed. */
export function countPlaywright(
  report: string,
  isOk: boolean,
): Pick<StageResult, 'passed' | 'failed' | 'skipped'> {
  const { stats, errors } = reportSchema.parse(JSON.parse(report))
  const counted = stats.unexpected + errors.length
  const failed = counted === 0 && !isOk ? 1 : counted
  return {
    passed: stats.expected + stats.flaky,
    failed,
    skipped: stats.skipped,
  }
}
