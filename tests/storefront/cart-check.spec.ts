import { expectAccessible } from './support/axe'
import { checkout, lineOf, lines, quantity, total } from './support/cart-page'
import { readStored, storeCart } from './support/local-storage'
import { expect, test } from './support/test'

test.describe('an honest cart', () => {
  test('a price that has changed waits to be accepted, and checkout waits with it', async ({
    page,
    admin,
  }) => {
    const shelf = await admin.createCategory('Shelf')
    const product = await admin.createProduct({ category: shelf._id, price: 12 })
    await storeCart(page, [{ ...product, count: 2 }])
    await admin.updateProduct(product._id, { price: 14 })
    await page.goto('/cart')
    await expect(lineOf(page, product.name)).toContainText('Was $12.00, now $14.00.')
    await expect(checkout(page)).toBeHidden()
    await lineOf(page, product.name)
      .getByRole('button', { name: /^Accept/ })
      .click()
    await expect(total(page)).toHaveText('$28.00')
    await expect(checkout(page)).toBeVisible()
    expect(await readStored(page, 'cart')).toMatchObject([{ price: 14, count: 2 }])
  })

  test('fewer left than asked for are taken by one press', async ({ page, admin }) => {
    const shelf = await admin.createCategory('Shelf')
    const product = await admin.createProduct({ category: shelf._id, quantity: 9 })
    await storeCart(page, [{ ...product, count: 5 }])
    await admin.updateProduct(product._id, { quantity: 2 })
    await page.goto('/cart')
    await expect(lineOf(page, product.name)).toContainText('Only 2 left.')
    await lineOf(page, product.name)
      .getByRole('button', { name: /^Take 2/ })
      .click()
    await expect(quantity(page, product.name)).toHaveValue('2')
    await expect(checkout(page)).toBeVisible()
  })

  test('CART-3 the stock is the service’s of now, not that of when the line was added', async ({
    page,
    admin,
  }) => {
    const shelf = await admin.createCategory('Shelf')
    const product = await admin.createProduct({ category: shelf._id, quantity: 2 })
    await storeCart(page, [{ ...product, count: 10 }])
    await admin.updateProduct(product._id, { quantity: 50 })
    await page.goto('/cart')
    const line = lineOf(page, product.name)
    await line.getByRole('button', { name: /^One less/ }).click()
    await expect(quantity(page, product.name)).toHaveValue('9')
    // What allows more than the line knows is the service's answer.
    await expect(line.getByRole('button', { name: /^One more/ })).toBeEnabled()
    await quantity(page, product.name).fill('60')
    await expect(quantity(page, product.name)).toHaveValue('50')
    await expect(line).toContainText('Only 50 in stock.')
  })

  test('CART-3 fewer are taken one by one, even where more are left than there are', async ({
    page,
    admin,
  }) => {
    const shelf = await admin.createCategory('Shelf')
    const product = await admin.createProduct({ category: shelf._id, quantity: 2 })
    await storeCart(page, [{ ...product, count: 10 }])
    await page.goto('/cart')
    const line = lineOf(page, product.name)
    await expect(line).toContainText('Only 2 left.')
    await line.getByRole('button', { name: /^One less/ }).click()
    await expect(quantity(page, product.name)).toHaveValue('9')
    await expect(line).toContainText('Only 2 left.')
  })

  test('what is sold out or no longer sold is removed by one press', async ({
    page,
    admin,
    watch,
  }) => {
    watch.allowFailure(/\/api\/product\/show\//)
    const shelf = await admin.createCategory('Shelf')
    const soldOut = await admin.createProduct({ category: shelf._id })
    const gone = await admin.createProduct({ category: shelf._id })
    const kept = await admin.createProduct({ category: shelf._id })
    await storeCart(
      page,
      [soldOut, gone, kept].map((product) => ({ ...product, count: 1 })),
    )
    await admin.updateProduct(soldOut._id, { quantity: 0 })
    await admin.deleteProduct(gone._id)
    await page.goto('/cart')
    await expect(lineOf(page, soldOut.name)).toContainText('Sold out.')
    await expect(lineOf(page, gone.name)).toContainText('No longer sold.')
    await expectAccessible(page)
    await lineOf(page, soldOut.name)
      .getByRole('button', { name: /^Remove it/ })
      .click()
    await expect(checkout(page)).toBeHidden()
    await lineOf(page, gone.name)
      .getByRole('button', { name: /^Remove it/ })
      .click()
    await expect(lines(page).getByRole('heading')).toHaveText([kept.name])
    await expect(checkout(page)).toBeVisible()
  })

  test('CART-3 a picture that is too long to be stored comes from the service', async ({
    page,
    admin,
  }) => {
    const shelf = await admin.createCategory('Shelf')
    const product = await admin.createProduct({ category: shelf._id })
    const picture = `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"><!--${'x'.repeat(5_000)}--></svg>`
    await page.route('**/api/product/show/*', async (route) => {
      const response = await route.fetch()
      await route.fulfill({
        response,
        json: { ...(await response.json()), photo: { data: picture } },
      })
    })
    await storeCart(page, [{ ...product, photo: undefined, count: 1 }])
    await page.goto('/cart')
    const photo = lineOf(page, product.name).getByRole('img', { name: `Cover of ${product.name}` })
    await expect(photo).toHaveAttribute('src', picture)
  })

  test('a service that does not answer is told of and holds nothing up', async ({
    page,
    service,
    watch,
  }) => {
    const product = (await service.products()).find((one) => one.quantity > 10)
    if (!product) throw new Error('expected a product in stock')
    watch.allowFailure(/\/api\/product\/show\//)
    await page.route('**/api/product/show/*', (route) => route.fulfill({ status: 503, body: '' }))
    await storeCart(page, [{ ...product, count: 1 }])
    await page.goto('/cart')
    await expect(page.getByText(/^Prices and stock could not be checked just now/)).toBeVisible()
    await expect(checkout(page)).toBeVisible()
  })
})
