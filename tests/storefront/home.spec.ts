import type { Locator, Page } from 'playwright/test'
import { tagsOf } from '../length'
import { expect, test } from './support/test'

const row = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const cards = (page: Page, name: string) => row(page, name).getByRole('article')
const isRow = (sortBy: string) => (url: URL) =>
  url.pathname === '/api/product/list' && url.searchParams.get('sortBy') === sortBy

test('HOME-1 the page says that the shop is a vibrant marketplace for buying and selling prompts', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByText(/a vibrant marketplace for buying and selling prompts/)).toBeVisible()
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    /vibrant marketplace for buying and selling prompts/,
  )
})

test('HOME-2 the search bar has a text and a category, All first, then every category there is', async ({
  page,
}) => {
  const answer = page.waitForResponse('**/api/category/list')
  await page.goto('/')
  const categories: { name: string }[] = await (await answer).json()
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible()
  const select = page.getByRole('combobox', { name: 'Category' })
  await expect(select).toHaveValue('All')
  await expect(select.getByRole('option')).toHaveText([
    'All',
    ...categories.map(({ name }) => name),
  ])
})

test('HOME-3 two rows of six, by arrival and by sale, as the service sorts them', async ({
  page,
}) => {
  const arrivals = page.waitForResponse((response) => isRow('createdAt')(new URL(response.url())))
  const sellers = page.waitForResponse((response) => isRow('sold')(new URL(response.url())))
  await page.goto('/')
  for (const [name, response] of [
    ['New Arrival', await arrivals],
    ['Best Sellers', await sellers],
  ] as const) {
    const { searchParams } = new URL(response.url())
    expect(searchParams.get('order')).toBe('desc')
    expect(searchParams.get('limit')).toBe('6')
    const products: { name: string }[] = await response.json()
    await expect(row(page, name).getByRole('heading', { level: 3 })).toHaveText(
      products.map((product) => product.name),
    )
  }
})

test('HOME-4 skeletons hold the final size: nothing below a row moves when it arrives', async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(isRow('createdAt'), async (route) => {
    await held
    // The best sellers once more: a name of two lines makes a row taller than what stands in for it.
    const url = route.request().url().replace('createdAt', 'sold')
    await route.fulfill({ response: await route.fetch({ url }) })
  })
  await page.goto('/')
  const below = page.getByRole('heading', { name: 'Best Sellers' })
  await expect(row(page, 'New Arrival').getByLabel('Loading products')).toBeVisible()
  await cards(page, 'Best Sellers').first().waitFor()
  const before = await below.boundingBox()
  release()
  await expect(cards(page, 'New Arrival')).toHaveCount(6)
  const after = await below.boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(2)
})

for (const [name, sortBy, message] of [
  ['New Arrival', 'createdAt', 'Error loading products by arrival'],
  ['Best Sellers', 'sold', 'Error loading products by sell'],
] as const) {
  test(`HOME-5 when ${name} fails it says "${message}", the other row works, a retry brings it`, async ({
    page,
    watch,
  }) => {
    watch.allowFailure(/\/api\/product\/list/)
    const call = isRow(sortBy)
    await page.route(call, (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto('/')
    await expect(row(page, name).getByRole('alert')).toContainText(message)
    const other = name === 'New Arrival' ? 'Best Sellers' : 'New Arrival'
    await expect(cards(page, other)).toHaveCount(6)
    await page.unroute(call)
    await row(page, name).getByRole('button', { name: 'Try again' }).click()
    await expect(cards(page, name)).toHaveCount(6)
  })
}

test('reads are asked again at most twice, and not at all where the service has refused them', async ({
  page,
  watch,
}) => {
  watch.allowFailure(/\/api\/product\/list/)
  const calls = { createdAt: 0, sold: 0 }
  // What the pointer over the link asks for is the page's own call only while it is not answered yet.
  const isShown = () => row(page, 'New Arrival').waitFor()
  await page.route(isRow('createdAt'), async (route) => {
    calls.createdAt += 1
    await isShown()
    await route.fulfill({ status: 500, body: '' })
  })
  await page.route(isRow('sold'), async (route) => {
    calls.sold += 1
    await isShown()
    await route.fulfill({ status: 400, json: { error: 'No such order.' } })
  })
  await page.goto('/signin')
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(row(page, 'New Arrival').getByRole('alert')).toBeVisible()
  await expect(row(page, 'Best Sellers').getByRole('alert')).toContainText('No such order.')
  expect(calls).toEqual({ createdAt: 3, sold: 1 })
})

test('HOME-3 a shop without products says so once, and leads nowhere else', async ({ page }) => {
  await page.route(isRow('createdAt'), (route) => route.fulfill({ json: [] }))
  await page.route(isRow('sold'), (route) => route.fulfill({ json: [] }))
  await page.goto('/')
  await expect(row(page, 'New Arrival')).toContainText('The shelves are empty. Come back soon.')
  await expect(row(page, 'Best Sellers')).toHaveCount(0)
  await expect(page.getByText('There is more on the shelves')).toHaveCount(0)
})

test('PROD-7 with text twice as large a row has fewer columns, as on a smaller screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  const grid = page.getByRole('list', { name: 'New Arrival' })
  await expect.poll(() => countColumns(grid)).toBe(4)
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await expect.poll(() => countColumns(grid)).toBe(2)
})

test.describe('columns', () => {
  for (const [width, columns] of [
    [1440, 4],
    [1000, 3],
    [700, 2],
    [390, 1],
  ] as const) {
    test(`PROD-7 a row has ${columns} columns at ${width} px and nothing scrolls sideways`, {
      tag: tagsOf(columns % 3 === 1),
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      const grid = page.getByRole('list', { name: 'New Arrival' })
      await grid.getByRole('article').first().waitFor()
      expect(await countColumns(grid)).toBe(columns)
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBeLessThanOrEqual(0)
    })
  }
})

/** The cards that stand in line with the first one. */
async function countColumns(grid: Locator): Promise<number> {
  const tops = await grid
    .getByRole('article')
    .evaluateAll((articles) => articles.map((article) => article.getBoundingClientRect().top))
  return tops.filter((top) => top === tops[0]).length
}
