import { create } from 'prompt-bazaar-widget'
import { type Step, type StubOptions, stubBraintree } from 'prompt-bazaar-widget/testing'
import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  document.body.innerHTML = '<div id="payment"></div>'
  // The widget tells developers what failed.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

function start(step: Step, options: StubOptions = {}) {
  const provider = stubBraintree(options)
  provider.network.fail(step)
  const open = (more: object = {}) =>
    create({ authorization: provider.clientToken, container: '#payment', ...more })
  return { provider, open }
}

test.each(['connect', 'card-fields'] as const)('no %s: the widget can not start', async (step) => {
  const { provider, open } = start(step)
  await expect(open()).rejects.toThrow()
  provider.network.mend()
  expect((await open()).getAvailablePaymentOptions()).toEqual(['card'])
})

test('no saved-methods: the shopper types a card', async () => {
  const { provider, open } = start('saved-methods', { saved: [{ type: 'CreditCard' }] })
  const dropin = await open()
  expect(dropin.isPaymentMethodRequestable()).toBe(false)
  await provider.fillCard()
  expect(dropin.isPaymentMethodRequestable()).toBe(true)
})

test('no tokenize-card, twice', async () => {
  const { provider, open } = start('connect')
  provider.network.mend()
  provider.network.fail('tokenize-card', 2)
  const dropin = await open()
  await provider.fillCard()
  await expect(dropin.requestPaymentMethod()).rejects.toThrow()
  await expect(dropin.requestPaymentMethod()).rejects.toThrow()
  expect(await dropin.requestPaymentMethod()).toMatchObject({ type: 'CreditCard' })
})

test('no paypal, then PayPal', async () => {
  const { provider, open } = start('paypal')
  const dropin = await open({ paypal: { flow: 'checkout', amount: '10.00', currency: 'USD' } })
  await provider.paypal.approve()
  expect(dropin.isPaymentMethodRequestable()).toBe(false)
  provider.network.mend()
  await provider.paypal.approve()
  expect(await dropin.requestPaymentMethod()).toMatchObject({ type: 'PayPalAccount' })
})

test('no three-d-secure', async () => {
  const { provider, open } = start('three-d-secure')
  const dropin = await open({ threeDSecure: { amount: '10.00' } })
  await provider.fillCard()
  await expect(dropin.requestPaymentMethod()).rejects.toThrow('3D Secure')
})

test('device-data, and none', async () => {
  const { provider, open } = start('device-data')
  const without = await open({ dataCollector: true })
  await provider.fillCard()
  expect(await without.requestPaymentMethod()).not.toHaveProperty('deviceData')
  await without.teardown()

  provider.network.mend()
  const dropin = await open({ dataCollector: true })
  await provider.fillCard()
  expect(await dropin.requestPaymentMethod()).toHaveProperty('deviceData')
})

test('Venmo, Google Pay, PayPal Credit', async () => {
  const provider = stubBraintree()
  const dropin = await create({
    authorization: provider.tokenizationKey,
    container: '#payment',
    venmo: true,
    paypalCredit: { flow: 'checkout', amount: '10.00', currency: 'USD' },
    googlePay: {
      googlePayVersion: 2,
      transactionInfo: { currencyCode: 'USD', totalPriceStatus: 'FINAL', totalPrice: '10.00' },
    },
  })
  await provider.venmo.cancel()
  expect(dropin.isPaymentMethodRequestable()).toBe(false)
  await provider.venmo.approve()
  expect(await dropin.requestPaymentMethod()).toMatchObject({ type: 'VenmoAccount' })
  await provider.googlePay.cancel()
  await provider.googlePay.approve()
  expect(await dropin.requestPaymentMethod()).toMatchObject({ type: 'AndroidPayCard' })
  await provider.paypalCredit.approve()
  expect(await dropin.requestPaymentMethod()).toMatchObject({ type: 'PayPalAccount' })
  await expect(provider.paypal.approve()).rejects.toThrow('No widget on the page shows paypal')
})

test('a shop without PayPal, and a real client token', async () => {
  const provider = stubBraintree({ account: { paypal: false, challenges: [] } })
  const authorization = btoa(
    JSON.stringify({
      authorizationFingerprint: 'eyJ0eXAi.eyJleHAi.c2ln',
      clientApiUrl: 'https://api.sandbox.braintreegateway.com:443/merchants/shop/client_api',
    }),
  )
  const options = { authorization, container: '#payment', paypal: { flow: 'vault' } } as const
  const dropin = await create(options)
  expect(dropin.getAvailablePaymentOptions()).toEqual(['card'])
  await provider.fillCard()
  expect(await dropin.requestPaymentMethod()).toMatchObject({ type: 'CreditCard' })
})
