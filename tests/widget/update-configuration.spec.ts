import type { MerchantPage } from './support/merchant-page'
import { VISA } from './support/saved-methods'
import { expect, test } from './support/test'

const saved = [VISA]
const checkout = { flow: 'checkout', amount: '10.00', currency: 'USD' }

async function payWithPayPal(merchant: MerchantPage, tile = 'PayPal'): Promise<void> {
  await merchant.run(({ simulator }) => {
    simulator.decisions.paypal = 'approve'
  })
  await merchant.tile(tile).click()
  await merchant.run(async ({ simulator }) => {
    const shown = simulator.paypal.buttons
      .list()
      .find(({ element }) => element.checkVisibility({ visibilityProperty: true }))
    await shown?.click()
  })
  await expect(merchant.savedMethod(/PayPal/)).toBeChecked()
}

test('WPAY-9 a new amount of PayPal serves the next payment', async ({ merchant }) => {
  await merchant.start({ options: { paypal: checkout } })
  await merchant.use((instance) => instance.updateConfiguration('paypal', 'amount', '12.50'))
  await payWithPayPal(merchant)
  expect(await merchant.calls('paypal-checkout.createPayment')).toEqual([
    [expect.objectContaining({ amount: '12.50', currency: 'USD' })],
  ])
})

test('WPAY-9 PayPal Credit has a configuration of its own', async ({ merchant }) => {
  await merchant.start({ options: { paypal: checkout, paypalCredit: checkout } })
  await merchant.use((instance) => instance.updateConfiguration('paypalCredit', 'amount', '99.00'))
  await payWithPayPal(merchant, 'PayPal Credit')
  await merchant.hook('toggle').click()
  await payWithPayPal(merchant)
  expect(await merchant.calls('paypal-checkout.createPayment')).toEqual([
    [expect.objectContaining({ amount: '99.00', offerCredit: true })],
    [expect.objectContaining({ amount: '10.00', offerCredit: false })],
  ])
})

test.describe('changes that there are not', () => {
  test.use({ expectedConsole: /^updateConfiguration / })

  test('WPAY-9 WSET-16 what decides about PayPal Credit, PayPal’s language and other options can’t be changed', async ({
    merchant,
  }) => {
    await merchant.start({ options: { paypal: checkout } })
    await merchant.use((instance) => {
      // The types refuse all of these; scripts have none.
      for (const change of [
        ['paypal', 'offerCredit', true],
        ['paypal', 'locale', 'de_DE'],
        ['card', 'cardholderName', true],
        ['payPal', 'amount', '2.00'],
        // None of these is wrong, only not there.
        ['applePay', 'displayName', 'Shop'],
        ['threeDSecure', 'amount', '2.00'],
      ]) {
        Reflect.apply(instance.updateConfiguration, instance, change)
      }
    })
    await payWithPayPal(merchant)
    expect(await merchant.calls('paypal-checkout.createPayment')).toEqual([
      [{ ...checkout, offerCredit: false }],
    ])
    expect(merchant.console).toEqual([
      'updateConfiguration changes nothing of card.',
      'updateConfiguration changes nothing of payPal.',
    ])
  })
})

test('WPAY-9 a new request of Apple Pay serves the next session', async ({ merchant, baseURL }) => {
  await merchant.takeSecureOrigin(baseURL)
  await merchant.start({
    gateway: { applePayWeb: true },
    options: {
      card: false,
      applePay: {
        displayName: 'Shop',
        paymentRequest: { total: { label: 'Shop', amount: '1.00' } },
      },
    },
  })
  await merchant.use((instance) => {
    const total = { label: 'Shop', amount: '2.00' }
    instance.updateConfiguration('applePay', 'paymentRequest', { total })
  })
  await merchant.run(({ simulator }) => {
    simulator.decisions.applePay = 'approve'
  })
  await merchant.page.getByRole('button', { name: 'Apple Pay' }).click()
  await expect(merchant.savedMethod('Apple Pay')).toBeChecked()
  expect(await merchant.calls('apple-pay-session.constructor')).toEqual([
    [2, expect.objectContaining({ total: { label: 'Shop', amount: '2.00' } })],
  ])
})

test('WPAY-9 a new request of Google Pay serves the next dialog, functions included', async ({
  merchant,
}) => {
  const price = (totalPrice: string) => ({
    currencyCode: 'USD',
    totalPriceStatus: 'FINAL' as const,
    totalPrice,
  })
  await merchant.start({
    gateway: { androidPay: true },
    options: { card: false, googlePay: { googlePayVersion: 2, transactionInfo: price('1.00') } },
  })
  await merchant.run(({ simulator, instances: [instance] }) => {
    simulator.decisions.googlePay = 'approve'
    instance?.updateConfiguration('googlePay', 'transactionInfo', {
      currencyCode: 'USD',
      totalPriceStatus: 'FINAL',
      totalPrice: '2.00',
    })
    instance?.updateConfiguration('googlePay', 'onPaymentDataChanged', () => undefined)
  })
  await merchant.page.getByRole('button', { name: 'Google Pay' }).click()
  await expect(merchant.savedMethod('Google Pay')).toBeChecked()
  expect(await merchant.calls('google-payment.createPaymentDataRequest')).toEqual([
    [{ transactionInfo: price('2.00'), onPaymentDataChanged: '[function]' }],
  ])
})

test('WPAY-9 a new amount of 3D Secure serves the next verification', async ({ merchant }) => {
  await merchant.start({ saved, options: { threeDSecure: { amount: '1.00' } } })
  await merchant.use((instance) => instance.updateConfiguration('threeDSecure', 'amount', '3.00'))
  await merchant.request()
  expect(await merchant.calls('three-d-secure.verifyCard')).toEqual([
    [expect.objectContaining({ amount: '3.00' })],
  ])
})

test('B-070 a shopper who types a card keeps sight of it', async ({ merchant }) => {
  await merchant.start({ options: { paypal: checkout } })
  await merchant.tile('Card').click()
  await merchant.fillCard()
  await expect.poll(() => merchant.isRequestable()).toBe(true)
  await merchant.forgetEvents()
  await merchant.use((instance) => instance.updateConfiguration('paypal', 'amount', '12.50'))
  expect(await merchant.shown()).toEqual(['toggle', 'card'])
  expect(await merchant.events()).toEqual([])
  expect(await merchant.isRequestable()).toBe(true)
})

for (const vaultManager of [false, true]) {
  test(`WVIEW-11 B-071 what was authorised for the old amount can’t be charged, with vaultManager ${vaultManager}`, async ({
    merchant,
  }) => {
    await merchant.start({ saved, options: { paypal: checkout, vaultManager } })
    await merchant.hook('toggle').click()
    await payWithPayPal(merchant)
    const { nonce } = await merchant.request()
    await merchant.use((instance) => instance.updateConfiguration('paypal', 'amount', '12.50'))
    await expect(merchant.savedMethod(/PayPal/)).toHaveCount(0)
    expect(await merchant.isRequestable()).toBe(false)
    expect(await merchant.refusal()).toMatchObject({ code: 'NO_PAYMENT_METHOD' })
    await merchant.savedMethod('Ending in 1111 Visa').click()
    expect((await merchant.request()).nonce).not.toBe(nonce)
  })
}

test('B-071 nor can it while a request waits for device data', async ({ merchant }) => {
  await merchant.open()
  await merchant.run(({ simulator }) => simulator.hang('data-collector.create'))
  await merchant.create({ options: { paypal: checkout, dataCollector: true } })
  await payWithPayPal(merchant)
  const refusing = merchant.refusal()
  await expect(merchant.hook('loading-container')).toBeVisible()
  await merchant.use((instance) => instance.updateConfiguration('paypal', 'amount', '12.50'))
  await merchant.run(({ simulator }) => simulator.release('data-collector.create'))
  expect(await refusing).toMatchObject({ code: 'NO_PAYMENT_METHOD' })
  expect(await merchant.analytics()).toContain('request-payment-method.error')
})

test('B-071 nor while its card is verified', async ({ merchant }) => {
  const transactionInfo = { currencyCode: 'USD', totalPriceStatus: 'FINAL', totalPrice: '1.00' }
  await merchant.start({
    saved: [],
    gateway: { androidPay: true },
    options: { googlePay: { transactionInfo }, threeDSecure: { amount: '1.00' } },
  })
  await merchant.run(({ simulator }) => {
    simulator.googlePay.isNetworkTokenized = false
    simulator.decisions.googlePay = 'approve'
    simulator.hang('three-d-secure.verifyCard')
  })
  await merchant.tile('Google Pay').click()
  await merchant.page.getByRole('button', { name: 'Google Pay' }).click()
  await expect(merchant.savedMethod('Google Pay')).toBeChecked()
  const refusing = merchant.refusal()
  await expect.poll(async () => (await merchant.calls('three-d-secure.verifyCard')).length).toBe(1)
  await merchant.page.evaluate((info) => {
    const { instances, simulator } = globalThis.merchant
    instances[0]?.updateConfiguration('googlePay', 'transactionInfo', {
      ...info,
      totalPriceStatus: 'FINAL',
      totalPrice: '2.00',
    })
    simulator.release('three-d-secure.verifyCard')
  }, transactionInfo)
  expect(await refusing).toMatchObject({ code: 'NO_PAYMENT_METHOD' })
  await expect(merchant.hook('loading-container')).toBeHidden()
})

test('a saved method is handed out although the list is fetched anew meanwhile', async ({
  merchant,
}) => {
  await merchant.open()
  await merchant.run(({ simulator }) => simulator.hang('data-collector.create'))
  await merchant.create({ saved, options: { dataCollector: true } })
  const payment = merchant.request()
  await expect(merchant.hook('loading-container')).toBeVisible()
  await merchant.use((instance) => instance.clearSelectedPaymentMethod())
  const fetches = async () => (await merchant.calls('vault-manager.fetchPaymentMethods')).length
  await expect.poll(fetches).toBe(2)
  await merchant.run(({ simulator }) => simulator.release('data-collector.create'))
  expect(await payment).toMatchObject({ type: 'CreditCard', vaulted: true })
})

/** Changes a setting between the shopper's yes in PayPal's window and the account that comes of it. */
async function changeWhileApproving(
  merchant: MerchantPage,
  change: readonly ['paypal', 'amount' | 'currency' | 'displayName', string],
): Promise<void> {
  await merchant.run(({ simulator }) => {
    simulator.decisions.paypal = 'approve'
    simulator.hang('paypal-checkout.tokenizePayment')
  })
  await merchant.tile('PayPal').click()
  await merchant.run(({ simulator }) => void simulator.paypal.buttons.newest().click())
  await expect
    .poll(async () => (await merchant.calls('paypal-checkout.tokenizePayment')).length)
    .toBe(1)
  await merchant.page.evaluate((args) => {
    const { instances, simulator } = globalThis.merchant
    instances[0]?.updateConfiguration(...args)
    simulator.release('paypal-checkout.tokenizePayment')
  }, change)
}

for (const [key, value] of [
  ['amount', '12.50'],
  ['currency', 'EUR'],
] as const) {
  test(`B-071 what PayPal’s window approves after a new ${key} is not taken`, async ({
    merchant,
  }) => {
    await merchant.start({ options: { paypal: checkout } })
    await changeWhileApproving(merchant, ['paypal', key, value])
    await expect(merchant.error).toHaveText('Your PayPal account could not be added. Try again.')
    expect(await merchant.isRequestable()).toBe(false)
    await merchant.run(({ simulator }) => simulator.paypal.buttons.newest().click())
    await expect(merchant.savedMethod(/PayPal/)).toBeChecked()
    expect(await merchant.calls('paypal-checkout.createPayment')).toEqual([
      [expect.objectContaining(checkout)],
      [expect.objectContaining({ ...checkout, [key]: value })],
    ])
  })
}

test('B-071 what approves the same payment is taken, and an account that is saved for any', async ({
  merchant,
}) => {
  await merchant.start({ options: { paypal: checkout } })
  await changeWhileApproving(merchant, ['paypal', 'displayName', 'Shop'])
  await expect(merchant.savedMethod(/PayPal/)).toBeChecked()
  await merchant.start({ saved: [], options: { paypal: { flow: 'vault', amount: '10.00' } } })
  await changeWhileApproving(merchant, ['paypal', 'amount', '12.50'])
  await expect(merchant.savedMethod(/PayPal/)).toBeChecked()
})

test('WVIEW-11 a guest is back at the start', async ({ merchant }) => {
  await merchant.start({ options: { paypal: checkout } })
  await payWithPayPal(merchant)
  await merchant.use((instance) => instance.updateConfiguration('paypal', 'amount', '12.50'))
  expect(await merchant.shown()).toEqual(['options'])
  expect(await merchant.isRequestable()).toBe(false)
})
