import { photo } from './support/desk'
import { watchShifts } from './support/layout-shifts'
import { storeCart } from './support/local-storage'
import { cards, LONG_SHELF } from './support/shop-page'
import { expect, test } from './support/test'

test('PROD-3 PROD-6 cards side by side are equally high whatever they hold, their photos of one shape', async ({
  page,
  admin,
}) => {
  const shelf = await admin.createCategory('Shelf')
  const category = shelf._id
  await admin.createProduct({ category, name: 'A', description: 'Short.', price: 0 })
  await admin.createProduct({
    category,
    name: `${'A long name of many words '.repeat(4)}x`,
    description: 'word '.repeat(60),
    price: 99_999.99,
  })
  await admin.createProduct({ category, name: 'Sold out', quantity: 0 })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/shop?category=${category}`)
  await expect(cards(page)).toHaveCount(3)
  await page
    .getByRole('button', { name: /^Add to cart/, disabled: false })
    .first()
    .click()
  await expect(page.getByText('In cart (1)')).toBeVisible()
  const boxes = await cards(page).evaluateAll((all) =>
    all.map((card) => {
      const photo = card.querySelector('.photo')?.getBoundingClientRect()
      return {
        height: Math.round(card.getBoundingClientRect().height),
        shape: photo ? Math.round((100 * photo.width) / photo.height) : 0,
      }
    }),
  )
  expect(new Set(boxes.map(({ height }) => height)).size, 'heights').toBe(1)
  expect(boxes.map(({ shape }) => shape)).toEqual([133, 133, 133])
})

test('PROD-3 PROD-1 CART-3 names and descriptions are laid out in their own direction', async ({
  page,
  admin,
}) => {
  const category = await admin.createCategory('מכתבים (2)!')
  const name = 'המכתב שלא נשלח (2)!'
  const description = 'מכתב ל־Ada, שלא נשלח.'
  const product = await admin.createProduct({ category: category._id, name, description })
  const expectOwnDirection = async (texts: readonly string[]) => {
    for (const text of texts) {
      await expect(page.getByRole('main').getByText(text).first()).toHaveCSS('direction', 'rtl')
    }
    await expect(page.getByRole('main').getByText('$10.00').first()).toHaveCSS('direction', 'ltr')
  }
  await page.goto(`/shop?category=${category._id}`)
  await expect(cards(page)).toHaveCount(1)
  await expectOwnDirection([name, description])
  await expect(cards(page).getByText(category.name)).toHaveCSS('direction', 'rtl')
  await page.goto(`/product/${product._id}`)
  await expectOwnDirection([name, description, category.name])
  await storeCart(page, [{ ...product, count: 1 }])
  await page.goto('/cart')
  await expectOwnDirection([name, category.name])
})

test('PROD-6 nothing moves while photos arrive', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 })
  const shifts = await watchShifts(page)
  await page.route('**/api/photo/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    // Of another shape than the box it comes into.
    await route.fulfill({ contentType: photo.mimeType, body: photo.buffer })
  })
  await page.goto(LONG_SHELF)
  await expect(cards(page)).toHaveCount(6)
  const photos = page.locator('main img.photo')
  await expect(photos.first()).toHaveAttribute('loading', 'eager')
  await expect(photos.first()).toHaveJSProperty('complete', true)
  await photos.last().scrollIntoViewIfNeeded()
  await expect(photos.last()).toHaveJSProperty('complete', true)
  expect(await shifts()).toBeLessThan(0.01)
})

test('PROD-6 a photo far below the first screen is not asked for until it comes near', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 740 })
  const asked = new Set<string>()
  await page.route('**/api/photo/**', (route) => {
    asked.add(new URL(route.request().url()).pathname)
    return route.continue()
  })
  await page.goto('/')
  const row = page.getByRole('list', { name: 'Best Sellers' })
  await expect(row.getByRole('article')).toHaveCount(6)
  const last = row.locator('img.photo').last()
  const address = await last.evaluate((image: HTMLImageElement) => new URL(image.src).pathname)
  // Whatever the page asks for without being scrolled, it has asked for by then.
  await page.waitForLoadState('networkidle')
  expect(asked).not.toContain(address)
  await last.scrollIntoViewIfNeeded()
  await expect.poll(() => [...asked]).toContain(address)
})

test.describe('a visitor from Germany', () => {
  test.use({ locale: 'de-DE' })

  test('PROD-3 reads prices and ages as they are written there', async ({ page, admin }) => {
    const shelf = await admin.createCategory('Shelf')
    await admin.createProduct({ category: shelf._id, price: 1234.5 })
    await page.goto(`/shop?category=${shelf._id}`)
    const card = cards(page).first()
    await expect(card.getByText(/^1\.234,50\s\$$/)).toBeVisible()
    await expect(card.locator('time')).toHaveText(/^(in dieser Minute|vor \d+ Minuten?)$/)
  })
})

test('PROD-1 whoever goes on to a related product sees what is related to that one', async ({
  page,
  admin,
}) => {
  const shelf = await admin.createCategory('Shelf')
  const first = await admin.createProduct({ category: shelf._id, name: 'First' })
  const second = await admin.createProduct({ category: shelf._id, name: 'Second' })
  const related = page.getByRole('list', { name: 'Related products' })
  await page.goto(`/product/${first._id}`)
  await related.getByRole('link', { name: /^View Product/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.name)
  await expect(related.getByRole('heading', { level: 3 })).toHaveText([first.name])
})
