import type { Browser, Page } from 'playwright'
import type { ShopPage } from './shop-pages'
import { readVisitorState } from './visitor-state'

export interface View {
  /** CSS pixels. */
  width: number
  height: number
  theme: 'light' | 'dark'
}

const STARTED = '#root:not([inert]) > *'
/** Placeholders of data that are loading. */
const BUSY = 'main :is([aria-busy="true"], [role="status"][aria-label^="Loading"])'

/** Opens a page as its role sees it, waits until it is calm, and hands it to `look`. */
export async function visit(
  browser: Browser,
  origin: string,
  shopPage: ShopPage,
  view: View,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const { width, height, theme } = view
  const { ids, localStorage } = await readVisitorState(origin, shopPage)
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
  await settle(page)
  await shopPage.open?.(page)
  await look(page)
  await context.close()
}

/** Waits until the page is there and nothing loads any more, pictures below the fold included. */
export async function settle(page: Page): Promise<void> {
  await page.waitForSelector(STARTED)
  await page.waitForLoadState('networkidle')
  await page.waitForFunction((busy) => !document.querySelector(busy), BUSY)
  await page.evaluate(() => {
    for (const picture of document.images) picture.loading = 'eager'
  })
  // What has arrived may still wait to be decoded; a broken one has nothing to wait for.
  await page.evaluate(() => Promise.allSettled([...document.images].map((one) => one.decode())))
}
