import type { Page } from 'playwright/test'
import { cards, loadMore } from './support/shop-page'
import { expect, test } from './support/test'

const PAGES = 20
const PAGE_SIZE = 6
const item = (page: Page) => page.getByRole('list', { name: 'Products' }).locator('> li')

function productAt(index: number) {
  return {
    _id: `prd_${index}`,
    name: `Prompt ${index} ${'of a long name '.repeat(index % 5)}`,
    description: 'One of very many.',
    price: 5,
    category: { _id: 'cat_1', name: 'Many' },
    quantity: 3,
    shipping: 0,
    createdAt: '2026-01-01T00:00:00.000Z',
    sold: 0,
  }
}

test.beforeEach(async ({ page }) => {
  await page.route('**/api/product/by/search', (route) => {
    const { skip = 0 } = route.request().postDataJSON()
    const data = Array.from({ length: PAGE_SIZE }, (_, index) => productAt(skip + index))
    return route.fulfill({ json: { data, size: PAGE_SIZE } })
  })
})

test('SHOP-5 however many pages are loaded, few cards stand in the page, and none is lost', async ({
  page,
  watch,
}) => {
  // The service has none of these.
  watch.allowFailure(/\/api\/product\/(?:show|related)\/prd_60/)
  await page.goto('/shop')
  for (let count = 1; count < PAGES; count += 1) {
    await expect(item(page)).toHaveCount(count * PAGE_SIZE)
    await loadMore(page).click()
  }
  await expect(item(page)).toHaveCount(PAGES * PAGE_SIZE)
  await expect.poll(() => cards(page).count()).toBeLessThan(50)
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight)
  const height = await heightOf()

  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(item(page).first().getByRole('heading')).toHaveText('Prompt 0')
  await expect.poll(() => cards(page).count()).toBeLessThan(50)
  expect(await heightOf()).toBe(height)

  // Somewhere in the middle, and back to it.
  const link = item(page)
    .nth(60)
    .getByRole('link', { name: /^View Product/ })
  await item(page).nth(60).scrollIntoViewIfNeeded()
  await link.focus()
  const place = () => page.evaluate(() => window.scrollY)
  const before = await place()
  // Scrolling away by wheel takes the focus from nothing.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(item(page).first().getByRole('heading')).toHaveText('Prompt 0')
  await expect.poll(() => item(page).nth(57).getByRole('article').count()).toBe(0)
  await expect(link).toBeFocused()
  await page.evaluate((top) => window.scrollTo(0, top), before)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/product\/prd_60/)
  await page.goBack()
  await expect(link).toBeFocused()
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(8)
})
