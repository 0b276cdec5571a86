import { readFile, rm } from 'node:fs/promises'
import { buildStorefront } from '../start/build-storefront'
import { runTool } from '../system/run-command'
import { countPlaywright } from './count-playwright'
import { type RanTest, readPlaywrightRun } from './ran-tests'
import type { StageResult } from './stage'

/** A machine that is busy with other things starves a browser now and then; the note says how many needed it. */
const REPEATS = '--retries=2'

interface PlaywrightOptions {
  /** Of the stage, for the name of its report. */
  readonly name: string
  readonly config: string
  /** Beside those that this needs. */
  readonly reporter: string
  /** Of Chromium. */
  readonly browserPath: string
}

export interface PlaywrightResult extends Omit<StageResult, 'note' | 'run'> {
  readonly tests: readonly RanTest[]
  /** For the stage's note: how many passed only when repeated. */
  readonly repeated: string
}

/** Builds the shop and runs the tests of one of Playwright's configurations. */
export async function runPlaywright(options: PlaywrightOptions): Promise<PlaywrightResult> {
  const { name, config, reporter, browserPath } = options
  const file = `.cache/checks/${name}.json`
  await buildStorefront('simulated', () => undefined)
  await rm(file, { force: true })
  const { isOk, output } = await runTool(
    'playwright',
    ['test', '--config', config, `--reporter=line,json,${reporter}`, REPEATS],
    { CHROMIUM_PATH: browserPath, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  )
  const report = await readFile(file, 'utf8')
  const { flaky, ...counts } = countPlaywright(report, isOk)
  const repeated = flaky > 0 ? `; ${flaky} passed only when repeated` : ''
  return { ...counts, output, tests: readPlaywrightRun(report), repeated }
}
