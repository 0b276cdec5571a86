import { expect, test } from './support/test'

test.use({ storage: 'refused' })

test('CART-9 PAY-7 a browser that keeps nothing shows the shop and the cart, and nothing is charged', async ({
  hand,
  shopper,
  product,
}) => {
  const { session, password } = shopper.account
  await hand.openShop(`/product/${product._id}`)
  await hand.click({ role: 'button', name: 'Add to cart…' })
  await hand.seeText('Your cart can’t be saved')
  await hand.click({ role: 'link', name: 'Cart…' })
  await hand.click({ role: 'link', name: 'Sign in to checkout' })
  await hand.fill({ role: 'textbox', name: 'Email' }, session.user.email)
  await hand.fill({ role: 'textbox', name: 'Password' }, password)
  await hand.press('Enter')
  await shopper.fillAddress()
  await shopper.fillCard()
  await shopper.pay()
  await hand.seeText('This browser can’t keep a record of the payment')
  await hand.seeText('Nothing was charged.')
  expect(await shopper.orders()).toEqual([])
})
