import { LONG } from '../length'
import type { Hand } from './support/hand'
import { expect, test } from './support/test'

test('PAY-4 PAY-5 PAY-6 a purchase by card is charged and ordered once', { tag: LONG }, async ({
  shopper,
  product,
}) => {
  await shopper.openCheckout(product)
  await shopper.fillAddress()
  await shopper.fillCard()
  await shopper.pay()
  await shopper.expectThanks()
  expect(await shopper.orders()).toMatchObject([{ amount: 12.5, products: [{ _id: product._id }] }])
})

test('PAY-4 PAY-6 a purchase by PayPal is charged and ordered once', async ({
  hand,
  shopper,
  product,
}) => {
  await shopper.openCheckout(product)
  await shopper.fillAddress()
  await agreeToPayPal(hand)
  await shopper.pay()
  await shopper.expectThanks()
  expect(await shopper.orders()).toMatchObject([{ amount: 12.5 }])
})

test('PAY-6 WVAULT-1 a card that was saved pays for the next purchase', async ({
  hand,
  shopper,
  product,
}) => {
  await shopper.openCheckout(product)
  await shopper.fillAddress()
  await shopper.fillCard()
  await hand.click({ role: 'checkbox', name: 'Save this card for next time' })
  await shopper.pay()
  await shopper.expectThanks()

  await shopper.openCheckout(product)
  const saved = await hand.see({ role: 'radio', name: 'Ending in 1111…' })
  expect(saved.isChecked).toBe(true)
  await shopper.fillAddress()
  await shopper.pay()
  await expect.poll(() => shopper.orders()).toHaveLength(2)
})

/** The tile, PayPal's own button, and its window. */
async function agreeToPayPal(hand: Hand): Promise<void> {
  await hand.click({ role: 'radio', name: 'PayPal' })
  await hand.click({ role: 'button', name: 'PayPal…' })
  await hand.click({ role: 'button', name: 'Agree and pay' })
}
