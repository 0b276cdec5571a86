import { fileURLToPath } from 'node:url'
import { type Contract, readContract } from './contract/read-contract'
import type { Fetch } from './http/client'
import { createMask, type Mask } from './http/mask'
import { observeTraffic } from './observe/observe-traffic'
import { readHar } from './observe/read-har'
import { type CommandOptions, parseOptions } from './options/parse-options'
import { toRunOptions } from './options/to-run-options'
import { usage } from './options/usage'
import { applyBaseline } from './report/apply-baseline'
import { readJsonReport } from './report/json/read-json-report'
import { createPaint } from './report/terminal/paint'
import { createProgress } from './report/terminal/show-progress'
import { writePlan } from './report/terminal/write-plan'
import { writeSummary } from './report/terminal/write-summary'
import { writeReports } from './report/write-reports'
import { CannotRun } from './run/interruptions'
import { listFailures, type Report } from './run/report'
import { planChecks, runConformance } from './run/run-conformance'
import { runSelfTest } from './run-self-test'

interface Output {
  readonly isTTY?: boolean
  write(text: string): unknown
}

export interface CommandContext {
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly fetch: Fetch
  readonly out: Output
  readonly error: Output
}

const CONTRACT_PATH = fileURLToPath(new URL('../../openapi.yaml', import.meta.url))

export const EXIT_CONFORMS = 0
export const EXIT_DIFFERS = 1
export const EXIT_COULD_NOT_RUN = 2

/** Runs the command line; returns the exit status. */
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
    return options.isSelfTest ? await runSelfTest(options.rest) : await check(options, context)
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error
    context.error.write(`could not run: ${error.message}\n`)
    return EXIT_COULD_NOT_RUN
  }
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
  const failed = options.replay ? listFailedChecks(await readJsonReport(options.replay)) : []
  const runOptions = await toRunOptions(
    { ...options, only: [...options.only, ...failed] },
    contract,
    context.fetch,
    progress.step,
  )
  if (options.isDryRun) {
    out.write(`${writePlan(planChecks(runOptions), paint)}\n`)
    return EXIT_CONFORMS
  }
  const report = await runConformance(runOptions)
  progress.end()
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
  out.write(`${writeSummary(report, createPaint(environment, out.isTTY === true))}\n`)
  await writeReports(report, options.reports, contract, mask)
  return listFailures(report).length === 0 ? EXIT_CONFORMS : EXIT_DIFFERS
}

/** The checks to be run again; a report without failures has none. */
function listFailedChecks({ findings }: Awaited<ReturnType<typeof readJsonReport>>): string[] {
  const failed = findings.filter(({ severity }) => severity === 'failure')
  if (failed.length === 0)
    throw new CannotRun('--replay: that report has no failure to be replayed.')
  return [...new Set(failed.map(({ check }) => check))]
}
