import { LONG } from '../length'
import { checkoutOn } from './support/checkout-page'
import { expect, test } from './support/checkout-test'
import { readStored } from './support/local-storage'

test('PAY-8 of two tabs that pay for the same cart one does', async ({
  context,
  checkout,
  payments,
  shopper,
  product,
  watch,
}) => {
  await checkout.open(shopper, product)
  const other = await context.newPage()
  watch.add(other)
  await other.goto('/cart')
  const otherCheckout = checkoutOn(other)
  await otherCheckout.prepare('PayPal')
  await checkout.prepare('PayPal')

  const letGo = await payments.hold('charge')
  await checkout.payButton.click()
  await expect.poll(() => payments.sent('charge').length).toBe(1)
  await other.bringToFront()
  await expect(otherCheckout.payButton).toHaveText('Loading')
  await otherCheckout.payButton.click({ force: true })
  letGo()
  await expect(checkout.thanks).toBeVisible()
  await expect(otherCheckout.thanks).toBeVisible()
  expect(payments.sent('charge')).toHaveLength(1)
  expect(payments.made('order')).toHaveLength(1)
  expect(await readStored(other, 'cart')).toEqual([])
})

test('PAY-9 a tab that dies while paying is succeeded by the other one', { tag: LONG }, async ({
  page,
  context,
  checkout,
  payments,
  shopper,
  product,
  watch,
}) => {
  await checkout.open(shopper, product)
  await checkout.prepare('PayPal')
  const other = await context.newPage()
  watch.add(other)
  await other.goto('/shop')

  const letGo = await payments.hold('charge')
  await page.bringToFront()
  await checkout.payButton.click()
  await expect.poll(() => payments.sent('charge').length).toBe(1)
  await expect(other.getByText('Your payment is under way…')).toBeVisible()
  await page.close()
  letGo()
  await expect(other.getByText('Thanks! Your payment was successful!')).toBeVisible()
  expect(payments.made('charge')).toHaveLength(1)
  expect(payments.made('order')).toHaveLength(1)
})
