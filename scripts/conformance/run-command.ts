import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { type Contract, readContract } from './contract/read-contract'
import type { Fetch } from './http/fetch-within'
import { createMask, type Mask } from './http/mask'
import { CannotRun } from './model/errors'
import { listFailures, type Report } from './model/report'
import { observeTraffic } from './observe/observe-traffic'
import { readHar } from './observe/read-har'
import { type CommandOptions, parseOptions } from './options/parse-options'
import { toRunOptions } from './options/to-run-options'
import { usage } from './options/usage'
import type { JsonReport } from './report/formats/json-report'
import { applyBaseline, jsonReportSchema, readJsonReport } from './report/formats/json-report'
import { createPaint } from './report/terminal/paint'
import { createProgress, writePlan } from './report/terminal/write-steps'
import { writeSummary } from './report/terminal/write-summary'
import { writeReports } from './report/write-reports'
import { writeScripts } from './report/write-scripts'
import { planChecks, runConformance } from './run/run-conformance'

interface Output {
  readonly isTTY?: boolean
  readonly columns?: number
  write(text: string): unknown
}

export interface CommandContext {
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly fetch: Fetch
  readonly out: Output
  readonly error: Output
}

const CONTRACT_PATH = fileURLToPath(new URL('../../openapi.yaml', import.meta.url))

/** For a log, or a terminal of unknown width. */
const DEFAULT_COLUMNS = 80

export const EXIT_CONFORMS = 0
export const EXIT_DIFFERS = 1
export const EXIT_COULD_NOT_RUN = 2

/**
 * Runs the command line; returns the exit status.
 *
 * @throws {Error} for a fault of the check itself.
 */
export async function runCommand(
  args: readonly string[],
  context: CommandContext,
): Promise<number> {
  try {
    const options = parseOptions(args, context.environment)
    if (options.wantsHelp) {
      context.out.write(usage)
      return EXIT_CONFORMS
    }
    if (options.wantsJsonSchema) {
      context.out.write(`${JSON.stringify(z.toJSONSchema(jsonReportSchema), null, 2)}\n`)
      return EXIT_CONFORMS
    }
    return options.isSelfTest ? await selfTest(options, context) : await check(options, context)
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error
    context.error.write(`could not run: ${error.message}\n`)
    return EXIT_COULD_NOT_RUN
  }
}

async function selfTest(
  { rest, scripts }: CommandOptions,
  { out }: CommandContext,
): Promise<number> {
  // Loaded on demand: it starts the stateful API, which the check itself knows nothing of.
  const { runSelfTest } = await import('./self-test/self-test')
  return (await runSelfTest(rest, (text) => out.write(text), scripts !== undefined))
    ? EXIT_CONFORMS
    : EXIT_DIFFERS
}

async function check(options: CommandOptions, context: CommandContext): Promise<number> {
  const { out, environment } = context
  const contract = await readContract(options.contractPath ?? CONTRACT_PATH)
  const paint = createPaint(environment, out.isTTY === true)
  const progress = createProgress((text) => out.write(text))
  if (options.observe) {
    const report = observeTraffic(
      await readHar(options.observe),
      contract,
      createMask(),
      options.observe,
    )
    return finish(report, options, contract, createMask(), context)
  }
  const runOptions = await toRunOptions(
    options.replay ? replay(options, await readJsonReport(options.replay)) : options,
    contract,
    context.fetch,
    progress.step,
  )
  if (options.isDryRun) {
    out.write(`${writePlan(planChecks(runOptions), paint)}\n`)
    return EXIT_CONFORMS
  }
  const report = await runConformance(runOptions).finally(progress.end)
  return finish(report, options, contract, runOptions.mask, context)
}

async function finish(
  found: Report,
  options: CommandOptions,
  contract: Contract,
  mask: Mask,
  { out, environment }: CommandContext,
): Promise<number> {
  const known = options.baseline ? (await readJsonReport(options.baseline)).findings : []
  const report = applyBaseline(found, known)
  const paint = createPaint(environment, out.isTTY === true)
  out.write(`${writeSummary(report, paint, out.columns ?? DEFAULT_COLUMNS)}\n`)
  await writeReports(report, options.reports, contract, mask)
  if (options.scripts !== undefined) {
    const count = await writeScripts(report, options.scripts)
    out.write(`${count} of ${report.findings.length} findings have scripts in ${options.scripts}\n`)
  }
  return listFailures(report).length === 0 ? EXIT_CONFORMS : EXIT_DIFFERS
}

/** The failed checks of a report, for the same service and seed unless others are given. */
function replay(options: CommandOptions, report: JsonReport): CommandOptions {
  const failed = report.findings.filter(({ severity }) => severity === 'failure')
  if (failed.length === 0)
    throw new CannotRun('--replay: that report has no failure to be replayed.')
  const { baseUrl, seed } = report
  const checks = new Set(failed.map(({ check }) => check))
  return { baseUrl, seed, ...options, only: [...options.only, ...checks] }
}
