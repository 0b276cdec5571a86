import { readFile, rm } from 'node:fs/promises'
import { buildStorefront } from '../start/build-storefront'
import { runTool } from '../system/run-command'
import { countPlaywright } from './count-playwright'
import { listPageMessages } from './page-messages'
import { type RanTest, readPlaywrightRun } from './ran-tests'
import { readReport } from './read-report'
import type { StageResult } from './stage'

/** A machine that is busy with other things starves a browser now and then; the note names what needed it. */
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
  /** For the stage's note: which tests passed only when repeated. */
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
  const report = await readReport(file, output)
  const tests = readPlaywrightRun(report)
  return { ...countPlaywright(report, isOk), output, tests, repeated: await nameRepeated(tests) }
}

/**
 * The tests that passed only when repeated, why not at once and what their pages said, as a part of a stage's note; empty
 * when there is none.
 */
export async function nameRepeated(tests: readonly RanTest[]): Promise<string> {
  const repeated = await Promise.all(
    tests.flatMap(({ file, title, failedBefore, errorContexts = [] }) =>
      failedBefore
        ? [describeRepeated(`${file} > ${title}`, failedBefore.map(toOneLine), errorContexts)]
        : [],
    ),
  )
  if (repeated.length === 0) return ''
  return `; ${repeated.length} passed only when repeated (${repeated.join('; ')})`
}

async function describeRepeated(
  title: string,
  errors: readonly string[],
  errorContexts: readonly string[],
): Promise<string> {
  const contexts = await Promise.all(errorContexts.map((path) => readFile(path, 'utf8')))
  const messages = contexts.flatMap(listPageMessages).map((message) => `“${message}”`)
  const said = messages.length === 0 ? '' : `; its page said ${messages.join(', ')}`
  return `${title}: ${errors.join('; ')}${said}`
}

/** What was expected and what came; the lines of the file that it quotes say less. */
function toOneLine(message: string): string {
  return message.split('\n\n').slice(0, 2).join(' ').replaceAll(/\s+/g, ' ')
}
