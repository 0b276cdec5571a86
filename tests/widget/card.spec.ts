import { expect, test } from './support/test'

test('WVIEW-2 WREQ-3 a guest pays by card: the sheet, the fields, the payload', async ({
  merchant,
}) => {
  await merchant.start()
  await expect(merchant.page.getByRole('heading', { name: 'Pay with card' })).toBeVisible()
  expect(await merchant.isRequestable()).toBe(false)
  await merchant.fillCard()
  await expect.poll(() => merchant.isRequestable()).toBe(true)
  const payload = await merchant.request()
  expect(payload).toMatchObject({
    type: 'CreditCard',
    nonce: expect.any(String),
    details: { lastFour: '1111', cardType: 'Visa' },
  })
  await expect(merchant.page.getByRole('radio', { name: 'Ending in 1111 Visa' })).toBeChecked()
  await expect
    .poll(() => merchant.events())
    .toEqual([
      'paymentMethodRequestable CreditCard false',
      'changeActiveView card methods',
      'paymentMethodRequestable CreditCard true',
    ])
})
