import { LONG, tagsOf } from '../length'
import type { MerchantPage } from './support/merchant-page'
import { PAYPAL_ACCOUNT, VISA } from './support/saved-methods'
import { expect, test } from './support/test'

const saved = [VISA, PAYPAL_ACCOUNT]

const paypal = { flow: 'vault' }
const setting = { saved: [], options: { threeDSecure: true } }

const FRICTIONLESS = '4000000000001000'
const CHALLENGED = '4000000000001091'

function requestWithAmount(merchant: MerchantPage) {
  return merchant.use((instance) =>
    instance.requestPaymentMethod({
      threeDSecure: {
        amount: '10.00',
        email: 'jane@example.com',
        additionalInformation: { workPhoneNumber: '5551234' },
      },
    }),
  )
}

test('WPAY-7 WREQ-3 a card is verified: what is asked, and what the payload tells', async ({
  merchant,
}) => {
  await merchant.start(setting)
  await merchant.fillCard({ number: FRICTIONLESS })
  const payload = await requestWithAmount(merchant)
  expect(payload).toMatchObject({
    type: 'CreditCard',
    liabilityShifted: true,
    liabilityShiftPossible: true,
    threeDSecureInfo: expect.objectContaining({ status: 'authenticate_successful' }),
  })
  expect(await merchant.calls('three-d-secure.create')).toEqual([
    [{ client: '[client]', version: 2 }],
  ])
  expect(await merchant.calls('three-d-secure.verifyCard')).toEqual([
    [
      {
        amount: '10.00',
        email: 'jane@example.com',
        nonce: expect.any(String),
        bin: '400000',
        additionalInformation: { acsWindowSize: '03', workPhoneNumber: '5551234' },
        onLookupComplete: '[function]',
      },
    ],
  ])
})

test('WPAY-7 the nonce is the bank’s, and the next request asks nobody again', async ({
  merchant,
}) => {
  await merchant.start(setting)
  await merchant.fillCard({ number: FRICTIONLESS })
  const first = await requestWithAmount(merchant)
  const [[asked] = []] = await merchant.calls('three-d-secure.verifyCard')
  expect(asked).not.toMatchObject({ nonce: first.nonce })
  const second = await requestWithAmount(merchant)
  expect(second.nonce).toBe(first.nonce)
  expect(await merchant.calls('three-d-secure.verifyCard')).toHaveLength(1)
  await expect(merchant.page.getByRole('radio', { name: 'Ending in 1000 Visa' })).toBeChecked()
})

test('WPAY-7 a merchant’s window size wins, and their object stays as it is', async ({
  merchant,
}) => {
  await merchant.start(setting)
  await merchant.fillCard({ number: FRICTIONLESS })
  await merchant.use((instance) =>
    instance.requestPaymentMethod({
      threeDSecure: Object.freeze({
        amount: '10.00',
        additionalInformation: Object.freeze({ acsWindowSize: '01' as const }),
      }),
    }),
  )
  expect(await merchant.calls('three-d-secure.verifyCard')).toEqual([
    [expect.objectContaining({ additionalInformation: { acsWindowSize: '01' } })],
  ])
})

test('WPAY-7 an amount among the options serves requests without one', { tag: LONG }, async ({
  merchant,
}) => {
  await merchant.start({
    saved: [],
    options: {
      threeDSecure: { amount: '7.00', cardinalSDKConfig: { logging: { level: 'verbose' } } },
    },
  })
  await merchant.fillCard({ number: FRICTIONLESS })
  await merchant.request()
  expect(await merchant.calls('three-d-secure.create')).toEqual([
    [
      {
        client: '[client]',
        version: 2,
        cardinalSDKConfig: { logging: { level: 'verbose' } },
      },
    ],
  ])
  expect(await merchant.calls('three-d-secure.verifyCard')).toEqual([
    [expect.objectContaining({ amount: '7.00' })],
  ])
})

test('WPAY-7 saved cards are verified, PayPal accounts are not', async ({ merchant }) => {
  await merchant.start({ saved, options: { paypal, threeDSecure: { amount: '1.00' } } })
  expect(await merchant.request()).toHaveProperty('liabilityShifted')
  await merchant.savedMethod('jane@example.com PayPal').click()
  expect(await merchant.request()).not.toHaveProperty('liabilityShifted')
  expect(await merchant.calls('three-d-secure.verifyCard')).toHaveLength(1)
})

for (const isNetworkTokenized of [true, false]) {
  const verdict = isNetworkTokenized ? 'are not' : 'are'
  test(`WPAY-7 Google’s cards ${verdict} verified when network-tokenized is ${isNetworkTokenized}`, async ({
    merchant,
  }) => {
    const transactionInfo = {
      currencyCode: 'USD',
      totalPriceStatus: 'FINAL',
      totalPrice: '1.00',
    }
    await merchant.start({
      saved: [],
      gateway: { androidPay: true },
      options: {
        card: false,
        googlePay: { googlePayVersion: 2, transactionInfo },
        threeDSecure: { amount: '1.00' },
      },
    })
    await merchant.page.evaluate((isTokenized) => {
      const { simulator } = globalThis.merchant
      simulator.googlePay.isNetworkTokenized = isTokenized
      simulator.decisions.googlePay = 'approve'
    }, isNetworkTokenized)
    await merchant.page.getByRole('button', { name: 'Google Pay' }).click()
    await expect(merchant.savedMethod('Google Pay')).toBeChecked()
    await merchant.request()
    expect(await merchant.calls('three-d-secure.verifyCard')).toHaveLength(
      isNetworkTokenized ? 0 : 1,
    )
  })
}

test('WPAY-7 a card of Google’s that does not say whether it is network-tokenized is not verified', async ({
  merchant,
}) => {
  await merchant.start({
    saved: [],
    gateway: { androidPay: true },
    options: { card: false, googlePay: { transactionInfo: {} }, threeDSecure: { amount: '1.00' } },
  })
  await merchant.run(({ simulator }) => {
    simulator.decisions.googlePay = 'approve'
    const card = { nonce: 'silent', type: 'AndroidPayCard', details: { cardType: 'Visa' } }
    simulator.answer('google-payment.parseResponse', card)
  })
  await merchant.page.getByRole('button', { name: 'Google Pay' }).click()
  await expect(merchant.savedMethod('Google Pay')).toBeChecked()
  expect(await merchant.request()).toMatchObject({ nonce: 'silent' })
  expect(await merchant.calls('three-d-secure.verifyCard')).toEqual([])
})

test('WVIEW-7 WREQ-2 during a challenge it loads and tells nothing, then of the new nonce', async ({
  merchant,
}) => {
  await merchant.start({ ...setting, options: { threeDSecure: { amount: '1.00' } } })
  await merchant.fillCard({ number: CHALLENGED })
  await expect.poll(() => merchant.events()).toContain('paymentMethodRequestable CreditCard false')
  await merchant.forgetEvents()
  const requesting = merchant.request()
  const bank = merchant.page.getByRole('dialog', { name: 'Is it you?' })
  await expect(bank).toBeVisible()
  await expect(merchant.hook('loading-container')).toBeVisible()
  await expect.poll(() => merchant.events()).toContain('changeActiveView card methods')
  expect(await merchant.events()).not.toContain('paymentMethodRequestable CreditCard true')
  await bank.getByLabel('Code').fill('1234')
  await bank.getByRole('button', { name: 'Confirm' }).click()
  expect(await requesting).toMatchObject({ liabilityShifted: true })
  await expect(merchant.hook('loading-container')).toBeHidden()
  await expect
    .poll(() => merchant.events())
    .toEqual([
      expect.stringContaining('3ds:authentication-modal-render'),
      'changeActiveView card methods',
      expect.stringContaining('3ds:authentication-modal-close'),
      'paymentMethodRequestable CreditCard true',
    ])
})

test('a shopper who leaves the bank’s window is heard of, and the bank takes no liability', {
  tag: LONG,
}, async ({ merchant }) => {
  await merchant.start({ ...setting, options: { threeDSecure: { amount: '1.00' } } })
  await merchant.run(({ simulator }) => {
    simulator.decisions.threeDSecure = 'cancel'
  })
  await merchant.fillCard({ number: CHALLENGED })
  expect(await merchant.request()).toMatchObject({
    liabilityShifted: false,
    liabilityShiftPossible: true,
  })
  expect(await merchant.events()).toContainEqual(expect.stringContaining('3ds:customer-canceled'))
})

test('WPAY-7 B-088 a verification that fails rejects, clears the choice, and events go on', async ({
  merchant,
}) => {
  await merchant.start({ saved, options: { paypal, threeDSecure: { amount: '1.00' } } })
  await merchant.run(({ simulator }) => {
    simulator.fail('three-d-secure.verifyCard', { code: 'THREEDS_LOOKUP_ERROR' }, { times: 1 })
  })
  expect(await merchant.refusal()).toMatchObject({
    code: 'THREE_D_SECURE_FAILED',
    message: 'Something went wrong during 3D Secure authentication. Please try again.',
    cause: 'Simulated THREEDS_LOOKUP_ERROR',
  })
  await expect(merchant.hook('loading-container')).toBeHidden()
  await expect(merchant.page.getByRole('radio', { checked: true })).toHaveCount(0)
  expect(await merchant.calls('vault-manager.fetchPaymentMethods')).toHaveLength(2)
  expect(await merchant.events()).toEqual(['noPaymentMethodRequestable'])
  await merchant.savedMethod('jane@example.com PayPal').click()
  await expect
    .poll(() => merchant.events())
    .toContain('paymentMethodRequestable PayPalAccount true')
  await merchant.savedMethod('Ending in 1111 Visa').click()
  expect(await merchant.request()).toHaveProperty('liabilityShifted')
})

for (const delayMs of [0, 100, 400]) {
  test(`B-088 WREQ-2 a verification that fails ${delayMs} ms after the card was accepted leaves nothing requestable, and says so`, {
    tag: tagsOf(delayMs === 0),
  }, async ({ merchant }) => {
    await merchant.start(setting)
    await merchant.fillCard({ number: FRICTIONLESS })
    await expect.poll(() => merchant.isRequestable()).toBe(true)
    await merchant.run(({ simulator }) => simulator.fail('three-d-secure.verifyCard', {}))
    await merchant.page.evaluate(
      (ms) => globalThis.merchant.simulator.delay('three-d-secure.verifyCard', ms),
      delayMs,
    )
    await merchant.forgetEvents()
    expect(await merchant.refusal()).toMatchObject({ code: 'THREE_D_SECURE_FAILED' })
    await expect.poll(() => merchant.events()).toContain('noPaymentMethodRequestable')
    expect(await merchant.isRequestable()).toBe(false)
    await merchant.fillCard({ number: FRICTIONLESS })
    await expect
      .poll(() => merchant.events())
      .toContain('paymentMethodRequestable CreditCard false')
  })
}
