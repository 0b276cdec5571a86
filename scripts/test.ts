/**
 * `npm test`: every check, browser included. `npm test -- unit api` runs those stages only, `npm test -- --list`
 * lists them, `npm test -- --long` runs complete tables instead of samples. It goes on after a
 * failing stage, so that one run shows all; the last line is `N passed, N failed`.
 */
import { prepareTemplate } from '../mocks/api/database/embedded/template'
import { readCommandLine } from './processes/command-line/read-command-line'
import { stopOnSignal } from './processes/stop'
import { ensureBrowser } from './system/ensure-browser'
import { stopCommands } from './system/run-command'
import { enginesStage } from './test-stages/engines-stage'
import { playwrightStage } from './test-stages/playwright-stage'
import { addResults, runReported, type Stage, type StageResult } from './test-stages/stage'
import { createLightStages, securityStage, testGroups } from './test-stages/stages'
import { vitestStage } from './test-stages/vitest-stage'

const INTERRUPTED = 130

const { values, positionals: names } = readCommandLine({
  options: {
    list: { type: 'boolean', default: false },
    long: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
if (values.long) process.env['TEST_LENGTH'] = 'long'
const isLong = process.env['TEST_LENGTH'] === 'long'
const databaseUrl = process.env['DATABASE_URL']
// One stage creates databases there; the others must not use it as the shop's.
delete process.env['DATABASE_URL']
const lightStages = createLightStages({ databaseUrl, isLong })
const browserStages = [playwrightStage, enginesStage]
/** Whether only checks were asked for that need no browser. */
const isLight =
  names.length > 0 && names.every((name) => lightStages.some((stage) => stage.name === name))
const all = [...lightStages, ...testGroups, ...browserStages, securityStage([])]

if (values.list) {
  for (const { name, about } of all) console.log(`${name.padEnd(13)} ${about}`)
} else {
  refuseUnknownNames()
  stopOnSignal(async () => {
    await stopCommands()
    process.exit(INTERRUPTED)
  })
  // Otherwise the first who needs them makes or installs them: here several tests would at once, and time out.
  await prepareTemplate()
  if (!isLight) await findOrInstallBrowser()
  const { passed, failed } = addResults(await runChosen())
  if (failed > 0) process.exitCode = 1
  console.log(`${passed} passed, ${failed} failed`)
}

async function findOrInstallBrowser(): Promise<void> {
  try {
    await ensureBrowser()
  } catch {
    // Whoever needs one says what was tried; the rest is tested without.
  }
}

async function runChosen(): Promise<StageResult[]> {
  const isChosen = ({ name }: { readonly name: string }) =>
    names.length === 0 || names.includes(name)
  const groups = testGroups.filter(isChosen)
  const tests = groups.length > 0 ? [vitestStage(groups)] : []
  const checks = lightStages.filter(isChosen)
  // Light ones wait half of their time: one at a time takes what Vitest leaves of the cores.
  const lanes = tests.length > 0 ? [tests, checks] : [checks.slice(0, 1), checks.slice(1)]
  const results = (await Promise.all(lanes.map(runInTurn))).flat()
  // These keep every core busy.
  results.push(...(await runInTurn(browserStages.filter(isChosen))))
  // It reads what the others have run.
  const last = securityStage(results)
  if (isChosen(last)) results.push(await runReported(last))
  return results
}

async function runInTurn(stages: readonly Stage[]): Promise<StageResult[]> {
  const results: StageResult[] = []
  for (const stage of stages) results.push(await runReported(stage))
  return results
}

function refuseUnknownNames(): void {
  const known = all.map(({ name }) => name)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  console.error(`There is no stage ${unknown.join(', ')}. There are: ${known.join(', ')}.`)
  process.exit(2)
}
