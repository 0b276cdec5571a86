import { LONG, tagsOf } from '../length'
import { expectAccessible } from './support/axe'
import { badge, checkout, lineOf, lines, quantity, total } from './support/cart-page'
import { readStored, store, storeCart, storeSession } from './support/local-storage'
import { expect, test } from './support/test'

test.describe('the lines', () => {
  test('CART-3 CART-4 each line adjusts and removes its product, and the total follows', async ({
    page,
    admin,
  }) => {
    const shelf = await admin.createCategory('Shelf')
    const cheap = await admin.createProduct({ category: shelf._id, price: 0.1 })
    const other = await admin.createProduct({ category: shelf._id, price: 0.2 })
    await storeCart(page, [
      { ...cheap, count: 1 },
      { ...other, count: 1 },
    ])
    await page.goto('/cart')
    await expect(total(page)).toHaveText('$0.30')
    await lineOf(page, cheap.name)
      .getByRole('button', { name: /^One more/ })
      .click()
    await expect(total(page)).toHaveText('$0.40')
    await quantity(page, other.name).fill('12')
    await expect(total(page)).toHaveText('$2.60')
    expect(await readStored(page, 'cart')).toMatchObject([
      { _id: cheap._id, count: 2 },
      { _id: other._id, count: 12 },
    ])
    await expect(checkout(page)).toBeVisible()
  })

  test('CART-6 removing takes a line from list, badge and storage at once, and can be undone', async ({
    page,
    admin,
  }) => {
    const shelf = await admin.createCategory('Shelf')
    const first = await admin.createProduct({ category: shelf._id })
    const second = await admin.createProduct({ category: shelf._id })
    await storeCart(page, [
      { ...first, count: 3 },
      { ...second, count: 1 },
    ])
    await page.goto('/cart')
    await lineOf(page, first.name)
      .getByRole('button', { name: /^Remove Product/ })
      .click()
    await expect(lines(page)).toHaveCount(1)
    await expect(badge(page)).toHaveText('Cart1, 1 item')
    expect(await readStored(page, 'cart')).toMatchObject([{ _id: second._id }])
    await page
      .getByRole('region', { name: 'Notices' })
      .getByRole('button', { name: 'Undo' })
      .click()
    await expect(lines(page).getByRole('heading')).toHaveText([first.name, second.name])
    await expect(quantity(page, first.name)).toHaveValue('3')
  })

  test('CART-5 a quantity below 1, or none, is displayed as 1 and not saved', async ({
    page,
    admin,
  }) => {
    const shelf = await admin.createCategory('Shelf')
    const product = await admin.createProduct({ category: shelf._id, price: 10 })
    await storeCart(page, [{ ...product, count: 4 }])
    await page.goto('/cart')
    for (const typed of ['0', '-3', '']) {
      await quantity(page, product.name).fill(typed)
      await expect(quantity(page, product.name)).toHaveValue('1')
      expect(await readStored(page, 'cart')).toMatchObject([{ count: 4 }])
      await expect(total(page)).toHaveText('$40.00')
      await expect(lineOf(page, product.name)).toContainText('The cart still holds 4.')
    }
    await quantity(page, product.name).fill('6')
    await expect(total(page)).toHaveText('$60.00')
    await expect(lineOf(page, product.name)).not.toContainText('still holds')
  })

  test('CART-5 typing over an emptied quantity replaces it', { tag: LONG }, async ({
    page,
    admin,
  }) => {
    const shelf = await admin.createCategory('Shelf')
    const product = await admin.createProduct({ category: shelf._id })
    await storeCart(page, [{ ...product, count: 4 }])
    await page.goto('/cart')
    await quantity(page, product.name).press('End')
    await page.keyboard.press('Backspace')
    await expect(quantity(page, product.name)).toHaveValue('1')
    await page.keyboard.type('25')
    await expect(quantity(page, product.name)).toHaveValue('25')
    expect(await readStored(page, 'cart')).toMatchObject([{ count: 25 }])
  })

  test('CART-3 no more can be asked for than there is', async ({ page, admin }) => {
    const shelf = await admin.createCategory('Shelf')
    const product = await admin.createProduct({ category: shelf._id, quantity: 3 })
    await storeCart(page, [{ ...product, count: 2 }])
    await page.goto('/cart')
    await quantity(page, product.name).fill('9')
    await expect(quantity(page, product.name)).toHaveValue('3')
    await expect(lineOf(page, product.name)).toContainText('Only 3 in stock.')
    await expect(
      lineOf(page, product.name).getByRole('button', { name: /^One more/ }),
    ).toBeDisabled()
  })

  test('CART-3 a step at the end of its way keeps the focus, and one more says why there is none', async ({
    page,
    admin,
  }) => {
    const shelf = await admin.createCategory('Shelf')
    const product = await admin.createProduct({ category: shelf._id, quantity: 3 })
    await storeCart(page, [{ ...product, count: 2 }])
    await page.goto('/cart')
    const line = lineOf(page, product.name)
    const more = line.getByRole('button', { name: /^One more/ })
    await expect(line).toContainText('$')
    await more.press('Enter')
    await expect(quantity(page, product.name)).toHaveValue('3')
    await expect(more).toBeDisabled()
    await expect(more).toBeFocused()
    await more.press('Enter')
    await expect(line).toContainText('Only 3 in stock.')
    await expect(quantity(page, product.name)).toHaveValue('3')

    const less = line.getByRole('button', { name: /^One less/ })
    await less.press('Enter')
    await less.press('Enter')
    await less.press('Enter')
    await expect(quantity(page, product.name)).toHaveValue('1')
    await expect(less).toBeDisabled()
    await expect(less).toBeFocused()
  })

  test('CART-6 after the last line, and after its undo, the focus is on the page', async ({
    page,
    admin,
  }) => {
    const shelf = await admin.createCategory('Shelf')
    const product = await admin.createProduct({ category: shelf._id })
    await storeCart(page, [{ ...product, count: 1 }])
    await page.goto('/cart')
    await lineOf(page, product.name)
      .getByRole('button', { name: /^Remove Product/ })
      .press('Enter')
    await expect(page.getByText('Your cart is empty.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Cart', exact: true })).toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect(lines(page)).toHaveCount(1)
    await expect(page.locator('main :focus, main:focus')).toHaveCount(1)
  })

  test('CART-3 an order’s limit is told as what it is, where there is more in stock', async ({
    page,
    admin,
  }) => {
    const shelf = await admin.createCategory('Shelf')
    const product = await admin.createProduct({ category: shelf._id, quantity: 5_000 })
    await storeCart(page, [{ ...product, count: 2 }])
    await page.goto('/cart')
    await quantity(page, product.name).fill('2000')
    await expect(quantity(page, product.name)).toHaveValue('1000')
    await expect(lineOf(page, product.name)).toContainText('Only 1000 per order.')
    await expect(
      lineOf(page, product.name).getByRole('button', { name: /^One more/ }),
    ).toBeDisabled()
  })
})

test('CART-7 an empty cart leads to the shop, to its categories, and to what sells best', async ({
  page,
  service,
}) => {
  await page.goto('/cart')
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
  const categories = page.getByRole('navigation', { name: 'Shop by category' })
  await expect(categories.getByRole('link')).toHaveCount((await service.categories()).length)
  await expect(page.getByRole('list', { name: 'Best Sellers' }).getByRole('article')).toHaveCount(4)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Continue shopping' }).click()
  await expect(page).toHaveURL('/shop')
})

test.describe('CART-8 a broken cart', () => {
  for (const [what, text] of [
    ['no JSON', '[{"_id":'],
    ['no list', '{"a":1}'],
    ['a list of nonsense', '[null,7,"a",[],{},{"_id":7}]'],
  ] as const) {
    test(`CART-8 ${what} breaks no page`, {
      tag: tagsOf(what === 'a list of nonsense'),
    }, async ({ page }) => {
      await store(page, { cart: text })
      for (const path of ['/', '/shop', '/cart']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(badge(page)).toHaveText('Cart')
      }
      await expect(page.getByText('Your cart is empty.')).toBeVisible()
    })
  }

  test('CART-8 what is sound of it is kept', async ({ page, service }) => {
    const product = (await service.products()).find((one) => one.quantity > 10)
    if (!product) throw new Error('expected a product in stock')
    await storeCart(page, [
      { ...product, count: -2 },
      { name: 'No id', price: 1, count: 1 },
      { _id: 'x', name: 'A price in words', price: 'twelve', count: 1 },
      { ...product, count: 9 },
    ])
    await page.goto('/cart')
    await expect(lines(page).getByRole('heading')).toHaveText([product.name])
    await expect(quantity(page, product.name)).toHaveValue('1')
  })
})

test.describe('CART-9 storage', () => {
  for (const [what, name] of [
    ['full', 'QuotaExceededError'],
    ['blocked', 'SecurityError'],
  ] as const) {
    test(`CART-9 that is ${what} is told, and the cart works for as long as the page is open`, {
      tag: tagsOf(what === 'full'),
    }, async ({ page }) => {
      await page.addInitScript((errorName) => {
        Storage.prototype.setItem = () => {
          throw new DOMException('refused by the test', errorName)
        }
      }, name)
      await page.goto('/shop')
      await page
        .getByRole('button', { name: /^Add to cart/ })
        .first()
        .click()
      await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
        'Your cart can’t be saved',
      )
      await expect(badge(page)).toHaveText('Cart1, 1 item')
      await badge(page).click()
      await expect(lines(page)).toHaveCount(1)
      await expect(page.getByRole('alert')).toContainText('Your cart can’t be saved')
    })
  }
})

test('CART-10 the cart survives reload and sign-in, and two tabs agree', async ({
  page,
  context,
  watch,
  service,
  shopper,
}) => {
  const [first, second] = (await service.products()).filter((one) => one.quantity > 10)
  if (!first || !second) throw new Error('expected two products in stock')
  await storeCart(page, [{ ...first, count: 2 }])
  await page.goto('/cart')
  await page.reload()
  await expect(quantity(page, first.name)).toHaveValue('2')
  const other = await context.newPage()
  watch.add(other)
  await other.goto(`/product/${second._id}`)
  await other
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click()
  await expect(lines(page).getByRole('heading')).toHaveText([first.name, second.name])
  await quantity(page, first.name).fill('3')
  await expect(other.getByRole('navigation', { name: 'Main' })).toContainText('2 items')
  await storeSession(page, shopper.session)
  await page.goto('/cart')
  await expect(quantity(page, first.name)).toHaveValue('3')
  await expect(lines(page)).toHaveCount(2)
})
