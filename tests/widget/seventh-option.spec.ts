import { expect, test } from './support/test'

test.use({ address: '/seventh-option/' })

test('an option that was registered in a copy of the widget is offered, and pays', async ({
  merchant,
}) => {
  await merchant.start({ options: { cowrie: { code: 'A' } } })
  expect(await merchant.use((instance) => instance.getAvailablePaymentOptions())).toEqual([
    'card',
    'cowrie',
  ])
  await merchant.use((instance) => {
    // The type of the widget proper does not know it.
    Reflect.apply(instance.updateConfiguration, instance, ['cowrie', 'code', 'B'])
  })
  await merchant.tile('Cowrie').click()
  await merchant.page.getByRole('button', { name: 'Use the cowrie' }).click()
  await expect(merchant.savedMethod('B Cowrie')).toBeChecked()
  expect(await merchant.request()).toEqual({
    nonce: 'gift-B',
    type: 'Cowrie',
    details: { code: 'B' },
  })
  expect(await merchant.analytics()).toContain('request-payment-method.giftcard')
})

test.describe(() => {
  test.use({ expectedConsole: /^options\.cowrie/ })

  test('WSET-16 a value that the option does not take is told by its rule', async ({
    merchant,
  }) => {
    await merchant.start({ options: { cowrie: { code: 5 } } })
    const sentence = 'options.cowrie.code takes text, but got the number 5.'
    await expect.poll(() => merchant.console).toEqual([sentence])
  })
})
