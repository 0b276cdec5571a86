import { expect, test } from './support/test'

const googlePay = {
  googlePayVersion: 2,
  merchantId: 'merchant-1',
  transactionInfo: { currencyCode: 'USD', totalPriceStatus: 'FINAL', totalPrice: '10.00' },
}
const setting = { gateway: { androidPay: true }, options: { card: false, googlePay } }

test('WPAY-6 the dialog’s card is added, raw data included', async ({ merchant }) => {
  await merchant.start(setting)
  await merchant.run(({ simulator }) => {
    simulator.decisions.googlePay = 'approve'
  })
  await merchant.page.getByRole('button', { name: 'Google Pay' }).click()
  await expect(merchant.savedMethod('Google Pay')).toBeChecked()
  const payload = await merchant.request()
  expect(payload).toMatchObject({
    type: 'AndroidPayCard',
    rawPaymentData: expect.any(Object),
    details: {
      cardType: 'Visa',
      lastFour: '1111',
      isNetworkTokenized: true,
      rawPaymentData: expect.any(Object),
    },
  })
  expect(await merchant.calls('google-payments-client.isReadyToPay')).toEqual([
    [{ allowedPaymentMethods: ['CARD', 'TOKENIZED_CARD'] }],
  ])
  expect(await merchant.calls('google-payments-client.constructor')).toEqual([
    [{ environment: 'TEST' }],
    [{ environment: 'TEST' }],
  ])
  expect(await merchant.calls('google-payment.create')).toEqual([
    [expect.objectContaining({ googlePayVersion: 2, googleMerchantId: 'merchant-1' })],
  ])
  expect(await merchant.calls('google-payments-client.createButton')).toEqual([
    [expect.objectContaining({ buttonType: 'short' })],
  ])
})

test('WPAY-6 a live gateway takes Google’s live dialog', async ({ merchant }) => {
  await merchant.start({ ...setting, gateway: { ...setting.gateway, environment: 'production' } })
  expect(await merchant.calls('google-payments-client.constructor')).toEqual([
    [{ environment: 'PRODUCTION' }],
    [{ environment: 'PRODUCTION' }],
  ])
})

test('WPAY-6 B-085 a closed dialog is silent, and asking for a method is not', async ({
  merchant,
}) => {
  await merchant.start(setting)
  await merchant.run(({ simulator }) => {
    simulator.decisions.googlePay = 'cancel'
  })
  await merchant.page.getByRole('button', { name: 'Google Pay' }).click()
  await expect.poll(() => merchant.analytics()).toContain('googlepay.loadPaymentData.canceled')
  await expect(merchant.error).toBeEmpty()
  await merchant.refusal()
  await expect(merchant.error).toHaveText('Use the Google Pay button to go on.')
})

test.describe(() => {
  test.use({ expectedConsole: /Object|Error|Google Pay is left out|JSHandle/ })

  test('WPAY-6 WTXT-4 a developer’s error is logged and shown as such', async ({ merchant }) => {
    await merchant.start(setting)
    await merchant.run(({ simulator }) => {
      const error = Object.assign(new Error('Simulated'), { statusCode: 'DEVELOPER_ERROR' })
      simulator.fail('google-payments-client.loadPaymentData', error, { times: 1 })
    })
    await merchant.page.getByRole('button', { name: 'Google Pay' }).click()
    await expect(merchant.error).toHaveText(/^Developer Error/)
    expect(merchant.console.length).toBeGreaterThan(0)
    await merchant.run(({ simulator }) => {
      const error = Object.assign(new Error('Simulated'), { statusCode: 'INTERNAL_ERROR' })
      simulator.fail('google-payments-client.loadPaymentData', error, { times: 1 })
    })
    await merchant.page.getByRole('button', { name: 'Google Pay' }).click()
    await expect(merchant.error).toHaveText(/^Something failed on our side/)
    expect(await merchant.analytics()).toContain('googlepay.loadPaymentData.failed')
  })

  test('B-085 a check that fails leaves Google Pay out', async ({ merchant }) => {
    await merchant.open()
    await merchant.run(({ simulator }) => {
      simulator.fail('google-payments-client.isReadyToPay', { code: 'GOOGLE' })
    })
    await merchant.create({ ...setting, options: { googlePay } })
    expect(await merchant.shown()).toEqual(['card'])
  })
})

test('WPAY-6 a shopper without Google Pay gets no tile', async ({ merchant }) => {
  await merchant.open()
  await merchant.run(({ simulator }) => {
    simulator.googlePay.isReadyToPay = false
  })
  await merchant.create({ ...setting, options: { googlePay } })
  expect(await merchant.shown()).toEqual(['card'])
})

for (const [totalPrice, outcome] of [
  ['12.50', 'refused'],
  [googlePay.transactionInfo.totalPrice, 'taken'],
] as const) {
  test(`B-071 what Google’s dialog approves for 10.00 is ${outcome} where ${totalPrice} is asked then`, async ({
    merchant,
  }) => {
    await merchant.start(setting)
    await merchant.run(({ simulator }) => {
      simulator.decisions.googlePay = 'approve'
      simulator.hang('google-payments-client.loadPaymentData')
    })
    const button = merchant.page.getByRole('button', { name: 'Google Pay' })
    await button.click()
    await expect
      .poll(async () => (await merchant.calls('google-payments-client.loadPaymentData')).length)
      .toBe(1)
    await merchant.page.evaluate((price) => {
      const { instances, simulator } = globalThis.merchant
      instances[0]?.updateConfiguration('googlePay', 'transactionInfo', {
        currencyCode: 'USD',
        totalPriceStatus: 'FINAL',
        totalPrice: price,
      })
      simulator.release('google-payments-client.loadPaymentData')
    }, totalPrice)
    if (outcome === 'refused') {
      await expect(merchant.error).toHaveText(/Try again/)
      expect(await merchant.isRequestable()).toBe(false)
      await button.click()
    }
    await expect(merchant.savedMethod('Google Pay')).toBeChecked()
  })
}

test('a PayPal account that stands behind Google Pay is added, although it comes without details', async ({
  merchant,
}) => {
  await merchant.start(setting)
  await merchant.run(({ simulator }) => {
    simulator.decisions.googlePay = 'approve'
    const account = { nonce: 'of-paypal', type: 'PayPalAccount', description: 'PayPal' }
    simulator.answer('google-payment.parseResponse', account)
  })
  await merchant.page.getByRole('button', { name: 'Google Pay' }).click()
  await expect(merchant.savedMethod('PayPal')).toBeChecked()
  expect(await merchant.request()).toMatchObject({ type: 'PayPalAccount', nonce: 'of-paypal' })
})
