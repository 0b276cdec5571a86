import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { signInAccounts } from '../../mocks/api/database/seed/accounts'
import { type StartedApi, startApi } from '../../mocks/api/start-api'
import { browserLaunchOptions, findBrowsers } from '../../scripts/browser'
import { type Listening, listen } from '../../scripts/processes/listen'
import { buildStorefront } from '../../scripts/start/build-storefront'
import { createShopServer } from '../../scripts/start/shop-server'
import { answerHosts } from '../real-components/wire/answer-hosts'
import { createWire } from '../real-components/wire/wire'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const productsSchema = z.array(z.looseObject({ price: z.number(), quantity: z.number() }))

describe.skipIf(findBrowsers().length === 0)('the pages of a shop with Braintree’s keys', () => {
  let api: StartedApi
  let server: Listening
  let origin: string
  let browser: Browser

  beforeAll(async () => {
    const [storefront, started] = await Promise.all([
      buildStorefront('braintree', () => undefined),
      startApi({ mode: 'demo', isInMemory: true, log: () => undefined }),
    ])
    api = started
    const shop = createShopServer({
      storefront: join(storefront, 'files'),
      api: api.app,
      provider: 'braintree',
      isProduction: true,
    })
    server = await listen(shop, { port: 0, hostname: '127.0.0.1' })
    origin = `http://127.0.0.1:${server.port}`
    browser = await chromium.launch(browserLaunchOptions())
  })
  afterAll(async () => {
    await browser.close()
    await server.close()
    await api.close()
  })

  test('WPAY-1 a shopper chooses PayPal, whose script is loaded under the page’s own headers', async () => {
    const context = await browser.newContext({ baseURL: origin, locale: 'en-US' })
    const wire = createWire()
    await answerHosts(context, wire, origin)
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
    await page.goto('/cart')
    const choice = page.getByRole('radio', { name: 'PayPal', exact: true })
    await choice.click({ force: true })
    await page.getByRole('button', { name: 'PayPal', exact: true }).waitFor()
    expect(wire.askedFor('paypal script')).toHaveLength(1)
    expect(wire.unknown).toEqual([])
    expect(said.filter((line) => /violated|Trusted|Policy/.test(line))).toEqual([])
    await context.close()
  })

  /** A signed-in shopper with something in the cart. */
  async function readStorage(): Promise<Record<string, string>> {
    const account = signInAccounts.find(({ role }) => role === 0)
    const signedIn = await fetch(`${origin}/api/auth/signin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: account?.email, password: account?.password }),
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

/** Runs in the page. */
function fillStorage(entries: Record<string, string>): void {
  if (location.protocol === 'about:') return
  for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
}
