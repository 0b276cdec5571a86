import { expect, test } from './support/test'

test.use({ address: '/seventh-option/' })

test('an option that was registered in a copy of the widget is offered, and pays', async ({
  merchant,
}) => {
  await merchant.start({ options: { giftCard: { code: 'A' } } })
  expect(await merchant.use((instance) => instance.getAvailablePaymentOptions())).toEqual([
    'card',
    'giftCard',
  ])
  await merchant.use((instance) => {
    // The type of the widget proper does not know it.
    Reflect.apply(instance.updateConfiguration, instance, ['giftCard', 'code', 'B'])
  })
  await merchant.tile('Gift Card').click()
  await merchant.page.getByRole('button', { name: 'Use the gift card' }).click()
  await expect(merchant.savedMethod('B Gift Card')).toBeChecked()
  expect(await merchant.request()).toEqual({
    nonce: 'gift-B',
    type: 'GiftCard',
    details: { code: 'B' },
  })
  expect(await merchant.analytics()).toContain('request-payment-method.giftcard')
})

test('a value that the option does not take is refused by its rule', async ({ merchant }) => {
  await merchant.open()
  expect(await merchant.create({ options: { giftCard: { code: 5 } } })).toMatchObject({
    code: 'INVALID_OPTION',
    message: 'options.giftCard.code takes text, but got the number 5.',
  })
})
