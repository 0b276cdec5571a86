import { expect, test } from './support/test'

const paypal = { flow: 'vault' }

test('WPAY-1 PayPal: the button asks for a payment and the account is added', async ({
  merchant,
}) => {
  await merchant.start({
    options: { paypal: { flow: 'checkout', amount: '10.00', currency: 'USD' } },
  })
  await merchant.run(({ simulator }) => {
    simulator.decisions.paypal = 'approve'
  })
  await merchant.tile('PayPal').click()
  await merchant.run(({ simulator }) => simulator.paypal.buttons.newest().click())
  await expect(merchant.savedMethod(/PayPal/)).toBeChecked()
  expect(await merchant.calls('paypal-checkout.createPayment')).toEqual([
    [{ flow: 'checkout', amount: '10.00', currency: 'USD', offerCredit: false }],
  ])
  const payload = await merchant.request()
  expect(payload).toMatchObject({ type: 'PayPalAccount', details: { email: expect.any(String) } })
  expect(payload).not.toHaveProperty('vaulted')
})

test('WPAY-1 a live gateway takes PayPal’s live window', async ({ merchant }) => {
  await merchant.start({
    gateway: { environment: 'production' },
    options: { card: false, paypal },
  })
  expect(await merchant.calls('paypal-button.render')).toEqual([
    [expect.objectContaining({ env: 'production' }), expect.anything()],
  ])
})

test('WPAY-1 with flow vault a customer’s account is saved', async ({ merchant }) => {
  await merchant.start({ saved: [], options: { paypal } })
  await merchant.run(async ({ simulator }) => {
    simulator.decisions.paypal = 'approve'
  })
  await merchant.tile('PayPal').click()
  await merchant.run(({ simulator }) => simulator.paypal.buttons.newest().click())
  await expect(merchant.savedMethod(/PayPal/)).toBeChecked()
  expect(await merchant.request()).toMatchObject({ vaulted: true })
})

test('WPAY-1 a guest’s account is saved with no flow', async ({ merchant }) => {
  await merchant.start({ options: { paypal } })
  await merchant.run(({ simulator }) => {
    simulator.decisions.paypal = 'approve'
  })
  await merchant.tile('PayPal').click()
  await merchant.run(({ simulator }) => simulator.paypal.buttons.newest().click())
  await expect(merchant.savedMethod(/PayPal/)).toBeChecked()
  expect(await merchant.request()).not.toHaveProperty('vaulted')
})

test('WPAY-1 vaultPayPal false keeps it from being saved', async ({ merchant }) => {
  await merchant.start({
    saved: [],
    options: { paypal: { flow: 'vault', vault: { vaultPayPal: false } } },
  })
  await merchant.run(async ({ simulator }) => {
    simulator.decisions.paypal = 'approve'
  })
  await merchant.tile('PayPal').click()
  await merchant.run(({ simulator }) => simulator.paypal.buttons.newest().click())
  await expect(merchant.savedMethod(/PayPal/)).toBeChecked()
  expect(await merchant.request()).not.toHaveProperty('vaulted')
  expect(await merchant.calls('paypal-checkout.tokenizePayment')).toEqual([
    [expect.objectContaining({ vault: false })],
  ])
})

test('WPAY-3 PayPal options reach button and payment, and nothing of the merchant’s changes', async ({
  merchant,
}) => {
  await merchant.start({
    options: {
      locale: 'de-DE',
      paypal: {
        flow: 'vault',
        commit: true,
        buttonStyle: { color: 'gold' },
        landingPageType: 'login',
      },
      paypalCredit: { flow: 'vault', buttonStyle: { color: 'gold' }, locale: 'fr_FR' },
    },
  })
  await expect.poll(async () => (await merchant.calls('paypal-button.render')).length).toBe(2)
  const isCredit = ([options]: readonly unknown[]) => JSON.stringify(options).includes('"credit"}')
  const calls = await merchant.calls('paypal-button.render')
  const renderings = calls.toSorted((a, b) => Number(isCredit(a)) - Number(isCredit(b)))
  expect(renderings.map(([options]) => options)).toEqual([
    expect.objectContaining({
      env: 'sandbox',
      commit: true,
      locale: 'de_DE',
      style: { color: 'gold' },
    }),
    expect.objectContaining({ locale: 'fr_FR', style: { color: 'gold', label: 'credit' } }),
  ])
  expect(renderings[0]?.[0]).toMatchObject({
    funding: { disallowed: expect.arrayContaining(['credit', 'card', 'venmo']) },
  })
  expect(renderings[1]?.[0]).not.toMatchObject({
    funding: { disallowed: expect.arrayContaining(['credit']) },
  })
})

test('WPAY-2 requesting without the button says to use it', async ({ merchant }) => {
  await merchant.start({ options: { card: false, paypal } })
  expect(await merchant.refusal()).toMatchObject({ code: 'NO_PAYMENT_METHOD' })
  await expect(merchant.error).toHaveText('Use the PayPal button to go on.')
})

test('WPAY-2 errors of PayPal, and a window that is closed is none', async ({ merchant }) => {
  await merchant.start({ options: { card: false, paypal } })
  const click = () => merchant.run(({ simulator }) => simulator.paypal.buttons.newest().click())
  const failing = {
    'paypal-checkout.createPayment': [
      'PAYPAL_FLOW_FAILED',
      'PayPal could not be reached. Try again.',
    ],
    'paypal-checkout.tokenizePayment': [
      'PAYPAL_ACCOUNT_TOKENIZATION_FAILED',
      'Your PayPal account could not be added. Try again.',
    ],
  } as const
  await merchant.run(({ simulator }) => {
    simulator.decisions.paypal = 'approve'
  })
  for (const [call, [code, text]] of Object.entries(failing)) {
    await merchant.page.evaluate(
      ([name, errorCode]) =>
        globalThis.merchant.simulator.fail(
          name === 'paypal-checkout.createPayment' ? name : 'paypal-checkout.tokenizePayment',
          { code: errorCode },
          { times: 1 },
        ),
      [call, code] as const,
    )
    await click()
    await expect(merchant.error).toHaveText(text)
  }
  await merchant.run(({ simulator }) =>
    simulator.paypal.buttons.newest().fail({ code: 'PAYPAL_TOKENIZATION_REQUEST_ACTIVE' }),
  )
  await expect(merchant.error).toHaveText('PayPal is already open. Finish there first.')
  await merchant.run(({ simulator }) => {
    simulator.decisions.paypal = 'cancel'
  })
  await click()
  await expect(merchant.error).toBeEmpty()
  await expect(merchant.hook('paypal')).toBeVisible()
})
