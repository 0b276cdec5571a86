import type { Browser, Page } from 'playwright'
import { z } from 'zod'
import { signInAccounts } from '../../mocks/api/database/seed/accounts'
import type { ShopIds, ShopPage } from './shop-pages'

export interface View {
  /** CSS pixels. */
  width: number
  height: number
  theme: 'light' | 'dark'
}

const STARTED = '#root > :not(.preview)'
const CART_SIZE = 3
/** What stands in for data that are on their way. */
const BUSY = 'main :is([aria-busy="true"], [role="status"][aria-label^="Loading"])'

const sessionSchema = z.object({ token: z.string(), user: z.looseObject({ _id: z.string() }) })
const productsSchema = z.array(z.looseObject({ _id: z.string(), quantity: z.number() }))

/** Opens a page as its role sees it, waits until it is calm, and hands it to `look`. */
export async function visit(
  browser: Browser,
  origin: string,
  shopPage: ShopPage,
  view: View,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const { width, height, theme } = view
  const { ids, localStorage } = await readState(origin, shopPage)
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  })
  const page = await context.newPage()
  await page.goto(shopPage.path(ids))
  await page.waitForSelector(STARTED)
  await settle(page)
  await look(page)
  await context.close()
}

/** Nothing loads any more, pictures below the fold included. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction((busy) => !document.querySelector(busy), BUSY)
  await page.evaluate(() => {
    for (const picture of document.images) picture.loading = 'eager'
  })
  // What has arrived may still wait to be decoded; a broken one has nothing to wait for.
  await page.evaluate(() => Promise.allSettled([...document.images].map((one) => one.decode())))
}

/** What the browser of such a visitor holds, and the ids that addresses need. */
async function readState(
  origin: string,
  { role, hasCart }: ShopPage,
): Promise<{ ids: ShopIds; localStorage: { name: string; value: string }[] }> {
  const list = await fetch(`${origin}/api/product/list?sortBy=sold&limit=12`)
  const products = productsSchema.parse(await list.json())
  const inStock = products.filter(({ quantity }) => quantity > 1)
  const localStorage: { name: string; value: string }[] = []
  if (hasCart) {
    const lines = inStock.slice(0, CART_SIZE).map((product) => ({ ...product, count: 1 }))
    localStorage.push({ name: 'cart', value: JSON.stringify(lines) })
  }
  const session = role === 'visitor' ? undefined : await signIn(origin, role === 'admin' ? 1 : 0)
  if (session) localStorage.push({ name: 'jwt', value: JSON.stringify(session) })
  const ids = { productId: inStock[0]?._id ?? '', userId: session?.user._id ?? '' }
  return { ids, localStorage }
}

async function signIn(origin: string, role: 0 | 1) {
  const account = signInAccounts.find((candidate) => candidate.role === role)
  const answer = await fetch(`${origin}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: account?.email, password: account?.password }),
  })
  return sessionSchema.parse(await answer.json())
}
