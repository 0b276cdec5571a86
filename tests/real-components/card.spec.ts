import { expect, test } from './support/test'

test('card: a guest types a card into real card fields and pays', async ({ shop, wire }) => {
  await shop.open()
  await shop.start()
  expect(await shop.isRequestable()).toBe(false)
  await shop.fillCard()
  await expect.poll(() => shop.isRequestable()).toBe(true)
  const payload = await shop.request()
  expect(payload).toMatchObject({
    type: 'CreditCard',
    details: { lastFour: '1111', cardType: 'Visa' },
  })
  const sale = await wire.gateway.sale({ amount: '10.00', paymentMethodNonce: payload.nonce })
  expect(sale.status).toBe('submitted_for_settlement')
})
