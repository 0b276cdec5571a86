import { expect, type Page } from 'playwright/test'
import type { Figure } from '../figure'
import { countElements, takeWatch } from './watch-page'

const PAGES = 100
const CARDS = PAGES * 6
const SCREENS = 60
const LONG_TASK_MS = 50
/** About what Lighthouse calls a large page. */
const MOST_ELEMENTS = 1_500

/** Long lists: how many elements are in the page, and whether it scrolls smoothly; `open` opens a page at a path. */
export async function measureLongLists(
  open: (path: string) => Promise<Page>,
  note: (text: string) => void,
): Promise<Figure[]> {
  note(`loading more ${PAGES} times`)
  const shop = await open('/shop')
  await loadMore(shop)
  const cards = await describe(`${CARDS} cards`, shop)
  note('scrolling through the admin’s table')
  const admin = await open('/admin/products')
  await admin
    .getByRole('link', { name: /^Prompt|\w/ })
    .first()
    .waitFor()
  const frame = admin.locator('.table-frame')
  await frame.hover()
  return [...cards, ...(await describe('10,000 rows', admin))]
}

async function loadMore(page: Page): Promise<void> {
  const list = page.getByRole('list', { name: 'Products' })
  for (let count = 2; count <= PAGES; count += 1) {
    await page.getByRole('button', { name: 'Load more' }).click()
    await expect(page.getByText(`Showing ${count * 6} products`)).toBeAttached()
  }
  await list.hover()
}

async function describe(name: string, page: Page): Promise<Figure[]> {
  await page.evaluate(() => window.scrollTo(0, 0))
  // What the page does because it was opened is no matter of scrolling.
  await page.waitForLoadState('networkidle')
  await takeWatch(page)
  let most = await countElements(page)
  for (let screen = 0; screen < SCREENS; screen += 1) {
    await page.mouse.wheel(0, 900)
    await page.waitForTimeout(50)
    most = Math.max(most, await countElements(page))
  }
  const { longestTask } = await takeWatch(page)
  await page.context().close()
  return [
    {
      name: `${name}: elements in the page at most`,
      value: most,
      unit: 'count',
      goal: { of: 'value', atMost: MOST_ELEMENTS },
    },
    {
      name: `${name}: longest task while scrolling (none over ${LONG_TASK_MS} ms is 0)`,
      value: longestTask,
      unit: 'ms',
      goal: { of: 'value', atMost: LONG_TASK_MS },
    },
  ]
}
