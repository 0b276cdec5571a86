import { findEngines, INSTALL_ENGINES } from '../system/engines'
import { ensureBrowser } from '../system/ensure-browser'
import { runPlaywright } from './run-playwright'
import type { Stage, StageResult } from './stage'

/** Writes the line that says what passed in which engine. */
const TABLE_REPORTER = 'tests/engines/table/reporter.ts'

/** The shop and the widget in engines that are not Chromium, where they are installed; `--long` runs all scenarios. */
export const enginesStage: Stage = {
  name: 'engines',
  about: 'shop and widget in Firefox and WebKitGTK, beside Chromium',
  async run() {
    const missing = describeMissing(findEngines())
    if (findEngines().length < 2) return { ...notRun, note: `left out: ${missing}` }
    const browser = await ensureBrowser()
    const { repeated, ...result } = await runPlaywright({
      name: 'engines',
      config: 'tests/engines/playwright.config.ts',
      reporter: TABLE_REPORTER,
      browserPath: browser.path,
    })
    const [summary = 'No engine was driven.'] = /^Engines: .*$/m.exec(result.output) ?? []
    const holds = (file: string) => file.startsWith('tests/engines/') && file.endsWith('.spec.ts')
    const note = [summary + repeated, ...(missing ? [missing] : [])].join('; ')
    return { ...result, run: { tests: result.tests, holds }, note }
  },
}

const notRun: StageResult = { passed: 0, failed: 0, skipped: 1, output: '' }

/** What is not here, and how to get it; nothing when all is. */
export function describeMissing(found: readonly string[]): string {
  const missing = (['firefox', 'webkit'] as const).filter((name) => !found.includes(name))
  if (missing.length === 0) return ''
  const names = missing.map((name) => ({ firefox: 'Firefox', webkit: 'WebKitGTK' })[name])
  return `without ${names.join(' and ')}: ${INSTALL_ENGINES}`
}
