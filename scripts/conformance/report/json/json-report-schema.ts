import { z } from 'zod'
import { levels } from '../../run/level'

const levelSchema = z.enum(levels)

const findingSchema = z.object({
  severity: z.enum(['failure', 'advice']),
  rule: z.string(),
  operation: z.string(),
  pointer: z.string(),
  line: z.int().min(1),
  level: levelSchema,
  check: z.string(),
  step: z.string(),
  expected: z.string(),
  got: z.string(),
  cause: z.string(),
  curl: z.string(),
  status: z.int().optional(),
})

const stateSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('passed') }),
  z.object({ kind: z.literal('failed') }),
  z.object({ kind: z.literal('blocked'), by: z.string() }),
  z.object({ kind: z.literal('skipped'), why: z.string() }),
])

/** The JSON report's schema; `--json-schema` prints it. What differs from run to run stands in `run`. */
export const jsonReportSchema = z.object({
  version: z.literal(1),
  contract: z.string(),
  baseUrl: z.string(),
  seed: z.string(),
  conforms: z.boolean(),
  findings: z.array(findingSchema),
  steps: z.array(
    z.object({
      check: z.string(),
      level: levelSchema,
      step: z.string(),
      operation: z.string(),
      state: stateSchema,
    }),
  ),
  /** The highest level up to which nothing differs, is missing or could not be tried. */
  level: levelSchema.optional(),
  operations: z.object({ built: z.array(z.string()), missing: z.array(z.string()) }),
  nextToBuild: z.string().optional(),
  changedRecords: z.array(z.string()).optional(),
  run: z.object({
    startedAt: z.iso.datetime(),
    durationMs: z.int(),
    requestCount: z.int(),
    leftBehind: z.array(z.string()),
  }),
})
