import type { Page } from 'playwright/test'
import { LONG } from '../length'
import { expectAccessible } from './support/axe'
import { ADDRESS, COUNT, checkoutOn } from './support/checkout-page'
import { expect, SPOILED, test } from './support/checkout-test'
import { readStored } from './support/local-storage'
import type { Account } from './support/service'

test.beforeEach(({ watch }) => {
  watch.allowFailure(SPOILED.calls)
  watch.allowLog(SPOILED.log)
})

test('PAY-9 a closed tab: the next visit finishes the order on whatever page it starts', async ({
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
  await payments.hold('order')
  await checkout.payButton.click()
  await expect.poll(() => payments.sent('order').length).toBe(1)
  await page.close()

  const letGo = await payments.hold('order')
  const next = await context.newPage()
  watch.add(next)
  await next.goto('/shop')
  await expect(next.getByText('Your payment went through. Don’t pay again.')).toBeVisible()
  expect(await readStored(next, 'cart')).toMatchObject([{ _id: product._id }])
  letGo()
  await expect(next.getByText('Thanks! Your payment was successful!')).toBeVisible()
  await expectAccessible(next)
  expect(payments.sent('charge')).toHaveLength(1)
  expect(payments.made('order')).toHaveLength(1)
  expect(await readStored(next, 'cart')).toEqual([])
  await next.getByRole('button', { name: 'Dismiss' }).click()
  await expect.poll(() => readStored(next, 'payment-journal')).toBeNull()
})

test('PAY-9 USER-1 an order that is finished later shows in the history and in the stock that are open by then', async ({
  page,
  context,
  checkout,
  payments,
  shopper,
  service,
  admin,
  watch,
}) => {
  const [category] = await service.categories()
  const last = await admin.createProduct({ category: category?._id ?? '', quantity: COUNT })
  await checkout.open(shopper, last)
  await checkout.prepare()
  // A request that is only held goes on when its page is closed.
  payments.plan('order', 'request cut')
  await checkout.payButton.click()
  await expect.poll(() => payments.sent('order').length).toBe(1)
  await page.close()

  const letGo = await payments.hold('order')
  const history = await context.newPage()
  const shelf = await context.newPage()
  for (const next of [history, shelf]) watch.add(next)
  await history.goto('/user/dashboard')
  await expect(history.getByRole('heading', { name: 'Purchase history' })).toBeVisible()
  await expect(history.getByText('You have not bought anything yet.')).toBeVisible()
  await shelf.goto(`/product/${last._id}`)
  const product = shelf.getByRole('article', { name: last.name, exact: true })
  await expect(product).toContainText('In Stock')
  letGo()
  await expect(history.getByRole('article', { name: /^Order / })).toContainText(last.name)
  await expect(product).toContainText('Out of Stock')
})

test('PAY-8 PAY-10 a tab closed before anything was charged: the next one has cart and address', async ({
  page,
  context,
  checkout,
  payments,
  shopper,
  product,
  watch,
}) => {
  await page.addInitScript(dieBeforeCharging)
  await checkout.open(shopper, product)
  await checkout.prepare()
  await checkout.payButton.click()
  await expect.poll(checkout.journalStep).toBe('requesting-nonce')
  await page.close()

  const next = await context.newPage()
  watch.add(next)
  await next.goto('/cart')
  const { address, payButton, chooseCard, thanks } = checkoutOn(next)
  await expect(next.getByText('Nothing was charged.').first()).toBeVisible()
  await expect(address).toHaveValue(ADDRESS)
  expect(await readStored(next, 'cart')).toMatchObject([{ _id: product._id, count: COUNT }])
  await chooseCard()
  await payButton.click()
  await expect(thanks).toBeVisible()
  expect(payments.made('charge')).toHaveLength(1)
  expect(payments.made('order')).toHaveLength(1)
})

test('PAY-9 an old purchase of unknown outcome waits for the shopper’s word', {
  tag: LONG,
}, async ({ page, checkout, payments, shopper, product }) => {
  payments.plan('charge', 'request cut', 'request cut')
  await checkout.open(shopper, product)
  await checkout.prepare('PayPal')
  await checkout.payButton.click()
  await expect(page.getByText('It is not known yet whether you were charged.')).toBeVisible()
  await page.goto('/favicon.svg')
  await pretendPressedHoursAgo(page)
  const sentBefore = payments.sent('charge').length

  await page.goto('/')
  await expect(page.getByText('It is not known yet whether you were charged.')).toBeVisible()
  await expectAccessible(page)
  await page.waitForLoadState('networkidle')
  expect(payments.sent('charge')).toHaveLength(sentBefore)
  await checkout.finishButton.click()
  await expect(checkout.thanks).toBeVisible()
  expect(payments.made('charge')).toHaveLength(1)
  expect(payments.made('order')).toHaveLength(1)
})

test('PAY-9 a session that ends between charge and order: sign in, and the order is made', async ({
  page,
  checkout,
  payments,
  shopper,
  product,
}) => {
  payments.plan('order', 'session refused')
  await checkout.pay(shopper, product)
  await expect(page).toHaveURL(/\/signin/)
  await expect(page.getByText('A payment went through. Don’t pay again.')).toBeVisible()
  await signIn(page, shopper)
  await expect(checkout.thanks).toBeVisible()
  expect(payments.sent('charge')).toHaveLength(1)
  expect(payments.made('order')).toHaveLength(1)
})

test('PAY-9 somebody else who signs in neither sees nor finishes the purchase', {
  tag: LONG,
}, async ({ page, checkout, payments, shopper, product, service }) => {
  payments.plan('order', 'session refused')
  await checkout.pay(shopper, product)
  await expect(page).toHaveURL(/\/signin/)
  await signIn(page, await service.signUp('Olga Other'))
  await expect(page.getByRole('radio', { name: 'Card', exact: true })).toBeAttached()
  await expect(page.getByText(/Don’t pay again/)).toHaveCount(0)
  await expect(checkout.address).toHaveValue('')
  expect(payments.sent('order')).toHaveLength(1)
})

test('PAY-9 a lost connection: the order follows once it is back', async ({
  page,
  context,
  checkout,
  payments,
  shopper,
  product,
}) => {
  await checkout.open(shopper, product)
  await checkout.prepare()
  const letGo = await payments.hold('charge')
  await checkout.payButton.click()
  await expect.poll(() => payments.sent('charge').length).toBe(1)
  // The answer to the charge still gets through; the order can't be sent any more.
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true }),
  )
  letGo()
  await expect(page.getByText(/You are offline; it goes on once you are connected/)).toBeVisible()
  expect(payments.sent('order')).toEqual([])
  await page.evaluate(() => {
    Reflect.deleteProperty(navigator, 'onLine')
    dispatchEvent(new Event('online'))
  })
  await expect(checkout.thanks).toBeVisible()
  expect(payments.sent('charge')).toHaveLength(1)
  await context.setOffline(false)
})

test('PAY-9 an order is finished by keyboard on any page, and the focus is never lost', async ({
  page,
  checkout,
  payments,
  shopper,
  product,
}) => {
  payments.plan('charge', 'request cut', 'request cut')
  await checkout.open(shopper, product)
  await checkout.prepare('PayPal')
  await checkout.payButton.click()
  await expect(page.getByText('It is not known yet whether you were charged.')).toBeVisible()
  await page.goto('/favicon.svg')
  await pretendPressedHoursAgo(page)

  await page.goto('/forgot-password')
  const letGo = await payments.hold('charge')
  await checkout.finishButton.press('Enter')
  await expect(page.getByText('Checking your payment…')).toBeVisible()
  const notice = page.getByRole('complementary', { name: 'Open purchase' })
  await expect(notice).toBeFocused()
  letGo()
  await expect(checkout.thanks).toBeVisible()
  await expect(notice).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(notice).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('PAY-8 PAY-9 a reload at each stage never charges twice', { tag: LONG }, async ({
  page,
  checkout,
  payments,
  shopper,
  product,
}) => {
  await checkout.open(shopper, product)
  await checkout.prepare()

  const letChargeGo = await payments.hold('charge')
  await checkout.payButton.click()
  await expect.poll(() => payments.sent('charge').length).toBe(1)
  await page.reload()
  await expect.poll(() => payments.sent('charge').length).toBe(2)
  const letOrderGo = await payments.hold('order')
  letChargeGo()
  await expect.poll(() => payments.sent('order').length).toBe(1)
  await page.reload()
  await expect.poll(() => payments.sent('order').length).toBe(2)
  letOrderGo()
  await expect(checkout.thanks).toBeVisible()
  await page.reload()
  await expect(checkout.thanks).toBeVisible()

  expect(payments.made('charge')).toHaveLength(1)
  expect(payments.made('order')).toHaveLength(1)
  expect(payments.sent('charge')[1]).toEqual(payments.sent('charge')[0])
  expect(payments.sent('order')[1]).toEqual(payments.sent('order')[0])
})

async function signIn(page: Page, { session, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(session.user.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/cart')
}

/** Runs in the page: it gets no further than the first entry of the journal. */
function dieBeforeCharging(): void {
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = function (key: string, value: string) {
    if (key !== 'payment-journal' || localStorage.getItem(key) === null)
      setItem.call(this, key, value)
  }
  const { fetch } = globalThis
  globalThis.fetch = (input, init) =>
    input instanceof Request && input.url.includes('/braintree/payment/')
      ? new Promise(() => undefined)
      : fetch(input, init)
}

function pretendPressedHoursAgo(page: Page): Promise<void> {
  return page.evaluate(() => {
    const journal = JSON.parse(localStorage.getItem('payment-journal') ?? '{}')
    journal.entries[0].purchase.pressedAt -= 5 * 60 * 60 * 1000
    localStorage.setItem('payment-journal', JSON.stringify(journal))
  })
}
