import {
  type CommandContext,
  EXIT_CONFORMS,
  EXIT_DIFFERS,
  EXIT_INTERRUPTED,
  EXIT_PARTLY,
  EXIT_TERMINATED,
} from './command'
import { measureCoverage } from './coverage/measure-coverage'
import { findUnasked, findUnmet } from './coverage/requirement'
import type { Fetch } from './http/fetch-within'
import type { Mask } from './http/mask'
import { type Judged, judgePassing, judgeRecording } from './judge-traffic'
import { CannotRun, Interrupted, Unreached } from './model/errors'
import { type Report, type Verdict, verdictOf } from './model/report'
import { describeProxy } from './options/describe-proxy'
import type { CommandOptions } from './options/parse-options'
import { type Inputs, readInputs } from './options/read-inputs'
import { treat } from './options/read-run-limits'
import { toRunOptions } from './options/to-run-options'
import { compareWithEarlier } from './report/earlier-report'
import { createView } from './report/report-view'
import { createPaint } from './report/terminal/paint'
import { createProgress, type Progress, writePlan } from './report/terminal/write-steps'
import { writeSummary } from './report/terminal/write-summary'
import { writeReports, writeScripts } from './report/write-reports'
import type { RunOptions } from './run/create-run'
import { listAllChecks, planChecks, runConformance } from './run/run-conformance'
import { applyWaivers } from './waivers/apply-waivers'
import { expectKnown } from './waivers/expect-known'

/** For a log, or a terminal of unknown width. */
const DEFAULT_COLUMNS = 80

const EXITS: Readonly<Record<Verdict, number>> = {
  conforms: EXIT_CONFORMS,
  differs: EXIT_DIFFERS,
  adapted: EXIT_CONFORMS,
  partly: EXIT_PARTLY,
}

/**
 * Checks a service, or recorded traffic, as the options say; writes the reports and returns the exit status.
 *
 * @throws {CannotRun} when nothing can be checked.
 */
export async function checkService(
  given: CommandOptions,
  context: CommandContext,
): Promise<number> {
  const { out, environment } = context
  const inputs = await readInputs(given, environment)
  const { contract, options, traffic } = inputs
  if (traffic) return finishWith(await judgeRecording(traffic, inputs, context), inputs, context)
  if (options.proxyPort !== undefined && options.baseUrl !== undefined) {
    const passed = { port: options.proxyPort, baseUrl: options.baseUrl }
    return finishWith(await judgePassing(passed, inputs, context), inputs, context)
  }
  const progress = createProgress((text) => out.write(text))
  const fetch = timeAnswers(context.fetch, progress)
  const runOptions = toRunOptions(inputs, { fetch, onStep: progress.step })
  const plan = planChecks(runOptions)
  if (inputs.waivers) expectKnown(inputs.waivers, contract, listAllChecks(runOptions))
  if (plan.length === 0) {
    throw new CannotRun(
      runOptions.heldBack === undefined
        ? `--only ${options.only.join(',')} with ${options.limits.readOnlyBy} leaves nothing to run: what it names writes.`
        : `--only ${options.only.join(',')} leaves nothing to run: what it names writes. ${runOptions.heldBack}`,
    )
  }
  if (options.isDryRun) {
    out.write(`${writePlan(plan, createPaint(environment, out.isTTY === true))}\n`)
    return EXIT_CONFORMS
  }
  if (!runOptions.isReadOnly) runOptions.journalStore.prepare()
  const { notice } = treat(options.limits, runOptions.baseUrl)
  if (notice !== undefined) out.write(`${notice}\n`)
  // Nobody signs in for what is open to all.
  if (plan.some(({ provides }) => provides?.includes('accounts'))) await runOptions.people?.signIn()
  progress.start(plan.reduce((sum, { steps }) => sum + steps.length, 0))
  return run(runOptions, inputs, progress, context)
}

async function run(
  runOptions: RunOptions,
  inputs: Inputs,
  progress: Progress,
  context: CommandContext,
): Promise<number> {
  const interruption = context.catchSignals?.()
  interruption?.first.addEventListener('abort', () =>
    context.error.write('\nStopping and cleaning up; once more to end at once.\n'),
  )
  try {
    const report = await runConformance({
      ...runOptions,
      ...(interruption ? { interruption } : {}),
    }).finally(progress.end)
    return await finish(report, inputs, runOptions.mask, context)
  } catch (error) {
    if (!(error instanceof Interrupted)) throw addProxy(error, context, runOptions.baseUrl)
    context.error.write(`${['Interrupted.', ...error.sentences].join('\n')}\n`)
    return interruption?.first.reason === 'SIGTERM' ? EXIT_TERMINATED : EXIT_INTERRUPTED
  }
}

/** Tells the progress how long the service takes to answer. */
function timeAnswers(fetch: Fetch, progress: Progress): Fetch {
  return async (request, init) => {
    const start = performance.now()
    try {
      return await fetch(request, init)
    } finally {
      progress.answer(performance.now() - start)
    }
  }
}

function addProxy(error: unknown, { environment }: CommandContext, baseUrl: string): unknown {
  if (!(error instanceof Unreached)) return error
  const hint = describeProxy(environment, baseUrl)
  return hint === undefined ? error : new CannotRun(`${error.message} ${hint}`)
}

function finishWith({ report, mask }: Judged, inputs: Inputs, context: CommandContext) {
  return finish(report, inputs, mask, context)
}

async function finish(
  found: Report,
  { contract, waivers, since, options }: Inputs,
  mask: Mask,
  { out, environment, now = () => new Date() }: CommandContext,
): Promise<number> {
  const coverage = measureCoverage(contract, found)
  const today = now().toISOString().slice(0, 'yyyy-mm-dd'.length)
  const { report: rest, states } = applyWaivers(found, waivers?.waivers ?? [], today)
  const unmet = options.requirement
    ? findUnmet(options.requirement, coverage, found.steps)
    : findUnasked(options.limits.readOnlyBy, options.only)
  const gaps = [...rest.gaps, ...unmet]
  const report = { ...rest, gaps, verdict: verdictOf({ ...rest, gaps }) }
  const view = createView(report, coverage, {
    waivers: states,
    ...(since ? { since: compareWithEarlier(found, since) } : {}),
    ...(options.scripts === undefined ? {} : { scriptsIn: options.scripts }),
  })
  const paint = createPaint(environment, out.isTTY === true)
  out.write(`${writeSummary(view, paint, out.columns ?? DEFAULT_COLUMNS)}\n`)
  await writeReports(view, options.reports, mask)
  if (options.scripts !== undefined) {
    const count = await writeScripts(report, options.scripts)
    out.write(`${count} of ${report.findings.length} findings have scripts in ${options.scripts}\n`)
  }
  return EXITS[report.verdict]
}
