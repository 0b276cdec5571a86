import type { Page } from 'playwright/test'
import { LONG } from '../length'
import { readStored } from './support/local-storage'
import type { Product, Service } from './support/service'
import { findCulprits } from './support/sideways'
import { expect, test } from './support/test'

const detail = (page: Page) => page.getByRole('article').first()
const cardOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
/** A product in stock that shares its category. */
async function findProductWithOthers(service: Service): Promise<Product> {
  const products = await service.products()
  const product = products.find(
    (one) =>
      one.quantity > 0 &&
      products.some((other) => other !== one && other.category._id === one.category._id),
  )
  if (!product) throw new Error('expected two products of one category')
  return product
}

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

test('PROD-1 the page shows the product and others of its category', async ({ page, service }) => {
  const product = await findProductWithOthers(service)
  const show = page.waitForResponse(`**/api/product/show/${product._id}`)
  const related = page.waitForResponse(`**/api/product/related/${product._id}`)
  await page.goto(`/product/${product._id}`)
  await show
  const others: { name: string }[] = await (await related).json()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
  await expect(page).toHaveTitle(`${product.name} · Prompt Bazaar`)
  await expect(detail(page)).toContainText(product.description)
  await expect(
    page.getByRole('list', { name: 'Related products' }).getByRole('heading', { level: 3 }),
  ).toHaveText(others.map(({ name }) => name))
  expect(others.map(({ name }) => name)).not.toContain(product.name)
})

test('PROD-1 a long link in a description does not widen the page', async ({ page, admin }) => {
  const shelf = await admin.createCategory('Shelf')
  const description = `See https://example.com/${'prompts-'.repeat(12)}?language=en`
  const product = await admin.createProduct({ category: shelf._id, description })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/product/${product._id}`)
  await expect(detail(page)).toContainText(description)
  expect(await findCulprits(page)).toEqual([])
})

test('PROD-2 an unknown id says so and leads back to the shop, and to what sells best', async ({
  page,
  watch,
}) => {
  watch.allowFailure(/\/api\/product\/(show|related)\//)
  await page.goto('/product/no-such-product')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product not found')
  await expect(page.getByRole('list', { name: 'Best Sellers' }).getByRole('article')).toHaveCount(4)
  await page.getByRole('link', { name: 'Back to the shop' }).click()
  await expect(page).toHaveURL('/shop')
})

test('a product that cannot be loaded says so and is tried again', { tag: LONG }, async ({
  page,
  service,
  watch,
}) => {
  const [product] = await service.products()
  if (!product) throw new Error('expected a product')
  watch.allowFailure(/\/api\/product\/show\//)
  await page.route('**/api/product/show/*', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto(`/product/${product._id}`)
  await expect(page.getByRole('alert')).toContainText('This product could not be loaded.')
  await page.unroute('**/api/product/show/*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
})

test('PROD-3 PROD-4 PROD-6 a card shows name, photo, 100 characters, price, category, age and stock', async ({
  page,
  admin,
}) => {
  const shelf = await admin.createCategory('Shelf')
  const description = `${'0123456789'.repeat(10)}and what nobody should see on a card`
  const product = await admin.createProduct({
    category: shelf._id,
    description,
    price: 1234.5,
    // The last piece is in stock too.
    quantity: 1,
  })
  await page.route('**/api/product/by/search', async (route) => {
    const response = await route.fetch()
    const { data, size } = await response.json()
    await route.fulfill({
      json: { size, data: data.map((one: object) => ({ ...one, photo: { data: PIXEL } })) },
    })
  })
  await page.goto(`/shop?category=${shelf._id}`)
  const card = cardOf(page, product.name)
  await expect(card.getByRole('heading')).toHaveText(product.name)
  await expect(card.getByText(`${description.slice(0, 100)}…`, { exact: true })).toBeVisible()
  await expect(card).not.toContainText('nobody')
  await expect(card.getByText('$1,234.50')).toBeVisible()
  await expect(card.getByText(shelf.name)).toBeVisible()
  await expect(card.getByText(/^Added on (this minute|1 minute ago)$/)).toBeVisible()
  await expect(card.getByText('In Stock')).toBeVisible()
  await expect(card.getByRole('img', { name: `Cover of ${product.name}` })).toHaveAttribute(
    'src',
    PIXEL,
  )
  await expect(card.getByRole('button', { name: /^Add to cart/ })).toBeEnabled()
  await card.getByRole('link', { name: /^View Product/ }).click()
  await expect(page).toHaveURL(`/product/${product._id}`)
})

test.describe('in Persian', () => {
  test.use({ locale: 'fa-IR' })

  test('PROD-3 the age of a product runs in its own direction', async ({ page, service }) => {
    const [product] = await service.products()
    await page.goto(`/product/${product?._id}`)
    const age = page.getByRole('main').locator('time').first()
    await expect(age).toHaveText(/^[۰-۹]+ .* پیش$/)
    // The number, which comes first, is at the right.
    const [first, last] = await age.evaluate((time) =>
      [0, (time.textContent?.length ?? 0) - 1].map((at) => {
        const range = document.createRange()
        const text = time.firstChild ?? time
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        return range.getBoundingClientRect().left
      }),
    )
    expect(first).toBeGreaterThan(last ?? 0)
  })
})

test('PROD-3 the age of a product stays true while the page is open, and after it was out of sight', async ({
  page,
  admin,
  service,
}) => {
  const [category] = await service.categories()
  const product = await admin.createProduct({ category: category?._id ?? '' })
  const age = page.getByRole('article', { name: product.name }).locator('time').first()
  await page.clock.install()
  await page.goto(`/product/${product._id}`)
  await expect(age).toHaveText('this minute')
  // A call that is still under way would be given up.
  await page.waitForLoadState('networkidle')
  await page.clock.runFor('02:30')
  await expect(age).toHaveText('2 minutes ago')
  await page.getByRole('link', { name: 'Cart', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
  await page.clock.fastForward('03:00:00')
  await page.goBack()
  await expect(age).toHaveText('3 hours ago')
})

test('PROD-6 a missing and a broken photo leave a placeholder of the same size', async ({
  page,
  admin,
  watch,
}) => {
  const shelf = await admin.createCategory('Shelf')
  const whole = await admin.createProduct({ category: shelf._id })
  const missing = await admin.createProduct({ category: shelf._id })
  const broken = await admin.createProduct({ category: shelf._id })
  const hostile = await admin.createProduct({ category: shelf._id })
  const photos = new Map([
    [whole._id, PIXEL],
    [broken._id, '/api/photo/no-such.webp'],
    [hostile._id, 'javascript:alert(1)'],
  ])
  watch.allowFailure(/\/api\/photo\/no-such/)
  await page.route('**/api/product/by/search', async (route) => {
    const response = await route.fetch()
    const { data, size } = await response.json()
    const withPhoto = (one: { _id: string }) => {
      const photo = photos.get(one._id)
      return photo ? { ...one, photo: { data: photo } } : one
    }
    await route.fulfill({ json: { size, data: data.map(withPhoto) } })
  })
  await page.goto(`/shop?category=${shelf._id}`)
  const sizeOf = async (name: string) => {
    const box = await cardOf(page, name).getByRole('img').boundingBox()
    return { width: Math.round(box?.width ?? 0), height: Math.round(box?.height ?? 0) }
  }
  const expected = await sizeOf(whole.name)
  expect(expected.width).toBeGreaterThan(0)
  for (const { name } of [missing, broken, hostile]) {
    await expect(cardOf(page, name).getByRole('img')).toHaveAccessibleName(
      `Cover of ${name}: no picture`,
    )
    await expect.poll(() => sizeOf(name)).toEqual(expected)
  }
})

test('PROD-6 a photo of the service is fetched in the width that is shown', async ({
  page,
  service,
}) => {
  const product = (await service.products()).find(({ photo }) =>
    photo?.data.startsWith('/api/photo/'),
  )
  if (!product) throw new Error('expected a product with a photo of the service')
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(`/product/${product._id}`)
  const photo = detail(page).getByRole('img')
  await expect(photo).toHaveJSProperty('complete', true)
  expect(await photo.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/width=480$/)
})

test('PROD-5 CART-2 once added, the card says how many, adjusts them and removes them, focus kept', async ({
  page,
  admin,
}) => {
  const shelf = await admin.createCategory('Shelf')
  const product = await admin.createProduct({ category: shelf._id })
  await page.goto(`/shop?category=${shelf._id}`)
  const card = cardOf(page, product.name)
  await card.getByRole('button', { name: /^Add to cart/ }).press('Enter')
  await expect(card.getByText('In cart (1)')).toBeVisible()
  await expect(card.getByRole('group')).toBeFocused()
  await card.getByRole('button', { name: /^One more/ }).click()
  await expect(card.getByText('In cart (2)')).toBeVisible()
  expect(await readStored(page, 'cart')).toMatchObject([{ _id: product._id, count: 2 }])
  await card.getByRole('button', { name: /^Remove Product/ }).press('Enter')
  await expect(card.getByRole('group', { name: product.name })).toBeFocused()
  await expect(card.getByRole('button', { name: /^Add to cart/ })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(card.getByRole('button', { name: /^Add to cart/ })).toBeFocused()
  expect(await readStored(page, 'cart')).toEqual([])
})

test('CART-2 the way to undo stays whole on the narrowest screens', async ({ page, admin }) => {
  const { _id: category } = await admin.createCategory('Shelf')
  const product = await admin.createProduct({ name: 'A name of words', category })
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(`/product/${product._id}`)
  await detail(page)
    .getByRole('button', { name: /^Add to cart/ })
    .click()
  const undo = page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' })
  const lineHeight = 44
  // It may be placed by fractions of a pixel.
  expect((await undo.boundingBox())?.height).toBeCloseTo(lineHeight, 1)
})

test('CART-2 adding and removing are each undone by one press', async ({ page, admin }) => {
  const shelf = await admin.createCategory('Shelf')
  const product = await admin.createProduct({ category: shelf._id })
  await page.goto(`/shop?category=${shelf._id}`)
  const card = cardOf(page, product.name)
  const notices = page.getByRole('region', { name: 'Notices' })
  await card.getByRole('button', { name: /^Add to cart/ }).click()
  await expect(notices).toContainText(`${product.name} is in your cart.`)
  await notices.getByRole('button', { name: 'Undo' }).click()
  await expect(card.getByRole('button', { name: /^Add to cart/ })).toBeVisible()
  await card.getByRole('button', { name: /^Add to cart/ }).click()
  await card.getByRole('spinbutton').fill('7')
  await card.getByRole('button', { name: /^Remove Product/ }).click()
  await notices.getByRole('button', { name: 'Undo' }).click()
  await expect(card.getByText('In cart (7)')).toBeVisible()
})

test('PROD-3 PROD-8 what is out of stock is marked so and cannot be added', async ({
  page,
  admin,
}) => {
  const shelf = await admin.createCategory('Shelf')
  const product = await admin.createProduct({ category: shelf._id, quantity: 0 })
  await page.goto(`/shop?category=${shelf._id}`)
  const card = cardOf(page, product.name)
  await expect(card.getByText('Out of Stock')).toBeVisible()
  await expect(card.getByRole('button', { name: /^Add to cart/ })).toBeDisabled()
  await card.getByRole('link', { name: /^View Product/ }).click()
  await expect(detail(page).getByRole('button', { name: /^Add to cart/ })).toBeDisabled()
  expect(await readStored(page, 'cart')).toBeNull()
})

test('markup in names and descriptions is shown as text', async ({ page, admin }) => {
  const shelf = await admin.createCategory('<i>')
  const product = await admin.createProduct({
    category: shelf._id,
    name: '<img src=x onerror=alert(1)>',
    description: '<script>alert(2)</script> & <b>bold</b>',
  })
  await page.goto(`/product/${product._id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
  await expect(detail(page)).toContainText('<script>alert(2)</script> & <b>bold</b>')
})
