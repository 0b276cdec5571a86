import { ensureBrowser } from '../system/ensure-browser'
import { runPlaywright } from './run-playwright'
import type { Stage } from './stage'

/** Writes the line that says how the widget compares with the one it replaces. */
const DIFFERENTIAL_REPORTER = 'tests/widget/differential/summary/reporter.ts'

/** Every Playwright project, in a browser that it finds or gets. */
export const playwrightStage: Stage = {
  name: 'browser',
  about: 'storefront, widget and simulated provider in a real browser',
  async run() {
    const browser = await ensureBrowser()
    const { repeated, ...result } = await runPlaywright({
      name: 'browser',
      config: 'tests/playwright.config.ts',
      reporter: DIFFERENTIAL_REPORTER,
      browserPath: browser.path,
    })
    const [comparison = 'The widgets were not compared.'] =
      /^\d+ of \d+ agree.*scenarios ran.*$/m.exec(result.output) ?? []
    const holds = (file: string) => file.endsWith('.spec.ts') && !file.startsWith('tests/engines/')
    return {
      ...result,
      run: { tests: result.tests, holds },
      note: `${browser.how}${repeated}; ${comparison}`,
    }
  },
}
