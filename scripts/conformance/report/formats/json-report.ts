import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { CannotRun } from '../../model/errors'
import { findReachedLevel, type Report, verdictOf } from '../../model/report'
import { levels } from '../../model/rules'
import { describeLeftBehind } from '../describe-left-behind'

const levelSchema = z.enum(levels)

const findingSchema = z.object({
  id: z.string(),
  causedBy: z.string().exactOptional(),
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
  /** Two scripts that show the finding again, for `sh` and for Node. */
  scripts: z.object({ name: z.string(), sh: z.string(), mjs: z.string() }).optional(),
})

const stateSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('passed') }),
  z.object({ kind: z.literal('failed') }),
  z.object({ kind: z.literal('blocked'), by: z.string() }),
  z.object({ kind: z.literal('skipped'), why: z.string() }),
])

/** The JSON report's schema; `--json-schema` prints it. Fields that differ from run to run are in `run`. */
export const jsonReportSchema = z.object({
  version: z.literal(1),
  contract: z.string(),
  baseUrl: z.string(),
  seed: z.string(),
  verdict: z.enum(['conforms', 'partly', 'differs']),
  /** Why the verdict is only `partly`. */
  gaps: z.array(z.string()),
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

export type JsonReport = z.infer<typeof jsonReportSchema>

/** The report as data. */
export function toJsonReport(report: Report): JsonReport {
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
    ...(changedRecords ? { changedRecords: [...changedRecords] } : {}),
    run: {
      startedAt: startedAt.toISOString(),
      durationMs,
      requestCount,
      leftBehind: describeLeftBehind(leftBehind),
    },
  }
}

/**
 * Reads a report that an earlier run wrote with `--json`.
 *
 * @throws {CannotRun} when the file can't be read or is no such report.
 */
export async function readJsonReport(path: string): Promise<JsonReport> {
  const text = await readFile(path, 'utf8').catch((error: Error) => {
    throw new CannotRun(`${path} can't be read: ${error.message}`)
  })
  try {
    return jsonReportSchema.parse(JSON.parse(text))
  } catch {
    throw new CannotRun(`${path} is not a report of this check; --json writes one.`)
  }
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
