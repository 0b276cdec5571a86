import { LONG } from '../length'
import { ADDRESS, QUIET_FILE } from './support/shopper'
import { expect, test } from './support/test'

const card = { role: 'textbox', name: 'Card number' } as const
const address = { role: 'textbox', name: 'Delivery address' } as const

test('PAY-8 back to a checkout that was left half filled: it is as it was left, and is paid once', async ({
  hand,
  shopper,
  product,
}) => {
  await shopper.openCheckout(product)
  await shopper.fillAddress()
  await shopper.fillCard()
  await hand.openShop(QUIET_FILE)
  await hand.travel(-1)
  await hand.see(card)
  expect((await hand.see(address)).value).toBe(ADDRESS)
  // A page that was kept has the card still; one that was loaded anew must not.
  if ((await hand.see(card)).value === '') await shopper.fillCard()
  await shopper.pay()
  await shopper.expectThanks()
  expect(await shopper.orders()).toHaveLength(1)
})

test('PAY-8 CART-10 a checkout that comes back after the cart was paid elsewhere charges nothing more', async ({
  hand,
  shopper,
  product,
}) => {
  await shopper.openCheckout(product)
  await shopper.fillAddress()
  await shopper.fillCard()
  await hand.openShop(QUIET_FILE)
  await hand.tab.evaluate('localStorage.setItem("cart", "[]")')
  await hand.travel(-1)
  await hand.seeText('Your cart is empty.')
  expect(await hand.find({ role: 'button', name: 'Pay $…' })).toEqual([])
  expect(await shopper.orders()).toEqual([])
})

test('AUTH-11 a page that comes back after a sign-out is signed out', { tag: LONG }, async ({
  hand,
  shopper,
  product,
}) => {
  await shopper.openCheckout(product)
  await hand.see({ role: 'radio', name: 'Card' })
  await hand.openShop(QUIET_FILE)
  await hand.tab.evaluate('localStorage.removeItem("jwt")')
  await hand.travel(-1)
  await hand.see({ role: 'link', name: 'Sign in to checkout' })
  expect(await hand.find({ role: 'button', name: 'Pay $…' })).toEqual([])
})

test('PAY-6 PAY-8 back and forward past a purchase that is done charge nothing more', {
  tag: LONG,
}, async ({ hand, shopper, product }) => {
  await shopper.openCheckout(product)
  await shopper.fillAddress()
  await shopper.fillCard()
  await shopper.pay()
  await shopper.expectThanks()
  await hand.openShop('/shop')
  for (const by of [-1, 1, -1] as const) await hand.travel(by)
  await hand.see({ role: 'heading', name: 'Cart' })
  expect(await hand.find({ role: 'button', name: 'Pay $…' })).toEqual([])
  expect(await shopper.orders()).toHaveLength(1)
})

test('a page that comes back stands where it was left', async ({ hand }) => {
  const top = () => hand.tab.evaluate('Math.round(scrollY)')
  await hand.openShop('/')
  await hand.tab.evaluate('(scrollTo({ top: 700, behavior: "instant" }), 0)')
  await expect.poll(top).toBe(700)
  await hand.openShop(QUIET_FILE)
  await hand.travel(-1)
  await expect.poll(top).toBe(700)
})
