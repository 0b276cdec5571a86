import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { signInAccounts } from '../../mocks/api/database/seed/accounts'
import { type StartedApi, startApi } from '../../mocks/api/start-api'
import { allBut, answerHosts } from '../../mocks/braintree-wire/answer-hosts'
import { framesFrom } from '../../mocks/braintree-wire/pages/frames-from'
import { installPayPal } from '../../mocks/braintree-wire/scripts/paypal'
import { createWire, type Wire } from '../../mocks/braintree-wire/wire'
import { type Listening, listen } from '../../scripts/processes/listening/listen'
import { buildStorefront } from '../../scripts/start/build-storefront'
import { createShopServer } from '../../scripts/start/shop-server'
import { browserLaunchOptions, findBrowsers } from '../../scripts/system/browser'
import { type ServedFrames, serveFrames } from '../real-components/harness/serve-frames'

const ADD = { name: /^Add to cart/, disabled: false }
const linesSchema = z.tuple([z.looseObject({ name: z.string() })])
const [, shopper] = signInAccounts
const productsSchema = z.array(z.looseObject({ price: z.number(), quantity: z.number() }))

describe.skipIf(findBrowsers().length === 0)('the pages of a shop with Braintree’s keys', () => {
  let api: StartedApi
  let server: Listening
  let origin: string
  let browser: Browser
  let frames: ServedFrames

  beforeAll(async () => {
    api = await startApi({ mode: 'demo', isInMemory: true, log: () => undefined })
    frames = await serveFrames('deployment')
    browser = await chromium.launch(browserLaunchOptions())
  })
  afterAll(async () => {
    await browser.close()
    await frames.close()
    await api.close()
  })

  /** Files and headers follow the same setting, as with `npm start`. */
  async function serve(allowsPayPalScripts: boolean): Promise<void> {
    if (allowsPayPalScripts) vi.stubEnv('ALLOW_PAYPAL_SCRIPTS', '1')
    const storefront = await buildStorefront('braintree', () => undefined).finally(() =>
      vi.unstubAllEnvs(),
    )
    const shop = createShopServer({
      storefront: join(storefront, 'files'),
      api: api.app,
      provider: 'braintree',
      allowsPayPalScripts,
      isProduction: true,
    })
    server = await listen(shop, { port: 0, hostname: '127.0.0.1' })
    origin = `http://127.0.0.1:${server.port}`
  }

  async function openPage(path: string): Promise<OpenPage> {
    const context = await browser.newContext({ baseURL: origin, locale: 'en-US' })
    const wire = createWire({}, framesFrom(frames.url))
    await answerHosts(context, wire, allBut(origin))
    wire.replace('paypal script', {
      contentType: 'text/javascript',
      body: `(${installPayPal})(); (${writeInline})()`,
    })
    await context.route(`${origin}/api/braintree/getToken/*`, async (route) =>
      route.fulfill({ json: { clientToken: await wire.createClientToken() } }),
    )
    await context.addInitScript(fillStorage, await readStorage())
    const page = await context.newPage()
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
        console.info(`violated: ${violatedDirective} ${blockedURI} ${sample}`),
      )
    })
    await page.goto(path)
    const complaints = () => said.filter((line) => /violated|Trusted|Policy/.test(line))
    return { page, wire, complaints, close: () => context.close() }
  }

  async function choosePayPal({ page, wire, complaints }: OpenPage): Promise<void> {
    const choice = page.getByRole('radio', { name: 'PayPal', exact: true })
    await choice.click({ force: true })
    await page.getByRole('button', { name: 'PayPal', exact: true }).waitFor()
    expect(wire.askedFor('paypal script')).toHaveLength(1)
    expect(wire.unknown).toEqual([])
    expect(await page.evaluate(() => Reflect.get(globalThis, 'inlineRan'))).toBe(true)
    expect(complaints()).toEqual([])
  }

  describe('as long as nothing else is said', () => {
    beforeAll(() => serve(false))
    afterAll(() => server.close())

    test('PAY-4 the cart takes cards under a policy that runs nothing inline, and neither offers PayPal nor asks for its script', async () => {
      const { page, wire, complaints, close } = await openPage('/cart')
      const number = page
        .frameLocator('iframe[name="braintree-hosted-field-number"]')
        .getByRole('textbox')
      await number.fill('4111111111111111')
      expect(await number.inputValue()).toMatch(/^4111/)
      expect(await page.getByRole('radio', { name: 'PayPal', exact: true }).count()).toBe(0)
      expect(wire.askedFor('paypal script')).toEqual([])
      expect(wire.unknown).toEqual([])
      expect(complaints()).toEqual([])
      expect(await isMarkupRefused(page)).toBe(true)
      await close()
    })

    test('USER-4 what the profile’s page has to say is read on the cart, a document of its own', async () => {
      const { page, close } = await openPage('/shop')
      const userId = await page.evaluate(
        () => JSON.parse(localStorage.getItem('jwt') ?? '{}').user._id,
      )
      await page.goto(`/profile/${userId}`)
      await page.evaluate(() => Object.assign(globalThis, { isFirstDocument: true }))
      await page.getByRole('textbox', { name: 'Name' }).fill('Renamed Once')
      await page.getByRole('button', { name: 'Save' }).click()
      await page.waitForFunction(
        () => location.pathname === '/cart' && !Reflect.get(globalThis, 'isFirstDocument'),
      )
      await page
        .getByRole('region', { name: 'Notices' })
        .getByText('Your profile is up to date.')
        .waitFor()
      await page.reload()
      await page.getByRole('region', { name: 'Checkout' }).waitFor()
      expect(await page.getByText('Your profile is up to date.').count()).toBe(0)
      await close()
    })

    test('AUTH-10 that the session has ended is read on the page to sign in, and on the cart no more', async () => {
      const { page, close } = await openPage('/shop')
      const tokenRoute = /\/api\/braintree\/getToken\//
      await page.route(tokenRoute, (route) =>
        route.fulfill({ status: 401, json: { error: 'Your session has ended.' } }),
      )
      await page.goto('/cart')
      await page.waitForURL(/\/signin\?from=%2Fcart/)
      await page.getByText('Your session has ended.').waitFor()
      await page.unroute(tokenRoute)
      await page.getByLabel('Email').fill(shopper.email)
      await page.getByLabel('Password', { exact: true }).fill(shopper.password)
      await page.keyboard.press('Enter')
      await page.waitForURL('/cart')
      await page.getByRole('region', { name: 'Checkout' }).waitFor()
      expect(await page.getByText('Your session has ended.').count()).toBe(0)
      await close()
    })

    test('CART-9 PAY-4 a cart that can’t be stored is entered without a reload, which would lose it; one can pay once there is room again', async () => {
      const { page, close } = await openPage('/shop')
      await page.evaluate(refuseToStore)
      const stored = await page.evaluate(() => localStorage.getItem('cart') ?? '[]')
      const [{ name }] = linesSchema.parse(JSON.parse(stored))
      const card = page
        .getByRole('list', { name: 'Products' })
        .getByRole('article')
        .filter({ hasNotText: name, has: page.getByRole('button', ADD) })
        .first()
      const added = await card.getByRole('heading', { level: 3 }).innerText()
      await card.getByRole('button', ADD).click()
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: /^Cart/ })
        .click()
      await page.getByRole('alert').filter({ hasText: 'You can’t pay yet.' }).waitFor()
      const lines = page.getByRole('list', { name: 'In your cart' }).getByRole('listitem')
      expect(await lines.getByRole('heading').allInnerTexts()).toEqual([name, added])
      expect(await page.getByRole('region', { name: 'Checkout' }).count()).toBe(0)
      expect(await page.evaluate(() => Reflect.get(globalThis, 'isFirstDocument'))).toBe(true)

      await page.evaluate(() => Object.assign(globalThis, { hasRoom: true }))
      await lines
        .getByRole('button', { name: /^One more/, disabled: false })
        .first()
        .click()
      await page.getByRole('region', { name: 'Checkout' }).waitFor()
      expect(await page.evaluate(() => Reflect.get(globalThis, 'isFirstDocument'))).toBeUndefined()
      await close()
    })
  })

  describe('where PayPal’s scripts are allowed', () => {
    beforeAll(() => serve(true))
    afterAll(() => server.close())

    test('WPAY-1 a shopper chooses PayPal, whose script writes scripts, styles and markup under the page’s own headers', async () => {
      const opened = await openPage('/cart')
      await choosePayPal(opened)
      await opened.close()
    })

    test('WPAY-1 the cart that is entered by a link is a document of its own, and so is the page after it', async () => {
      const opened = await openPage('/shop')
      const { page } = opened
      await page.evaluate(() => Object.assign(globalThis, { isFirstDocument: true }))
      await page.getByRole('link', { name: /cart/i }).first().click()
      await choosePayPal(opened)
      expect(await page.evaluate(() => Reflect.get(globalThis, 'isFirstDocument'))).toBeUndefined()
      await page.getByRole('link', { name: /shop/i }).first().click()
      await page.waitForFunction(
        () => location.pathname === '/shop' && !Reflect.get(globalThis, 'paypal'),
      )
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await isMarkupRefused(page)).toBe(true)
      await page.goBack()
      await page.getByRole('radio', { name: 'PayPal', exact: true }).waitFor()
      expect(await isMarkupRefused(page)).toBe(false)
      await opened.close()
    })
  })

  /** A signed-in shopper with something in the cart. */
  async function readStorage(): Promise<Record<string, string>> {
    const { email, password } = shopper
    const signedIn = await fetch(`${origin}/api/auth/signin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    const list = await fetch(`${origin}/api/product/list?sortBy=sold&limit=12`)
    const [product] = productsSchema
      .parse(await list.json())
      .filter(({ price, quantity }) => price > 0 && quantity > 1)
    return {
      jwt: await signedIn.text(),
      cart: JSON.stringify([{ ...product, count: 1 }]),
    }
  }
})

interface OpenPage {
  readonly page: Page
  readonly wire: Wire
  /** What the policy had to say. */
  complaints(): string[]
  close(): Promise<void>
}

/** What Braintree's list asks a page to allow with PayPal's script: code, styles and markup of its own. Runs in the page. */
function writeInline(): void {
  const script = document.createElement('script')
  script.textContent = 'window.inlineRan = true'
  const style = document.createElement('style')
  style.textContent = '.paypal-button { color: navy }'
  document.head.append(script, style)
  document.createElement('div').innerHTML = '<span style="color: navy">PayPal</span>'
}

/** A storage that is full until it has room, in a document that one can tell from the next. Runs in the page. */
function refuseToStore(): void {
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = function (...entry) {
    if (!Reflect.has(globalThis, 'hasRoom')) throw new DOMException('Full.', 'QuotaExceededError')
    setItem.apply(this, entry)
  }
  Object.assign(globalThis, { isFirstDocument: true })
}

/** Whether text is kept from becoming markup: everywhere but where PayPal is. */
function isMarkupRefused(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>text</b>'
      return false
    } catch {
      return true
    }
  })
}

/** Runs in the page, in its first document: what a later one finds is what the shop left. */
function fillStorage(entries: Record<string, string>): void {
  if (location.protocol === 'about:' || sessionStorage.getItem('filled')) return
  sessionStorage.setItem('filled', 'yes')
  for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
}
