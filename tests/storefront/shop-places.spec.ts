import { expectAccessible } from './support/axe'
import { applied, cards, category, LONG_SHELF, loadMore, price } from './support/shop-page'
import { expect, test } from './support/test'

test('SHOP-9 filters are shared, reloaded, walked with Back, and dropped one by one', async ({
  page,
  service,
}) => {
  const [first] = await service.categories()
  if (!first) throw new Error('expected a category')
  await page.goto('/shop')
  await category(page, first.name).check()
  await price(page, '$10 to $19').check()
  const shared = page.url()
  await page.reload()
  await expect(page).toHaveTitle(`${first.name}, $10 to $19 · Shop · Prompt Bazaar`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop')
  await expect(category(page, first.name)).toBeChecked()
  await expect(price(page, '$10 to $19')).toBeChecked()
  await page.goBack()
  await expect(page).toHaveTitle(`${first.name} · Shop · Prompt Bazaar`)
  await expect(price(page, 'Any')).toBeChecked()
  await expect(category(page, first.name)).toBeChecked()
  await page.goto(shared)
  await applied(page)
    .getByRole('button', { name: `Drop filter: ${first.name}` })
    .click()
  await expect(category(page, first.name)).not.toBeChecked()
  await expect(applied(page)).toBeFocused()
  await applied(page).getByRole('button', { name: 'Clear all' }).click()
  await expect(price(page, 'Any')).toBeChecked()
  await expect(page.getByRole('heading', { name: 'Products' })).toBeFocused()
  await expect(page).toHaveURL('/shop')
})

test('Back and reload open as many pages as before, at the same place, on the same product', async ({
  page,
}) => {
  await page.goto(LONG_SHELF)
  await loadMore(page).click()
  await expect(cards(page)).toHaveCount(12)
  const link = cards(page)
    .nth(9)
    .getByRole('link', { name: /^View Product/ })
  await link.focus()
  const place = () => page.evaluate(() => window.scrollY)
  const before = await place()
  expect(before).toBeGreaterThan(500)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Related products' })).toBeVisible()
  await page.goBack()
  await expect(cards(page)).toHaveCount(12)
  await expect(link).toBeFocused()
  expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(8)
  await page.reload()
  await expect(cards(page)).toHaveCount(12)
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(8)
})

test('SHOP-10 filters that nothing matches are named, to be dropped, with what each way out leads to', async ({
  page,
  admin,
}) => {
  const shelf = await admin.createCategory('Shelf')
  await admin.createProduct({ category: shelf._id, price: 5 })
  await page.goto(`/shop?category=${shelf._id}&price=40-99`)
  await expect(page.getByText('Nothing on the shelves matches all of these filters.')).toBeVisible()
  await expect(page.getByText('At other prices there are some: 1 below.')).toBeVisible()
  await expect(page.getByRole('button', { name: '$0 to $9 (1)' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Drop More than $40 (1)' }).click()
  await expect(cards(page)).toHaveCount(1)
})

test('the shop is accessible on a narrow screen, its filters open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 })
  await page.goto('/shop?price=10-19')
  await cards(page).first().waitFor()
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(price(page, '$10 to $19')).toBeVisible()
  await expectAccessible(page)
})

test('SHOP-10 a category without products says what others have at that price', async ({
  page,
  admin,
}) => {
  const shelf = await admin.createCategory('Shelf')
  await page.goto(`/shop?category=${shelf._id}&price=10-19`)
  await expect(page.getByText(/^Other categories have some: \d+/)).toBeVisible()
  await page.getByRole('button', { name: /^Drop the category \(\d+/ }).click()
  await expect(page).toHaveURL('/shop?price=10-19')
  await expect(cards(page)).toHaveCount(6)
})
