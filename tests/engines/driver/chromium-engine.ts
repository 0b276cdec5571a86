import { chromium, type Page } from 'playwright'
import { browserLaunchOptions } from '../../../scripts/system/browser'
import { noteComplaints, readComplaints } from '../page/complaints'
import { VIEWPORT } from './actions'
import type { Engine, Tab } from './tab'

/** Chromium, by Playwright; each tab has a context of its own. */
export async function startChromium(): Promise<Engine> {
  const browser = await chromium.launch(browserLaunchOptions())
  return {
    version: `Chromium ${/\d+\.\d+/.exec(browser.version())?.[0] ?? ''}`,
    async openTab({ storage }) {
      const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: VIEWPORT })
      const page = await context.newPage()
      await page.addInitScript(noteComplaints)
      if (storage === 'refused') await page.addInitScript(refuseStorage)
      return tabOf(page, () => context.close())
    },
    stop: () => browser.close(),
  }
}

/** Runs in the page: without a profile Chromium has no setting that blocks, so its answer is given for it. */
function refuseStorage(): void {
  const get = () => {
    throw new DOMException('The test refuses storage.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    Object.defineProperty(window, name, { configurable: true, get })
  }
  Object.defineProperty(document, 'cookie', { configurable: true, get, set: get })
}

function tabOf(page: Page, close: () => Promise<void>): Tab {
  return {
    async open(address) {
      await page.goto(address)
    },
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    chooseFile: (selector, path) => page.setInputFiles(selector, path),
    complaints: () => readComplaints((expression) => page.evaluate(expression)),
    close,
  }
}
