import { tagsOf } from '../length'
import { applePay, gateway, openForApplePay, setting } from './support/apple-pay'
import { expect, test } from './support/test'

test.beforeEach(({ merchant, baseURL }) => openForApplePay(merchant, baseURL))

test('WPAY-5 WREQ-3 the card of Apple’s sheet is added, raw data included', async ({
  merchant,
}) => {
  await merchant.create(setting)
  await merchant.run(({ simulator }) => {
    simulator.decisions.applePay = 'approve'
  })
  await merchant.page.getByRole('button', { name: 'Apple Pay' }).click()
  await expect(merchant.savedMethod('Apple Pay')).toBeChecked()
  const raw = expect.objectContaining({ token: expect.any(Object) })
  expect(await merchant.request()).toMatchObject({
    type: 'ApplePayCard',
    rawPaymentData: raw,
    details: { cardType: expect.stringContaining('Visa'), rawPaymentData: raw },
  })
  expect(await merchant.calls('apple-pay-session.constructor')).toEqual([
    [2, expect.objectContaining({ total: { label: 'Shop', amount: '10.00' } })],
  ])
  expect(await merchant.calls('apple-pay.performValidation')).toEqual([
    [{ validationURL: expect.stringContaining('https://'), displayName: 'Shop' }],
  ])
  expect(await merchant.calls('apple-pay-session.completePayment')).toEqual([[0]])
})

test('WPAY-5 the version, the domain and the button’s style are the merchant’s', async ({
  merchant,
}) => {
  await merchant.create({
    gateway,
    options: {
      card: false,
      applePay: {
        ...applePay,
        applePaySessionVersion: 3,
        buttonStyle: 'white',
        domainName: 'shop.example',
      },
    },
  })
  const button = merchant.page.getByRole('button', { name: 'Apple Pay' })
  await expect(button).toHaveAttribute('data-style', 'white')
  await button.click()
  await merchant.run(({ simulator }) => {
    simulator.applePay.sessions.newest().validateMerchant('https://apple.example/')
  })
  expect(await merchant.calls('apple-pay-session.constructor')).toEqual([[3, expect.anything()]])
  expect(await merchant.calls('apple-pay.performValidation')).toEqual([
    [expect.objectContaining({ domainName: 'shop.example' })],
  ])
})

test('WPAY-5 the button is black by default', async ({ merchant }) => {
  await merchant.create(setting)
  const button = merchant.page.getByRole('button', { name: 'Apple Pay' })
  await expect(button).toHaveAttribute('data-style', 'black')
})

const lacks = {
  'a version that this browser has': { highestVersion: 1 },
  'a device that can pay': { canMakePayments: false },
}

for (const [lack, changes] of Object.entries(lacks)) {
  test(`WPAY-5 WSET-5 without ${lack} there is no tile`, async ({ merchant }) => {
    await merchant.page.evaluate((settings) => {
      Object.assign(globalThis.merchant.simulator.applePay, settings)
    }, changes)
    await merchant.create({ gateway, options: { applePay } })
    expect(await merchant.use((instance) => instance.getAvailablePaymentOptions())).toEqual([
      'card',
    ])
    expect(await merchant.calls('apple-pay.create')).toEqual([])
  })
}

test('WPAY-5 without HTTPS there is no tile', async ({ merchant }) => {
  await merchant.page.goto('/')
  await merchant.page.waitForFunction(() => globalThis.merchant !== undefined)
  await merchant.create({ gateway, options: { applePay } })
  expect(await merchant.use((instance) => instance.getAvailablePaymentOptions())).toEqual(['card'])
})

test('WPAY-5 one session at a time, and another one after a cancellation', async ({ merchant }) => {
  await merchant.create(setting)
  const button = merchant.page.getByRole('button', { name: 'Apple Pay' })
  const sessions = async () => (await merchant.calls('apple-pay-session.begin')).length
  await button.click()
  await button.click()
  expect(await sessions()).toBe(1)
  await merchant.run(({ simulator }) => simulator.applePay.sessions.newest().cancel())
  await button.click()
  expect(await sessions()).toBe(2)
  await expect(merchant.error).toBeEmpty()
})

test('WPAY-5 a validation that fails closes the sheet, and the button works again', async ({
  merchant,
}) => {
  await merchant.create(setting)
  await merchant.run(({ simulator }) => {
    const code = 'APPLE_PAY_MERCHANT_VALIDATION_FAILED'
    simulator.fail('apple-pay.performValidation', { code }, { times: 1 })
    simulator.decisions.applePay = 'approve'
  })
  const button = merchant.page.getByRole('button', { name: 'Apple Pay' })
  await button.click()
  await expect(merchant.error).toHaveText(/^Something failed on our side/)
  expect(await merchant.calls('apple-pay-session.abort')).toHaveLength(1)
  await button.click()
  await expect(merchant.savedMethod('Apple Pay')).toBeChecked()
})

const failures = {
  APPLE_PAY_TOKENIZATION: 'The connection to Apple Pay failed. Try again.',
  APPLE_PAY_ACTIVE_CARD: 'Add a card that this shop accepts to your Apple wallet.',
}

for (const [code, text] of Object.entries(failures)) {
  test(`WPAY-5 WTXT-2 ${code} completes the payment as failed and says why`, {
    tag: tagsOf(code === 'APPLE_PAY_TOKENIZATION'),
  }, async ({ merchant }) => {
    await merchant.create(setting)
    await merchant.page.evaluate((failing) => {
      const { simulator } = globalThis.merchant
      simulator.fail('apple-pay.tokenize', { code: failing }, { times: 1 })
      simulator.decisions.applePay = 'approve'
    }, code)
    const button = merchant.page.getByRole('button', { name: 'Apple Pay' })
    await button.click()
    await expect(merchant.error).toHaveText(text)
    expect(await merchant.calls('apple-pay-session.completePayment')).toEqual([[1]])
    await button.click()
    await expect(merchant.savedMethod('Apple Pay')).toBeChecked()
  })
}

test('WPAY-5 requesting without the button says to use it', async ({ merchant }) => {
  await merchant.create(setting)
  expect(await merchant.refusal()).toMatchObject({ code: 'NO_PAYMENT_METHOD' })
  await expect(merchant.error).toHaveText('Use the Apple Pay button to go on.')
})
