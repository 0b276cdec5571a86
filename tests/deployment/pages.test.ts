import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findFreePort } from '../../scripts/processes/listening/free-port'
import { type RunningShop, startShop } from '../../scripts/processes/start-shop'
import { type ShopPage, shopPages } from '../../scripts/screenshots/shop-pages'
import { settle } from '../../scripts/screenshots/visit'
import { readVisitorState } from '../../scripts/screenshots/visitor-state'
import { browserLaunchOptions, findBrowsers } from '../../scripts/system/browser'
import { isLong } from '../length'
import { proxies } from './support/proxies'
import { HOST, type RunningProxy, startProxy } from './support/start-proxy'

/** What opens only when somebody presses it has styles that are made only then. */
const PRESSES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async checkout(page) {
    await page.getByRole('radio', { name: 'Card', exact: true }).click({ force: true })
    await page.locator('iframe[name="braintree-hosted-field-number"]').waitFor()
  },
  async orders(page) {
    await page
      .getByRole('combobox', { name: /^Status of order/ })
      .first()
      .click()
    await page.getByRole('listbox', { name: 'Status' }).waitFor()
  },
}

const MISSING = ['product-unknown', 'not-found']

/** The short form sees as a visitor what looks different to each only in the bar. */
const pages = shopPages.filter(
  ({ name, role }, index) =>
    isLong || role === 'visitor' || index === shopPages.findIndex((page) => page.name === name),
)
const installed = proxies.filter(({ isInstalled }) => isInstalled).slice(0, isLong ? 2 : 1)

describe.skipIf(findBrowsers().length === 0 || installed.length === 0)('every page', () => {
  describe.for(installed)('behind $name', (proxy) => {
    let shop: RunningShop
    let running: RunningProxy
    let browser: Browser
    let context: BrowserContext

    beforeAll(async () => {
      const port = await findFreePort()
      shop = await startShop(['--api', '--memory'], {
        PORT: String(port),
        TRUST_PROXY: '1',
        SHOP_URL: `https://${HOST}`,
      })
      running = await startProxy(proxy, [port, port])
      const options = browserLaunchOptions()
      const args = [
        ...(options.args ?? []),
        `--host-resolver-rules=MAP ${HOST} 127.0.0.1`,
        // Unlike the context's option it holds for a service worker too.
        '--ignore-certificate-errors',
      ]
      browser = await chromium.launch({ ...options, args })
    })
    afterAll(async () => {
      await browser?.close()
      await running?.stop()
      await shop?.stop()
    })

    test('is styled under the static policy, violates nothing and says nothing on the console', async () => {
      const said: string[] = []
      for (const shopPage of pages) {
        context = await openContext(shopPage)
        const page = await context.newPage()
        const note = (text: string) => said.push(`${shopPage.name} as ${shopPage.role}: ${text}`)
        page.on('console', (message) => {
          // The browser tells of each answer that is no success, and that is what this page is for.
          const isWanted = MISSING.includes(shopPage.name) && message.text().includes('404')
          if (!isWanted) note(message.text())
        })
        page.on('pageerror', (error) => note(error.message))
        const { ids } = await readVisitorState(shop.origin, shopPage)
        await page.goto(shopPage.path(ids))
        await settle(page)
        await PRESSES[shopPage.name]?.(page)
        await context.close()
      }
      expect(said).toEqual([])
    })

    test('has MUI’s own styles, which Emotion puts into style elements', async () => {
      const [form] = shopPages.filter(({ name }) => name === 'sign-in')
      if (!form) throw new Error('There is no page to sign in.')
      context = await openContext(form)
      const page = await context.newPage()
      await page.goto(form.path({ productId: '', userId: '' }))
      await settle(page)
      const rules = await page.evaluate(() =>
        [...document.styleSheets]
          .filter(({ ownerNode }) => ownerNode instanceof HTMLStyleElement)
          .reduce((sum, { cssRules }) => sum + cssRules.length, 0),
      )
      expect(rules).toBeGreaterThan(5)
      await context.close()
    })

    test('runs no inline script and takes no inline style, whoever writes it', async () => {
      const [home] = shopPages
      if (!home) throw new Error('There is no page.')
      context = await openContext(home)
      const page = await context.newPage()
      await page.goto('/')
      await settle(page)
      const violated = await page.evaluate(async () => {
        const seen: string[] = []
        addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          seen.push(effectiveDirective),
        )
        const style = document.createElement('style')
        style.append('body { display: none }')
        const script = document.createElement('script')
        try {
          script.text = 'window.hacked = true'
        } catch {
          seen.push('refused as text')
        }
        document.head.append(style, script)
        const box = document.createElement('div')
        box.setAttribute('style', 'color: red')
        document.body.append(box)
        await new Promise((resolve) => setTimeout(resolve))
        return { seen, display: getComputedStyle(document.body).display }
      })
      expect(violated.display).not.toBe('none')
      expect(violated.seen).toEqual(
        expect.arrayContaining([
          'refused as text',
          'require-trusted-types-for',
          'style-src-elem',
          'style-src-attr',
        ]),
      )
      await context.close()
    })

    async function openContext(shopPage: ShopPage): Promise<BrowserContext> {
      const origin = `https://${HOST}:${running.httpsPort}`
      const { localStorage } = await readVisitorState(shop.origin, shopPage)
      const opened = await browser.newContext({
        baseURL: origin,
        ignoreHTTPSErrors: true,
        locale: 'en-US',
        storageState: { cookies: [], origins: [{ origin, localStorage }] },
      })
      await opened.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.info(`violated: ${violatedDirective} ${blockedURI}`),
        )
      })
      return opened
    }
  })
})
