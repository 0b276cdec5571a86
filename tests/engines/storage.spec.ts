import type { Hand } from './support/hand'
import type { Shopper } from './support/shopper'
import { expect, test } from './support/test'

test.use({ storage: 'refused' })

test('CART-9 AUTH-3 a browser that keeps nothing shows the shop, and cart and session live as long as the page', async ({
  hand,
  shopper,
  product,
}) => {
  await hand.openShop(`/product/${product._id}`)
  await fillCartAndSignIn(hand, shopper)
  await hand.see({ role: 'textbox', name: 'Delivery address' })
})

test('PAY-7 where no purchase can be recorded none is charged', async ({
  hand,
  shopper,
  product,
}) => {
  await hand.openShop(`/product/${product._id}`)
  await fillCartAndSignIn(hand, shopper)
  await shopper.fillAddress()
  await shopper.fillCard()
  await shopper.pay()
  await hand.seeText('This browser can’t keep a record of the payment')
  await hand.seeText('Nothing was charged.')
  expect(await shopper.orders()).toEqual([])
})

async function fillCartAndSignIn(hand: Hand, { account }: Shopper): Promise<void> {
  await hand.click({ role: 'button', name: 'Add to cart…' })
  await hand.seeText('Your cart can’t be saved')
  await hand.click({ role: 'link', name: 'Cart…' })
  await hand.click({ role: 'link', name: 'Sign in to checkout' })
  await hand.fill({ role: 'textbox', name: 'Email' }, account.session.user.email)
  await hand.fill({ role: 'textbox', name: 'Password' }, account.password)
  await hand.press('Enter')
}
