import { LONG, tagsOf } from '../length'
import {
  CALL,
  cards,
  category,
  grid,
  isCall,
  LONG_SHELF,
  loadMore,
  names,
  price,
  recordCalls,
} from './support/shop-page'
import { expect, test } from './support/test'

test('SHOP-1 a checkbox for each category and the six price radios stand left of the grid', async ({
  page,
}) => {
  const answer = page.waitForResponse('**/api/category/list')
  await page.goto('/shop')
  const categories: { name: string }[] = await (await answer).json()
  for (const { name } of categories) await expect(category(page, name)).not.toBeChecked()
  await expect(page.getByRole('group', { name: 'Category' }).getByRole('checkbox')).toHaveCount(
    categories.length,
  )
  for (const label of [
    'Any',
    '$0 to $9',
    '$10 to $19',
    '$20 to $29',
    '$30 to $39',
    'More than $40',
  ]) {
    await expect(price(page, label)).toBeVisible()
  }
  await expect(price(page, 'Any')).toBeChecked()
  const filters = await page.getByRole('complementary', { name: 'Filters' }).boundingBox()
  const products = await grid(page).boundingBox()
  expect((filters?.x ?? 0) + (filters?.width ?? 0)).toBeLessThanOrEqual(products?.x ?? 0)
})

test('SHOP-2 SHOP-3 each choice is sent as the contract says', async ({ page, service }) => {
  const [first, second] = await service.categories()
  if (!first || !second) throw new Error('expected two categories')
  const calls = recordCalls(page)
  await page.goto('/shop')
  await expect(cards(page)).toHaveCount(6)
  for (const label of ['$0 to $9', '$10 to $19', '$20 to $29', '$30 to $39', 'More than $40']) {
    const call = page.waitForRequest(isCall)
    await price(page, label).check()
    await call
  }
  await price(page, 'Any').check()
  const filtered = page.waitForRequest(isCall)
  await category(page, first.name).check()
  await filtered
  const both = page.waitForRequest(isCall)
  await category(page, second.name).check()
  await both
  const bodyOf = (ids: string[], range: number[]) => ({
    limit: 6,
    skip: 0,
    filters: { category: ids, price: range },
  })
  expect(calls).toEqual([
    bodyOf([], []),
    bodyOf([], [0, 9]),
    bodyOf([], [10, 19]),
    bodyOf([], [20, 29]),
    bodyOf([], [30, 39]),
    bodyOf([], [40, 99]),
    bodyOf([first._id], []),
    bodyOf([first._id, second._id].sort(), []),
  ])
})

test('SHOP-4 a changed filter starts again at the first page and replaces the grid', async ({
  page,
  admin,
}) => {
  const full = await admin.createCategory('Full')
  const lone = await admin.createCategory('Lone')
  for (let count = 0; count < 7; count += 1) await admin.createProduct({ category: full._id })
  const only = await admin.createProduct({ category: lone._id })
  await page.goto(`/shop?category=${full._id}`)
  await loadMore(page).click()
  await expect(cards(page)).toHaveCount(7)
  const both = page.waitForRequest(isCall)
  await category(page, lone.name).check()
  await both
  const call = page.waitForRequest(isCall)
  await category(page, full.name).uncheck()
  expect((await call).postDataJSON()).toMatchObject({ skip: 0, filters: { category: [lone._id] } })
  await expect(names(page)).toHaveText([only.name])
})

test('SHOP-5 Load more appends the next page, moves skip on, and goes when a page is smaller', async ({
  page,
  admin,
}) => {
  const shelf = await admin.createCategory('Shelf')
  const created: string[] = []
  for (let count = 0; count < 8; count += 1) {
    created.push((await admin.createProduct({ category: shelf._id })).name)
  }
  await page.goto(`/shop?category=${shelf._id}`)
  await expect(cards(page)).toHaveCount(6)
  const call = page.waitForRequest(isCall)
  await loadMore(page).click()
  expect((await call).postDataJSON()).toMatchObject({ limit: 6, skip: 6 })
  await expect(names(page)).toHaveText(created.toReversed())
  await expect(loadMore(page)).toBeHidden()
})

test('SHOP-5 a full last page is followed by an empty one, and Load more goes', {
  tag: LONG,
}, async ({ page, admin }) => {
  const shelf = await admin.createCategory('Shelf')
  for (let count = 0; count < 6; count += 1) await admin.createProduct({ category: shelf._id })
  await page.goto(`/shop?category=${shelf._id}`)
  await expect(cards(page)).toHaveCount(6)
  await loadMore(page).click()
  await expect(loadMore(page)).toBeHidden()
  await expect(cards(page)).toHaveCount(6)
})

test('SHOP-6 pressing Load more again and again asks for one page', async ({ page }) => {
  await page.goto(LONG_SHELF)
  await expect(cards(page)).toHaveCount(6)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const skips: number[] = []
  await page.route(CALL, async (route) => {
    skips.push(route.request().postDataJSON().skip)
    await held
    await route.continue()
  })
  await loadMore(page).evaluate((button: HTMLElement) => {
    for (let press = 0; press < 5; press += 1) button.click()
  })
  await page.getByRole('button', { name: 'Loading…' }).click({ force: true })
  release()
  await expect(cards(page)).toHaveCount(12)
  expect(skips).toEqual([6])
})

test('SHOP-6 a late answer to an outdated filter never shows', async ({ page, admin }) => {
  const slow = await admin.createCategory('Slow')
  const quick = await admin.createCategory('Quick')
  await admin.createProduct({ category: slow._id })
  const wanted = await admin.createProduct({ category: quick._id })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.goto('/shop')
  await expect(cards(page)).toHaveCount(6)
  await page.route(CALL, async (route) => {
    const { filters } = route.request().postDataJSON()
    if (filters.category.length === 1 && filters.category[0] === slow._id) await held
    // The page may have given the call up by now.
    await route.continue().catch(() => {})
  })
  await category(page, slow.name).check()
  await category(page, quick.name).check()
  await category(page, slow.name).uncheck()
  await expect(names(page)).toHaveText([wanted.name])
  release()
  await page.waitForTimeout(500)
  await expect(names(page)).toHaveText([wanted.name])
})

test.describe('SHOP-7 a failure', () => {
  const failures = [
    ['an error without text', { status: 500, body: '' }, 'Failed to fetch filtered products'],
    [
      'an error page',
      { status: 502, body: '<h1>Bad gateway</h1>' },
      'Failed to fetch filtered products',
    ],
    ['an error with text', { status: 400, json: { error: 'No.' } }, 'No.'],
    ['no JSON', { status: 200, body: 'hello' }, 'An unexpected error occurred.'],
    ['another shape', { status: 200, json: { data: 'none' } }, 'An unexpected error occurred.'],
  ] as const
  /** One of each message. */
  const SAMPLES = ['an error without text', 'an error with text', 'no JSON']
  for (const [what, answer, message] of failures) {
    test(`SHOP-7 ${what} is told, a retry offered, and the products shown stay`, {
      tag: tagsOf(SAMPLES.includes(what)),
    }, async ({ page, watch }) => {
      watch.allowFailure(/product\/by\/search/)
      await page.goto(LONG_SHELF)
      await expect(cards(page)).toHaveCount(6)
      await page.route(CALL, (route) => route.fulfill(answer))
      await loadMore(page).click()
      // As the headline, and not once more in the explanation below it.
      await expect(page.getByRole('alert').getByText(message, { exact: true })).toHaveCount(1)
      await expect(page.getByRole('alert').getByRole('paragraph').first()).toHaveText(message)
      await expect(cards(page)).toHaveCount(6)
      await page.unroute(CALL)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(cards(page)).toHaveCount(12)
      await expect(page.getByRole('alert')).toBeHidden()
    })
  }

  test('SHOP-7 no answer at all, on a changed filter, keeps what was shown too', async ({
    page,
    watch,
  }) => {
    watch.allowFailure(/product\/by\/search/)
    await page.goto('/shop')
    await expect(cards(page)).toHaveCount(6)
    await page.route(CALL, (route) => route.abort())
    await price(page, '$10 to $19').check()
    await expect(page.getByRole('alert')).toContainText('An unexpected error occurred.')
    await expect(cards(page)).toHaveCount(6)
  })
})

test('SHOP-8 the grid has 3 columns on a large screen, 2 on smaller ones, 1 on a phone', async ({
  page,
}) => {
  await page.goto('/shop')
  await cards(page).first().waitFor()
  for (const [width, columns] of [
    [1440, 3],
    [1000, 2],
    [700, 2],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const tops = await cards(page).evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().top),
    )
    expect(
      tops.filter((top) => top === tops[0]),
      `at ${width} px`,
    ).toHaveLength(columns)
  }
})
