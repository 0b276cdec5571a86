import { readFile, rm } from 'node:fs/promises'
import { z } from 'zod/mini'
import { buildStorefront } from '../start/build-storefront'
import { ensureBrowser } from '../system/ensure-browser'
import { runTool } from '../system/run-command'
import { readPlaywrightRun } from './ran-tests'
import type { Stage, StageResult } from './stage'

const REPORT = '.cache/checks/browser.json'

/** Writes the line that says how the widget compares with the one it replaces. */
const DIFFERENTIAL_REPORTER = 'tests/widget/differential/summary/reporter.ts'

/** A machine that is busy with other things starves a browser now and then; the note says how many needed it. */
const REPEATS = '--retries=2'

const reportSchema = z.looseObject({
  stats: z.looseObject({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.unknown()),
})

/** Every Playwright project, in a browser that it finds or gets. */
export const playwrightStage: Stage = {
  name: 'browser',
  about: 'storefront, widget and simulated provider in a real browser',
  async run() {
    const [browser] = await Promise.all([
      ensureBrowser(),
      buildStorefront('simulated', () => undefined),
    ])
    await rm(REPORT, { force: true })
    const { isOk, output } = await runTool(
      'playwright',
      [
        'test',
        '--config',
        'tests/playwright.config.ts',
        `--reporter=line,json,${DIFFERENTIAL_REPORTER}`,
        REPEATS,
      ],
      { CHROMIUM_PATH: browser.path, PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT },
    )
    const report = await readFile(REPORT, 'utf8')
    const { flaky, ...counts } = countPlaywright(report, isOk)
    const repeated = flaky > 0 ? `; ${flaky} passed only when repeated` : ''
    const [comparison = 'The widgets were not compared.'] =
      /^\d+ of \d+ scenarios ran.*$/m.exec(output) ?? []
    const run = {
      tests: readPlaywrightRun(report),
      holds: (file: string) => file.endsWith('.spec.ts'),
    }
    return { ...counts, output, run, note: `${browser.how}${repeated}; ${comparison}` }
  },
}

/** Counts the tests in Playwright's JSON report; a test that passed only when repeated is counted apart too. */
export function countPlaywright(
  report: string,
  isOk: boolean,
): Omit<StageResult, 'output' | 'note'> & { flaky: number } {
  const { stats, errors } = reportSchema.parse(JSON.parse(report))
  const counted = stats.unexpected + errors.length
  const failed = counted === 0 && !isOk ? 1 : counted
  return {
    passed: stats.expected + stats.flaky,
    failed,
    skipped: stats.skipped,
    flaky: stats.flaky,
  }
}
