import type { CallName, ComponentName } from '../../mocks/braintree/control/calls/recorded-call'
import { tagsOf } from '../length'
import type { MerchantPage, Setting } from './support/merchant-page'
import { VISA } from './support/saved-methods'
import { expect, test } from './support/test'

// A component that fails is the console's business; a rejection or an error that nobody handles is a defect.
test.use({ expectedConsole: /^(?!uncaught)/ })

const transactionInfo = { currencyCode: 'USD', totalPriceStatus: 'FINAL', totalPrice: '1.00' }

const everything: Setting = {
  gateway: { payWithVenmo: true, applePayWeb: true, androidPay: true },
  saved: [],
  options: {
    paypal: { flow: 'vault' },
    venmo: true,
    applePay: {
      displayName: 'Shop',
      paymentRequest: { total: { label: 'Shop', amount: '1.00' } },
    },
    googlePay: { googlePayVersion: 2, transactionInfo },
    dataCollector: true,
    threeDSecure: { amount: '1.00' },
  },
}

/** What a component may do to a call, as far as a page can take it. */
const faults = ['rejects', 'rejects with no error at all', 'hangs', 'answers nonsense'] as const

type Fault = (typeof faults)[number]

const immediate = faults.filter((fault) => fault !== 'hangs')

function plan(merchant: MerchantPage, name: CallName, fault: Fault): Promise<void> {
  return merchant.page.evaluate(
    ([call, kind]) => {
      const { simulator } = globalThis.merchant
      if (kind === 'rejects') simulator.fail(call, { code: 'BROKEN' }, { times: 1 })
      if (kind === 'rejects with no error at all') simulator.fail(call, {}, { times: 1 })
      if (kind === 'hangs') simulator.hang(call, { times: 1 })
      if (kind === 'answers nonsense') simulator.answer(call, null, { times: 1 })
    },
    [name, fault] as const,
  )
}

test.beforeEach(async ({ merchant, baseURL }) => {
  await merchant.takeSecureOrigin(baseURL)
  await merchant.open()
})

/** The shopper can pay by card, or, when that is what broke, by PayPal. */
async function pay(merchant: MerchantPage, isCardBroken: boolean): Promise<void> {
  await merchant.run(({ simulator }) => {
    Object.assign(simulator.decisions, { paypal: 'approve' })
  })
  // What was paid with before is saved by now.
  if (await merchant.hook('methods').isVisible()) await merchant.hook('toggle').click()
  await merchant.tile(isCardBroken ? 'PayPal' : 'Card').click()
  if (isCardBroken) {
    await merchant.hook('paypal').getByRole('button', { name: 'PayPal' }).click()
    await expect(merchant.savedMethod(/PayPal/).first()).toBeChecked()
  } else {
    await merchant.run(({ simulator }) =>
      simulator.hostedFields.fill({ number: '4000000000001000' }),
    )
  }
  expect(await merchant.request()).toHaveProperty('nonce')
}

const optional: readonly CallName[] = [
  'hosted-fields.create',
  'paypal-checkout.create',
  'paypal-button.render',
  'venmo.create',
  'apple-pay.create',
  'google-payment.create',
  'google-payments-client.isReadyToPay',
  'data-collector.create',
  'vault-manager.fetchPaymentMethods',
]

/** What every page has, and what stands for the wallets. */
const SAMPLES: readonly CallName[] = ['hosted-fields.create', 'paypal-checkout.create']

for (const name of optional) {
  test(`${name} rejects, hangs or answers nonsense: the rest is usable, and nothing is left in the end`, {
    tag: tagsOf(SAMPLES.includes(name)),
  }, async ({ merchant }) => {
    for (const fault of faults) {
      await plan(merchant, name, fault)
      expect([fault, await merchant.create(everything)]).toEqual([fault, undefined])
      await pay(merchant, name === 'hosted-fields.create')
      await merchant.use((instance) => instance.teardown())
      await merchant.page.evaluate((call) => globalThis.merchant.simulator.release(call), name)
      await merchant.page.waitForTimeout(50)
      await expect(merchant.hook('wrapper')).toHaveCount(0)
      await expect(merchant.page.locator('iframe')).toHaveCount(0)
    }
  })
}

const required: Readonly<Partial<Record<ComponentName, string>>> = {
  client: 'CLIENT_FAILED',
  'vault-manager': 'VAULT_MANAGER_FAILED',
  'three-d-secure': 'THREE_D_SECURE_SETUP_FAILED',
}

for (const [component, code] of Object.entries(required)) {
  test(`WSET-7 ${component} rejects or answers nonsense: create says so, and works when asked again`, async ({
    merchant,
  }) => {
    for (const fault of immediate) {
      await plan(merchant, `${component}.create` as CallName, fault)
      expect([fault, await merchant.create(everything)]).toEqual([
        fault,
        expect.objectContaining({ code }),
      ])
      expect(await merchant.page.locator('#payment').innerHTML()).toBe('')
    }
    expect(await merchant.create(everything)).toBeUndefined()
    await pay(merchant, false)
  })
}

const patience = { client: 'CLIENT_FAILED', 'three-d-secure': 'THREE_D_SECURE_SETUP_FAILED' }

for (const [component, code] of Object.entries(patience)) {
  test(`${component} that never answers ends the start after thirty seconds`, async ({
    merchant,
    page,
  }) => {
    await page.clock.install()
    await merchant.open()
    const hanging = `${component}.create` as CallName
    await plan(merchant, hanging, 'hangs')
    const creating = merchant.create({ saved: [], options: { threeDSecure: { amount: '1.00' } } })
    const others: CallName[] =
      component === 'client' ? [] : ['hosted-fields.create', 'vault-manager.fetchPaymentMethods']
    for (const name of [hanging, ...others]) {
      await expect.poll(async () => (await merchant.calls(name)).length).toBe(1)
    }
    await page.clock.runFor(31_000)
    expect(await creating).toMatchObject({ code, fault: 'network' })
    await expect(merchant.hook('wrapper')).toHaveCount(0)
  })
}

test('a tokenization that rejects or answers nonsense is told to shopper and merchant, and can be repeated', async ({
  merchant,
}) => {
  await merchant.start()
  await merchant.fillCard()
  for (const fault of immediate) {
    await plan(merchant, 'hosted-fields.tokenize', fault)
    expect(await merchant.refusal()).toMatchObject({ code: 'TOKENIZATION_FAILED' })
    await expect(merchant.error).not.toBeEmpty()
  }
  expect(await merchant.request()).toMatchObject({ type: 'CreditCard' })
})

test('a tokenization that never answers ends, and the form is the shopper’s again', async ({
  merchant,
  page,
}) => {
  await merchant.start()
  await merchant.fillCard()
  await plan(merchant, 'hosted-fields.tokenize', 'hangs')
  await page.clock.install()
  const refusing = merchant.refusal()
  await expect(merchant.hook('disable-wrapper')).toBeVisible()
  await page.clock.runFor(71_000)
  expect(await refusing).toMatchObject({ code: 'TOKENIZATION_FAILED', fault: 'network' })
  await expect(merchant.error).toHaveText('The connection failed, nothing was charged. Try again.')
  await expect(merchant.hook('disable-wrapper')).toBeHidden()
  await page.clock.resume()
  expect(await merchant.request()).toMatchObject({ type: 'CreditCard' })
})

test('a deletion that never answers ends, and the list tells the truth', async ({
  merchant,
  page,
}) => {
  const saved = [VISA]
  await merchant.start({ saved, options: { vaultManager: true } })
  await plan(merchant, 'vault-manager.deletePaymentMethod', 'hangs')
  await page.clock.install()
  await merchant.hook('methods-edit').click()
  await merchant.page.locator('.braintree-method').first().click()
  await merchant.hook('delete-confirmation__yes').click()
  await expect(merchant.hook('loading-container')).toBeVisible()
  await page.clock.runFor(31_000)
  await expect(merchant.error).toHaveText('It could not be deleted. Try again.')
  await expect(merchant.page.locator('.braintree-method')).toHaveCount(1)
})

const walletCalls: readonly (readonly [tile: string, call: CallName])[] = [
  ['PayPal', 'paypal-checkout.createPayment'],
  ['PayPal', 'paypal-checkout.tokenizePayment'],
  ['Venmo', 'venmo.tokenize'],
  ['Apple Pay', 'apple-pay.createPaymentRequest'],
  ['Apple Pay', 'apple-pay.performValidation'],
  ['Apple Pay', 'apple-pay.tokenize'],
  ['Google Pay', 'google-payment.createPaymentDataRequest'],
  ['Google Pay', 'google-payments-client.loadPaymentData'],
  ['Google Pay', 'google-payment.parseResponse'],
]

for (const [tile, call] of walletCalls) {
  test(`${call} rejects with no error at all: the sheet says so, and the button lives on`, {
    tag: tagsOf(call === 'paypal-checkout.tokenizePayment'),
  }, async ({ merchant }) => {
    await merchant.start(everything)
    await merchant.run(({ simulator }) => {
      const approve = 'approve'
      Object.assign(simulator.decisions, {
        paypal: approve,
        venmo: approve,
        applePay: approve,
        googlePay: approve,
      })
    })
    await plan(merchant, call, 'rejects with no error at all')
    await merchant.tile(tile).click()
    const sheet = merchant.page.locator('.braintree-sheet:not([hidden])')
    await sheet.getByRole('button', { name: tile }).click()
    await expect(merchant.error).toHaveText(/^Something failed on our side/)
    await sheet.getByRole('button', { name: tile }).click()
    await expect(merchant.savedMethod(new RegExp(tile.replace('Venmo', 'venmojoe')))).toBeChecked()
  })
}
