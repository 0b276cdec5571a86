import { expect, type Page } from 'playwright/test'
import type { Figure } from '../figure'
import { LEAST_VALUES } from '../pairs/median-interval'
import { takeRounds } from '../pairs/take-rounds'
import { type OpenPage, pressable } from './open-page'
import { countElements, takeWatch } from './watch-page'

const PAGES = 100
const CARDS = PAGES * 6
const SCREENS = 60
const TIMES = { least: LEAST_VALUES, most: 12 } as const
const LONG_TASK_MS = 50
/** About what Lighthouse calls a large page. */
const MOST_ELEMENTS = 1_500

/** Long lists: how many elements are in the page, and whether it scrolls smoothly. */
export async function measureLongLists(
  open: OpenPage,
  note: (text: string) => void,
): Promise<Figure[]> {
  const measure = (name: string, openList: () => Promise<Page>) =>
    takeRounds({
      own: async () => scroll(await openList()),
      figures: [
        {
          name: `${name}: elements in the page at most`,
          unit: 'count',
          of: ({ elements }) => elements,
          goal: { of: 'value', atMost: MOST_ELEMENTS },
        },
        {
          name: `${name}: longest task while scrolling (none over ${LONG_TASK_MS} ms is 0)`,
          unit: 'ms',
          of: ({ longestTask }) => longestTask,
          goal: { of: 'value', atMost: LONG_TASK_MS },
        },
      ],
      ...TIMES,
      note: (text) => note(`scrolling through ${name}: ${text}`),
    })
  return [
    ...(await measure(`${CARDS} cards`, async () => {
      const shop = await open('/shop')
      await loadMore(shop)
      return shop
    })),
    ...(await measure('10,000 rows', async () => {
      const admin = await open('/admin/products')
      const frame = admin.locator('.table-frame')
      await frame.getByRole('link').first().waitFor()
      await frame.hover()
      return admin
    })),
  ]
}

async function loadMore(page: Page): Promise<void> {
  const list = page.getByRole('list', { name: 'Products' })
  for (let count = 2; count <= PAGES; count += 1) {
    await pressable(page, page.getByRole('button', { name: 'Load more' })).click()
    await expect(page.getByText(`Showing ${count * 6} products`)).toBeAttached()
  }
  await list.hover()
}

async function scroll(page: Page): Promise<{ elements: number; longestTask: number }> {
  await page.evaluate(() => window.scrollTo(0, 0))
  // What the page does because it was opened is no matter of scrolling.
  await page.waitForLoadState('networkidle')
  await takeWatch(page)
  let elements = await countElements(page)
  for (let screen = 0; screen < SCREENS; screen += 1) {
    await page.mouse.wheel(0, 900)
    await page.waitForTimeout(50)
    elements = Math.max(elements, await countElements(page))
  }
  const { longestTask } = await takeWatch(page)
  await page.context().close()
  return { elements, longestTask }
}
