import { LONG } from '../length'
import { ADDRESS, FIELDS } from './support/shopper'
import { expect, test } from './support/test'

test('PAY-6 WCARD-7 WVIEW-8 from the cart to the thanks by keyboard alone', async ({
  hand,
  shopper,
  product,
}) => {
  await shopper.openCheckout(product)
  await hand.tabTo({ role: 'textbox', name: 'Delivery address' })
  await hand.tab.type(ADDRESS)
  await hand.tabTo({ role: 'radio', name: 'Card' })
  await hand.press('Space')
  for (const [label, text] of FIELDS) {
    const field = { role: 'textbox', name: label } as const
    // The widget leads into the first field itself.
    if (label === 'Card number') await hand.seeFocus(field)
    else await hand.tabTo(field)
    await hand.tab.type(text)
  }
  await hand.tabTo({ role: 'button', name: 'Pay $…' })
  await hand.press('Enter')
  await shopper.expectThanks()
  expect(await shopper.orders()).toMatchObject([{ amount: 12.5, address: ADDRESS }])
})

test('PAY-6 WVIEW-8 Enter in the last field pays, and Shift+Tab goes back through the fields', {
  tag: LONG,
}, async ({ hand, shopper, product }) => {
  await shopper.openCheckout(product)
  await shopper.fillAddress()
  await shopper.fillCard()
  for (const [label] of FIELDS.toReversed().slice(1)) {
    await hand.tabTo({ role: 'textbox', name: label }, 'back')
  }
  await hand.press('Enter')
  await shopper.expectThanks()
  expect(await shopper.orders()).toHaveLength(1)
})
