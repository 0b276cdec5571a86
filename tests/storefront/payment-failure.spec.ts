import { LONG } from '../length'
import { expectAccessible } from './support/axe'
import { badge, lineOf } from './support/cart-page'
import { ADDRESS, COUNT, cards } from './support/checkout-page'
import { expect, SPOILED, test } from './support/checkout-test'
import { hold } from './support/hold'
import { readStored } from './support/local-storage'
import { entry } from './support/navigation'

const NOTHING_CHARGED = 'Nothing was charged.'
const CARD = /payment_methods\/credit_cards/

test.beforeEach(({ watch }) => {
  watch.allowFailure(SPOILED.calls)
  watch.allowLog(SPOILED.log)
})

test('PAY-10 a declined card keeps cart and address, says why, and another method pays', async ({
  page,
  checkout,
  payments,
  shopper,
  product,
}) => {
  await checkout.open(shopper, product)
  await checkout.prepare()
  await page.getByRole('button', { name: 'Choose another way to pay' }).click()
  await checkout.chooseCard(cards.declined)
  await checkout.payButton.click()
  const alert = page.getByRole('alert').filter({ hasText: NOTHING_CHARGED })
  await expect(alert).toContainText('declined')
  await expect(checkout.address).toHaveValue(ADDRESS)
  expect(await readStored(page, 'cart')).toMatchObject([{ _id: product._id, count: COUNT }])
  await expectAccessible(page)

  await checkout.choosePayPal()
  await checkout.payButton.click()
  await expect(checkout.thanks).toBeVisible()
  expect(payments.made('charge')).toHaveLength(1)
  expect(payments.made('order')).toHaveLength(1)
})

test('PAY-10 a saved method that was declined can be tried again', { tag: LONG }, async ({
  page,
  checkout,
  payments,
  shopper,
  service,
  admin,
}) => {
  const [category] = await service.categories()
  // The sandbox declines amounts of 2000 to 2999.99 dollars.
  const dear = await admin.createProduct({ category: category?._id ?? '', price: 1000 })
  await checkout.open(shopper, dear)
  await checkout.prepare('PayPal')
  await checkout.payButton.click()
  await expect(page.getByRole('alert').filter({ hasText: NOTHING_CHARGED })).toBeVisible()
  await page.getByRole('button', { name: `One less of ${dear.name}` }).click()
  await expect(checkout.payButton).toHaveText('Pay $1,000.00')
  await expect(checkout.payButton).toBeEnabled()
  await checkout.payButton.click()
  await expect(checkout.thanks).toBeVisible()
  expect(payments.made('charge')).toHaveLength(1)
})

test('PAY-7 when no payment method comes of it the widget’s message shows', async ({
  page,
  checkout,
  payments,
  shopper,
  product,
  watch,
}) => {
  watch.allowFailure(/braintree-gateway/)
  await checkout.open(shopper, product)
  await checkout.prepare()
  await page.route(CARD, (route) => route.abort('connectionreset'))
  await checkout.payButton.click()
  const alert = page.getByRole('alert').filter({ hasText: 'No payment method is available.' })
  await expect(alert).toContainText(NOTHING_CHARGED)
  expect(payments.sent('charge')).toEqual([])
  await page.unroute(CARD)
  await checkout.payButton.click()
  await expect(checkout.thanks).toBeVisible()
})

test('PAY-7 a service that can’t take the order gives the money back and says so', async ({
  page,
  checkout,
  payments,
  shopper,
  product,
  admin,
}) => {
  await checkout.open(shopper, product)
  await checkout.prepare()
  const letGo = await payments.hold('order')
  await checkout.payButton.click()
  await expect.poll(() => payments.sent('order').length).toBe(1)
  await admin.updateProduct(product._id, { quantity: 1 })
  letGo()
  const alert = page.getByRole('alert').filter({ hasText: 'your money stays yours' })
  await expect(alert).toContainText(`Only 1 of ${product.name} is left.`)
  expect(await readStored(page, 'cart')).toMatchObject([{ _id: product._id, count: COUNT }])
})

test('PAY-7 a price that changed after the cart was checked is told once the money is back, and waits to be accepted', async ({
  page,
  checkout,
  payments,
  shopper,
  product,
  admin,
}) => {
  const checked = page.waitForResponse(/\/api\/product\/show\//)
  await checkout.open(shopper, product)
  await (await checked).finished()
  await checkout.prepare()
  await admin.updateProduct(product._id, { price: 14 })
  await checkout.payButton.click()
  await expect(page.getByRole('alert').filter({ hasText: 'your money stays yours' })).toBeVisible()
  expect(payments.made('charge')).toHaveLength(1)
  expect(payments.made('order')).toEqual([])

  const line = lineOf(page, product.name)
  await expect(line).toContainText('Was $12.50, now $14.00.')
  await expect(checkout.payButton).toBeHidden()
  await line.getByRole('button', { name: /^Accept/ }).click()
  await expect(checkout.payButton).toHaveText('Pay $28.00')
  await checkout.chooseCard()
  await checkout.payButton.click()
  await expect(checkout.thanks).toBeVisible()
  expect(payments.made('order')).toHaveLength(1)
})

test('PAY-7 who leaves while the card is on its way to the provider is told so in words for people', async ({
  page,
  checkout,
  payments,
  shopper,
  product,
}) => {
  await checkout.open(shopper, product)
  await checkout.prepare()
  const release = await hold(page, CARD)
  const sent = page.waitForRequest(CARD)
  await checkout.payButton.click()
  await sent
  await entry(page, 'Shop').click()
  await expect(page).toHaveURL('/shop')
  release()
  await badge(page).click()
  const told = page.getByRole('alert').filter({ hasText: NOTHING_CHARGED })
  await expect(told).toBeVisible()
  await expect(page.getByText(/tear ?down|torn down/i)).toHaveCount(0)
  expect(payments.sent('charge')).toEqual([])

  await checkout.chooseCard()
  await checkout.payButton.click()
  await expect(checkout.thanks).toBeVisible()
  expect(payments.made('charge')).toHaveLength(1)
})

test('PAY-7 offline nothing is sent and nothing charged', async ({
  page,
  context,
  checkout,
  payments,
  shopper,
  product,
  watch,
}) => {
  // What the widget does besides may be under way.
  watch.allowFailure(/braintree-gateway\/v1\/analytics|\/assets\/check-options/)
  await checkout.open(shopper, product)
  await checkout.prepare('PayPal')
  await context.setOffline(true)
  await checkout.payButton.click()
  const alert = page.getByRole('alert').filter({ hasText: NOTHING_CHARGED })
  await expect(alert).toContainText('You are offline.')
  await context.setOffline(false)
  await checkout.payButton.click()
  await expect(checkout.thanks).toBeVisible()
  expect(payments.made('charge')).toHaveLength(1)
})

test('PAY-7 a session that ended before the charge: nothing charged, nothing typed lost', {
  tag: LONG,
}, async ({ page, checkout, payments, shopper, product }) => {
  payments.plan('charge', 'session refused')
  await checkout.pay(shopper, product)
  await expect(page).toHaveURL(/\/signin/)
  await page.getByLabel('Email').fill(shopper.session.user.email)
  await page.getByLabel('Password', { exact: true }).fill(shopper.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/cart')
  await expect(page.getByRole('alert').filter({ hasText: NOTHING_CHARGED })).toContainText(
    'Your session had ended.',
  )
  await expect(checkout.address).toHaveValue(ADDRESS)
  await checkout.chooseCard()
  await checkout.payButton.click()
  await expect(checkout.thanks).toBeVisible()
  expect(payments.made('charge')).toHaveLength(1)
})

test('PAY-8 double clicks and Enter charge once', async ({
  page,
  checkout,
  payments,
  shopper,
  product,
}) => {
  await checkout.open(shopper, product)
  await checkout.prepare()
  const letGo = await payments.hold('charge')
  await checkout.payButton.dblclick()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await expect.poll(() => payments.sent('charge').length).toBe(1)
  await checkout.payButton.click({ force: true })
  letGo()
  await expect(checkout.thanks).toBeVisible()
  expect(payments.sent('charge')).toHaveLength(1)
  expect(payments.sent('order')).toHaveLength(1)
})

test('PAY-7 of too many free pieces nothing was charged, and fewer can be ordered at once', async ({
  page,
  checkout,
  payments,
  shopper,
  service,
  admin,
}) => {
  const [category] = await service.categories()
  const gift = await admin.createProduct({ category: category?._id ?? '', price: 0 })
  payments.plan('order', 'too many free')
  await checkout.open(shopper, gift)
  await checkout.address.fill(ADDRESS)
  const place = page.getByRole('button', { name: 'Place free order' })
  await place.click()
  const alert = page.getByRole('alert').filter({ hasText: NOTHING_CHARGED })
  await expect(alert).toContainText('Order fewer, or try again in 5 hours.')
  await expect(checkout.address).toHaveValue(ADDRESS)

  await page.getByRole('button', { name: `One less of ${gift.name}` }).click()
  await place.click()
  await expect(checkout.thanks).toBeVisible()
  expect(payments.sent('order')).toMatchObject([
    { order: { products: [{ count: COUNT }] } },
    { order: { products: [{ count: COUNT - 1 }] } },
  ])
  expect(payments.made('order')).toHaveLength(1)
})

test('PAY-9 what was paid beside too many free pieces stays paid, in the service’s words, and is ordered later', async ({
  page,
  checkout,
  payments,
  shopper,
  product,
}) => {
  payments.plan('order', 'too many free')
  await checkout.pay(shopper, product)
  const report = page.getByRole('status').filter({ hasText: 'Your payment went through.' })
  await expect(report).toContainText('try again in 5 hours.')
  expect(await checkout.journalStep()).toBe('charged')
  expect(await readStored(page, 'cart')).toMatchObject([{ _id: product._id, count: COUNT }])

  await checkout.finishButton.click()
  await expect(checkout.thanks).toBeVisible()
  expect(payments.made('charge')).toHaveLength(1)
  expect(payments.made('order')).toHaveLength(1)
})
