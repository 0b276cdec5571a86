import { limits } from '../../src/api/generated/limits'
import { storeCart } from './support/local-storage'
import { findSideways } from './support/sideways'
import { expect, test } from './support/test'

/** Narrow enough that the category stands beside the search, wide enough that nobody is on a phone. */
const TABLET = { width: 768, height: 1024 }

test('SHOP-1 SHOP-8 a category’s longest name widens no page that shows it, and leaves the search its room', async ({
  page,
  admin,
}) => {
  const name = 'Longest'.padEnd(limits.CategoryName.maxLength, 'x')
  const category = await admin.createCategory(name)
  const product = await admin.createProduct({ category: category._id })
  await storeCart(page, [{ ...product, count: 1 }])
  for (const path of ['/', `/shop?category=${category._id}`, `/product/${product._id}`, '/cart']) {
    await page.goto(path)
    await page.getByText(name).first().waitFor({ state: 'attached' })
    expect(await findSideways(page), path).toEqual([])
  }

  await page.evaluate(() => localStorage.clear())
  await page.goto('/cart')
  await page.getByRole('link', { name }).waitFor()
  expect(await findSideways(page), 'an empty cart').toEqual([])

  await page.setViewportSize(TABLET)
  await page.goto('/')
  const words = await page.getByRole('searchbox', { name: 'Search' }).boundingBox()
  expect(words?.width).toBeGreaterThan(200)
})
