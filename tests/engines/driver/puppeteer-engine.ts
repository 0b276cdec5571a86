import puppeteer, { type LaunchOptions, type Page } from 'puppeteer-core'
import { browserLaunchOptions } from '../../../scripts/system/browser'
import { noteComplaints, readComplaints } from '../page/complaints'
import type { Engine, Tab, TabOptions } from './tab'

/** Firefox then refuses cookies and storage as it does for a visitor who blocks all of them. */
const BLOCKED_COOKIES = { 'network.cookie.cookieBehavior': 2 }

/** Chromium, by its own protocol. */
export function startChromium(): Promise<Engine> {
  const { executablePath, args } = browserLaunchOptions()
  return start('Chromium', () => ({
    browser: 'chrome',
    headless: 'shell',
    ...(executablePath ? { executablePath } : {}),
    args: [...(args ?? [])],
  }))
}

/** Firefox, by WebDriver BiDi, as it is installed. */
export function startFirefox(executablePath: string): Promise<Engine> {
  return start('Firefox', ({ storage }) => ({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: storage === 'refused' ? BLOCKED_COOKIES : {},
  }))
}

async function start(
  name: string,
  optionsFor: (options: TabOptions) => LaunchOptions,
): Promise<Engine> {
  const launch = (options: TabOptions) =>
    puppeteer.launch({
      acceptInsecureCerts: true,
      defaultViewport: VIEWPORT,
      ...optionsFor(options),
    })
  const browser = await launch({ storage: 'kept' })
  return {
    version: `${name} ${/\d+\.\d+/.exec(await browser.version())?.[0] ?? ''}`,
    async openTab(options) {
      const isRefused = options.storage === 'refused'
      const own = isRefused ? await launch(options) : browser
      const context = await own.createBrowserContext()
      const page = await context.newPage()
      await page.evaluateOnNewDocument(noteComplaints)
      if (isRefused && name === 'Chromium') await page.evaluateOnNewDocument(refuseStorage)
      return tabOf(page, () => (isRefused ? own.close() : context.close()))
    },
    stop: () => browser.close(),
  }
}

/** As large as a laptop's, so that nothing of the shop is behind a menu. */
const VIEWPORT = { width: 1280, height: 900 }

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
    async press(key) {
      if (key === 'Space') return page.keyboard.press(' ')
      if (key !== 'Shift+Tab') return page.keyboard.press(key)
      await page.keyboard.down('Shift')
      await page.keyboard.press('Tab')
      await page.keyboard.up('Shift')
    },
    type: (text) => page.keyboard.type(text),
    async chooseFile(selector, path) {
      const found = await page.$(selector)
      if (!found) throw new Error(`The page has no ${selector}.`)
      const input = await found.toElement('input')
      await input.uploadFile(path)
    },
    complaints: () => readComplaints((expression) => page.evaluate(expression)),
    close,
  }
}
