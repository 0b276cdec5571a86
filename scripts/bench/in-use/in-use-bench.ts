import type { Browser } from 'playwright'
import { launchBrowser } from '../../system/launch-browser'
import type { Bench } from '../figure'
import { measureCalls } from './calls'
import { measureCheckoutStart } from './checkout-start'
import { measureInputs } from './inputs'
import { measureLongLists } from './long-lists'
import type { OpenPage } from './open-page'
import { type LargeShop, serveLargeShop } from './serve-large-shop'
import { watchPages } from './watch-page'
import { measureWays } from './ways'

/** What people feel once a page is there: inputs, long lists, the way back. */
export const inUseBench: Bench = {
  async run(note) {
    const shop = await serveLargeShop(note)
    const browser = await launchBrowser()
    const open = await openAsAdmin(browser, shop)
    try {
      return [
        ...(await measureInputs(open, note)),
        ...(await measureCheckoutStart(open, note)),
        ...(await measureCalls(open)),
        ...(await measureLongLists(open, note)),
        ...(await measureWays(open, note)),
      ]
    } finally {
      await browser.close()
      await shop.close()
    }
  },
}

/** Opens pages of the shop, each in its own browser context with nothing cached, as an administrator. */
async function openAsAdmin(browser: Browser, { origin, accounts }: LargeShop): Promise<OpenPage> {
  const admin = accounts.find(({ role }) => role === 1)
  if (!admin) throw new Error('The seed has no admin.')
  const response = await fetch(`${origin}/api/auth/signin`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: admin.email, password: admin.password }),
  })
  if (!response.ok) throw new Error(`Nobody could sign in: ${await response.text()}`)
  const session = await response.text()
  return async (path, before) => {
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width: 1280, height: 900 },
      // Without one the browser names no language, which no visitor's does.
      locale: 'en-US',
      storageState: {
        cookies: [],
        origins: [{ origin, localStorage: [{ name: 'jwt', value: session }] }],
      },
    })
    const page = await context.newPage()
    await watchPages(page)
    await before?.(page)
    await page.goto(path, { waitUntil: 'commit' })
    return page
  }
}
