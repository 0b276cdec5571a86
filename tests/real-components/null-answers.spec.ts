import { expect, test } from './support/test'

const DETAILS = {
  bin: null,
  cardType: 'Visa',
  lastFour: '1111',
  lastTwo: '11',
  expirationMonth: null,
  expirationYear: null,
  cardholderName: null,
}

const SAVED = {
  nonce: 'saved-card',
  type: 'CreditCard',
  default: true,
  description: null,
  hasSubscription: null,
  binData: null,
  details: DETAILS,
}

test('WVAULT-1 a saved card of which the gateway knows little is offered, and comes as it is', async ({
  shop,
  wire,
}) => {
  wire.replace('saved methods', { json: { paymentMethods: [SAVED] } })
  await shop.open()
  await shop.start({ authorization: await wire.createClientToken('jane') })
  await expect(shop.savedMethod('Ending in 1111 Visa')).toBeChecked()
  expect(await shop.request()).toEqual({
    nonce: 'saved-card',
    type: 'CreditCard',
    vaulted: true,
    details: DETAILS,
  })
})

test('a card without a name comes with null for it, as it always has', async ({ shop }) => {
  await shop.open()
  await shop.start()
  await shop.fillCard()
  await expect.poll(() => shop.isRequestable()).toBe(true)
  expect(await shop.request()).toMatchObject({ details: { cardholderName: null, bin: '411111' } })
})

test('a bank that says nothing about liability has verified the card all the same', async ({
  shop,
  wire,
}) => {
  const silent = { liabilityShifted: null, liabilityShiftPossible: null }
  wire.replace('3d secure lookup', {
    json: {
      paymentMethod: {
        nonce: 'verified',
        type: 'CreditCard',
        details: DETAILS,
        threeDSecureInfo: null,
      },
      threeDSecureInfo: silent,
      lookup: { threeDSecureVersion: '2.2.0', transactionId: 'simulated', acsUrl: null },
    },
  })
  await shop.open()
  const authorization = await wire.createClientToken()
  await shop.start({ authorization, threeDSecure: true })
  await shop.fillCard()
  await expect.poll(() => shop.isRequestable()).toBe(true)
  const payload = await shop.request({ threeDSecure: { amount: '10.00' } })
  expect(payload).toMatchObject({ nonce: 'verified', type: 'CreditCard' })
  for (const name of [...Object.keys(silent), 'threeDSecureInfo'])
    expect(payload).not.toHaveProperty(name)
})
