import { paint } from '../processes/terminal'
import { runStage, type Stage, type StageResult } from './stage'

const NAME_WIDTH = 13
const SIGN_OF_LIFE_MS = 30_000

/** Runs a stage and writes its line; what a failed one wrote follows. */
export async function runReported(stage: Stage): Promise<StageResult> {
  const startedAt = performance.now()
  const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
  const signOfLife = setInterval(
    () => console.log(paint('dim', `  ${stage.name} still runs, ${seconds()}`)),
    SIGN_OF_LIFE_MS,
  )
  const result = await runStage(stage)
  clearInterval(signOfLife)
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
