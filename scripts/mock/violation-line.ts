import { z } from 'zod/mini'
import type { ViolationReport } from '../../mocks/api/http/violation-report'

const lineSchema = z.looseObject({
  event: z.literal('contract-violation'),
  call: z.string(),
  world: z.optional(z.string()),
  status: z.number(),
  lines: z.array(z.string()),
})

/** The report as one line of the mock's log. */
export function toViolationLine(report: ViolationReport): string {
  return JSON.stringify({ level: 'error', event: 'contract-violation', ...report })
}

/** Reads such a line; undefined when it says something else. */
export function parseViolationLine(line: string): ViolationReport | undefined {
  if (!line.includes('"contract-violation"')) return undefined
  try {
    const value: unknown = JSON.parse(line)
    return lineSchema.safeParse(value).data
  } catch {
    // Not JSON: a line that a package wrote.
    return undefined
  }
}
