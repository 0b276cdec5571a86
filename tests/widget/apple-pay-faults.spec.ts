import { applePay, openForApplePay, setting } from './support/apple-pay'
import { expect, test } from './support/test'

test.beforeEach(({ merchant, baseURL }) => openForApplePay(merchant, baseURL))

test.describe(() => {
  test.use({ expectedConsole: /Simulated APPLE_PAY_PAYMENT_REQUEST/ })

  test('B-084 a request that is refused is shown and logged, and the button lives on', async ({
    merchant,
  }) => {
    await merchant.create(setting)
    await merchant.run(({ simulator }) => {
      const code = 'APPLE_PAY_PAYMENT_REQUEST'
      simulator.fail('apple-pay.createPaymentRequest', { code }, { times: 1 })
      simulator.decisions.applePay = 'approve'
    })
    const button = merchant.page.getByRole('button', { name: 'Apple Pay' })
    await button.click()
    await expect(merchant.error).toHaveText(/^Something failed on our side/)
    expect(merchant.console.join()).toContain('APPLE_PAY_PAYMENT_REQUEST')
    await button.click()
    await expect(merchant.savedMethod('Apple Pay')).toBeChecked()
  })
})

test.describe(() => {
  test.use({ expectedConsole: /InvalidStateError|open already/ })

  test('B-084 nor does a session that can’t begin leave the button dead', async ({ merchant }) => {
    await merchant.create(setting)
    const button = merchant.page.getByRole('button', { name: 'Apple Pay' })
    // Apple shows one sheet at a time, and this one is another script's.
    await merchant.page.evaluate('new ApplePaySession(2, {}).begin()')
    await button.click()
    await expect(merchant.error).toHaveText(/^Something failed on our side/)
    await merchant.run(({ simulator }) => {
      simulator.applePay.sessions.newest().cancel()
      simulator.decisions.applePay = 'approve'
    })
    await button.click()
    await expect(merchant.savedMethod('Apple Pay')).toBeChecked()
  })
})

for (const outcome of ['answers', 'fails'] as const) {
  test(`a validation that ${outcome} after a cancellation reaches nobody`, async ({ merchant }) => {
    await merchant.create(setting)
    const button = merchant.page.getByRole('button', { name: 'Apple Pay' })
    await merchant.page.evaluate((late) => {
      const { simulator } = globalThis.merchant
      simulator.hang('apple-pay.performValidation', { times: 1 })
      if (late === 'fails') {
        simulator.fail('apple-pay.performValidation', { code: 'LATE' }, { times: 1 })
      }
    }, outcome)
    await button.click()
    await merchant.run(({ simulator }) => {
      const sheet = simulator.applePay.sessions.newest()
      sheet.validateMerchant('https://apple.example/')
      sheet.cancel()
    })
    await button.click()
    await merchant.run(async ({ simulator }) => {
      simulator.release('apple-pay.performValidation')
      await new Promise((resolve) => setTimeout(resolve, 50))
    })
    expect(await merchant.calls('apple-pay-session.completeMerchantValidation')).toEqual([])
    expect(await merchant.calls('apple-pay-session.abort')).toEqual([])
    await expect(merchant.error).toBeEmpty()
    await merchant.run(({ simulator }) => simulator.applePay.sessions.newest().authorize())
    await expect(merchant.savedMethod('Apple Pay')).toBeChecked()
  })
}

test('a sheet that authorises twice makes one payment method', async ({ merchant }) => {
  await merchant.create(setting)
  await merchant.page.getByRole('button', { name: 'Apple Pay' }).click()
  await merchant.run(({ simulator }) => {
    const sheet = simulator.applePay.sessions.newest()
    sheet.authorize()
    sheet.authorize()
  })
  await expect(merchant.savedMethod('Apple Pay')).toHaveCount(1)
  expect(await merchant.calls('apple-pay.tokenize')).toHaveLength(1)
  expect(await merchant.calls('apple-pay-session.completePayment')).toEqual([[0]])
})

for (const [amount, outcome] of [
  ['12.50', 'refused'],
  [applePay.paymentRequest.total.amount, 'taken'],
] as const) {
  test(`B-071 what Apple’s sheet approves for 10.00 is ${outcome} where ${amount} is asked then`, async ({
    merchant,
  }) => {
    await merchant.create(setting)
    const button = merchant.page.getByRole('button', { name: 'Apple Pay' })
    await button.click()
    await merchant.page.evaluate((next) => {
      const { instances, simulator } = globalThis.merchant
      const total = { label: 'Shop', amount: next }
      instances[0]?.updateConfiguration('applePay', 'paymentRequest', { total })
      simulator.applePay.sessions.newest().authorize()
    }, amount)
    const outcomes = () => merchant.calls('apple-pay-session.completePayment')
    if (outcome === 'refused') {
      await expect(merchant.error).toHaveText(/Try again/)
      expect(await merchant.isRequestable()).toBe(false)
      expect(await outcomes()).toEqual([[1]])
      await button.click()
      await merchant.run(({ simulator }) => simulator.applePay.sessions.newest().authorize())
    }
    await expect(merchant.savedMethod('Apple Pay')).toBeChecked()
    expect((await outcomes()).at(-1)).toEqual([0])
  })
}

test('WSET-11 a teardown closes a sheet that is open, and what it says later is lost', async ({
  merchant,
}) => {
  await merchant.create(setting)
  await merchant.page.getByRole('button', { name: 'Apple Pay' }).click()
  await merchant.run(({ simulator }) => {
    simulator.hang('apple-pay.tokenize')
    simulator.applePay.sessions.newest().authorize()
  })
  await merchant.use((instance) => instance.teardown())
  expect(await merchant.calls('apple-pay-session.abort')).toHaveLength(1)
  await merchant.run(async ({ simulator }) => {
    simulator.release('apple-pay.tokenize')
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
  expect(await merchant.calls('apple-pay-session.completePayment')).toEqual([])
})
