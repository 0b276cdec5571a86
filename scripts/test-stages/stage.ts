import { paint } from '../processes/terminal'
import type { TestRun } from './ran-tests'

const NAME_WIDTH = 13
const PROGRESS_MS = 30_000

/** What a stage found. A check such as the type check counts as one. */
export interface StageResult {
  passed: number
  failed: number
  skipped: number
  /** Shown when something failed. */
  output: string
  /** A word on how it was done, shown on the stage's line. */
  note?: string
  /** Its tests one by one, where it runs any. */
  run?: TestRun
}

export interface Stage {
  /** As in `npm test -- unit`. */
  name: string
  /** What it tests, for the list of stages. */
  about: string
  run(): Promise<StageResult>
}

/** The result of a check that either passes or fails. */
export function checked(holds: boolean, output: string): StageResult {
  return { passed: holds ? 1 : 0, failed: holds ? 0 : 1, skipped: 0, output }
}

/** Runs a stage; one that can't be run at all has failed once. */
export async function runStage(stage: Stage): Promise<StageResult> {
  try {
    return await stage.run()
  } catch (error) {
    return checked(false, error instanceof Error ? (error.stack ?? error.message) : String(error))
  }
}

export function addResults(results: readonly StageResult[]): { passed: number; failed: number } {
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
  }
}

/** Runs a stage and writes its line; what a failed one wrote follows. */
export async function runReported(stage: Stage): Promise<StageResult> {
  const startedAt = performance.now()
  const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
  const progress = setInterval(
    () => console.log(paint('dim', `  ${stage.name} still runs, ${seconds()}`)),
    PROGRESS_MS,
  )
  const result = await runStage(stage)
  clearInterval(progress)
  console.log(describeStage(stage.name, result, seconds()))
  if (result.failed > 0) console.log(`\n${result.output}\n`)
  return result
}

function describeStage(name: string, result: StageResult, time: string): string {
  const { passed, failed, skipped, note } = result
  const sign = failed > 0 ? paint('red', '✗') : paint('green', '✓')
  const counts = [`${passed} passed`]
  if (failed > 0) counts.push(paint('red', `${failed} failed`))
  if (skipped > 0) counts.push(paint('yellow', `${skipped} skipped`))
  const details = [time, ...(note ? [note] : [])].join(', ')
  return `${sign} ${name.padEnd(NAME_WIDTH)} ${counts.join(', ')}  ${paint('dim', details)}`
}
