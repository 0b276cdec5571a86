import { LONG } from '../length'
import { expectAccessible } from './support/axe'
import { ADDRESS, COUNT } from './support/checkout-page'
import { expect, test } from './support/checkout-test'
import { hold } from './support/hold'
import { readStored, storeCart, storeSession } from './support/local-storage'

test('PAY-2 signed out there is a way to sign in instead, and it leads back to the cart', async ({
  page,
  product,
  shopper,
}) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await page.goto('/cart')
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign in to checkout' })).toHaveCount(0)
  await storeCart(page, [{ ...product, count: COUNT }])
  await page.goto('/cart')
  await page.getByRole('link', { name: 'Sign in to checkout' }).click()
  await page.getByLabel('Email').fill(shopper.session.user.email)
  await page.getByLabel('Password', { exact: true }).fill(shopper.password)
  expect(calls.filter((url) => url.includes('/getToken/'))).toEqual([])
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/cart')
  await expect(page.getByRole('radio', { name: 'Card' })).toBeAttached()
})

test('PAY-1 with nothing to pay no client token is asked for, and no code to pay with', {
  tag: LONG,
}, async ({ page, shopper }) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await storeSession(page, shopper.session)
  await page.goto('/cart')
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(calls.filter((url) => /getToken|checkout-panel|mui-scope/.test(url))).toEqual([])
})

test('PAY-2 signed out no code to pay with is loaded', { tag: LONG }, async ({ page, product }) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await storeCart(page, [{ ...product, count: COUNT }])
  await page.goto('/cart')
  await expect(page.getByRole('link', { name: 'Sign in to checkout' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(calls.filter((url) => /checkout-panel|mui-scope/.test(url))).toEqual([])
})

test('PAY-1 without a client token the shopper is told, and tries again', async ({
  page,
  checkout,
  shopper,
  product,
  watch,
}) => {
  watch.allowFailure(/getToken/)
  let isDown = true
  await page.route(/getToken/, (route) =>
    isDown ? route.fulfill({ status: 401 + 2, json: { error: 'Not now.' } }) : route.fallback(),
  )
  await checkout.open(shopper, product)
  const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' })
  await expect(alert).toContainText('Not now. Nothing was charged.')
  isDown = false
  await alert.getByRole('button', { name: 'Try again' }).click()
  await checkout.prepare()
})

test('PAY-3 the delivery address is asked for before anything is charged', async ({
  page,
  checkout,
  payments,
  shopper,
  product,
}) => {
  await checkout.open(shopper, product)
  await checkout.chooseCard()
  await checkout.payButton.click()
  await expect(page.getByText('Enter the address to deliver to.')).toBeVisible()
  await expect(checkout.address).toBeFocused()
  await expect(checkout.address).toHaveAttribute('autocomplete', 'street-address')
  expect(payments.sent('charge')).toEqual([])
})

test('PAY-3 an address that was typed survives a reload', async ({
  page,
  checkout,
  shopper,
  product,
}) => {
  await checkout.open(shopper, product)
  await checkout.address.fill(ADDRESS)
  await page.reload()
  await expect(checkout.address).toHaveValue(ADDRESS)
})

test('PAY-4 card and PayPal are offered', async ({ page, checkout, shopper, product }) => {
  await checkout.open(shopper, product)
  await expect(page.getByRole('radio', { name: 'Card', exact: true })).toBeAttached()
  await expect(page.getByRole('region', { name: 'Checkout' }).getByRole('radio')).toHaveCount(2)
  await expectAccessible(page)
})

test('PAY-4 a PayPal account that was paid with is offered the next time', { tag: LONG }, async ({
  page,
  checkout,
  shopper,
  product,
}) => {
  await checkout.open(shopper, product)
  await checkout.prepare('PayPal')
  await checkout.payButton.click()
  await expect(checkout.thanks).toBeVisible()
  await storeCart(page, [{ ...product, count: COUNT }])
  await page.goto('/cart')
  await checkout.address.fill(ADDRESS)
  await expect(checkout.payButton).toBeEnabled()
  await checkout.payButton.click()
  await expect(checkout.thanks).toBeVisible()
})

test('PAY-5 Pay waits for a payment method again where the cart cost nothing in between', async ({
  page,
  context,
  checkout,
  shopper,
  product,
  admin,
  watch,
}) => {
  const gift = await admin.createProduct({ category: product.category._id, price: 0 })
  await checkout.open(shopper, product)
  await checkout.chooseCard()
  await expect(checkout.payButton).toBeEnabled()
  const other = await context.newPage()
  watch.add(other)
  await other.goto('/favicon.svg')
  await storeCart(other, [{ ...gift, count: 1 }])
  await expect(page.getByRole('button', { name: 'Place free order' })).toBeEnabled()
  const release = await hold(page, /getToken/)
  await storeCart(other, [{ ...product, count: 1 }])
  await expect(page.getByText('Loading payment methods…')).toBeVisible()
  await expect(checkout.payButton).toBeDisabled()
  release()
  await checkout.chooseCard()
  await expect(checkout.payButton).toBeEnabled()
})

test('PAY-6 a card payment is charged and ordered, the cart emptied and the purchase linked', async ({
  page,
  checkout,
  payments,
  shopper,
  product,
}) => {
  await checkout.open(shopper, product)
  await checkout.prepare()
  const letGo = await payments.hold('charge')
  await checkout.payButton.click()
  await expect(checkout.payButton).toHaveText('Loading')
  await expect(checkout.payButton).toBeFocused()
  letGo()
  await expect(checkout.thanks).toBeVisible()

  expect(payments.sent('charge')).toEqual([
    { paymentMethodNonce: expect.stringMatching(/\S/), amount: 25 },
  ])
  const { _id, name, price } = product
  const [transactionId] = payments.made('charge')
  expect(payments.sent('order')).toEqual([
    {
      order: {
        products: [{ _id, name, price, count: COUNT }],
        transaction_id: transactionId,
        amount: 25,
        address: ADDRESS,
      },
    },
  ])
  expect(await readStored(page, 'cart')).toEqual([])
  // What the cart suggests now has come: words that nobody is to read yet have no contrast.
  await expect(page.getByLabel('Best Sellers').getByRole('article').first()).toBeVisible()
  await expect(page.locator('.skeleton')).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'See your purchase' }).click()
  const [orderId] = payments.made('order')
  await expect(page).toHaveURL(`/user/dashboard#${orderId}`)
  await expect(page.getByRole('article', { name: `Order ${orderId}` })).toContainText(name)
  await expect.poll(() => readStored(page, 'payment-journal')).toBeNull()
})

test('PAY-6 a cart that costs nothing is ordered without a payment method', async ({
  page,
  checkout,
  payments,
  shopper,
  service,
  admin,
}) => {
  const [category] = await service.categories()
  const gift = await admin.createProduct({ category: category?._id ?? '', price: 0 })
  await checkout.open(shopper, gift)
  await checkout.address.fill(ADDRESS)
  await page.getByRole('button', { name: 'Place free order' }).click()
  await expect(checkout.thanks).toBeVisible()
  expect(payments.made('order')).toHaveLength(1)
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('PAY-11 Pay says the new total before the press that changed it is drawn', async ({
  page,
  checkout,
  shopper,
  product,
}) => {
  await checkout.open(shopper, product)
  await expect(checkout.payButton).toHaveText('Pay $25.00')
  const more = page.getByRole('button', { name: `One more of ${product.name}` })
  const atOnce = await more.evaluate(async (button: HTMLElement) => {
    button.click()
    // The form follows in a task of its own; a price that is pressed must not.
    await Promise.resolve()
    return document.querySelector('.pay-button')?.textContent
  })
  expect(atOnce).toBe('Pay $37.50')
})

test('PAY-11 the amount is the cart’s total when Pay was pressed, whatever happens to the cart then', async ({
  page,
  context,
  checkout,
  payments,
  shopper,
  product,
  watch,
}) => {
  await checkout.open(shopper, product)
  await checkout.prepare()
  // Beside a form that is filled in already.
  await page.getByRole('button', { name: `One more of ${product.name}` }).click()
  const letGo = await payments.hold('charge')
  await checkout.payButton.click()
  await expect.poll(() => payments.sent('charge').length).toBe(1)
  const other = await context.newPage()
  watch.add(other)
  await other.goto('/cart')
  await other.getByRole('button', { name: `One more of ${product.name}` }).click()
  await expect(page.getByLabel(`Quantity of ${product.name}`)).toHaveValue('4')
  letGo()
  await expect(checkout.thanks).toBeVisible()
  expect(payments.sent('charge')).toMatchObject([{ amount: 37.5 }])
  expect(payments.sent('order')).toMatchObject([
    { order: { amount: 37.5, products: [{ count: 3 }] } },
  ])
  // The fourth piece came after the press: it was not paid, so it is still wanted.
  expect(await readStored(page, 'cart')).toMatchObject([{ _id: product._id, count: 1 }])
})

test('PAY-6 a change that the cart hears of late leaves the payment that is under way in sight', async ({
  page,
  admin,
  checkout,
  payments,
  shopper,
  product,
  watch,
}) => {
  watch.allowFailure(/\/api\/order\/create\//)
  const letCheckGo = await hold(page, /\/api\/product\/show\//)
  await checkout.open(shopper, product)
  await checkout.prepare()
  await admin.updateProduct(product._id, { price: 14 })
  const letChargeGo = await payments.hold('charge')
  await checkout.payButton.click()
  await expect.poll(() => payments.sent('charge').length).toBe(1)
  letCheckGo()
  await expect(page.getByText('Was $12.50, now $14.00.')).toBeVisible()
  await expect(checkout.payButton).toHaveText('Loading')
  await expect(checkout.payButton).toBeFocused()
  letChargeGo()
  // An order at the old price is impossible, so the form is held back now. The focus stays at the checkout.
  await expect(page.getByText(/^Your order could not be created/)).toBeVisible()
  await expect(checkout.payButton).toBeHidden()
  await expect(page.getByRole('region', { name: 'Checkout' })).toBeFocused()
})
