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

test.describe('Venmo', () => {
  const venmo = { gateway: { payWithVenmo: true }, options: { card: false, venmo: true } }

  test('WPAY-4 the button authorises the account', async ({ merchant }) => {
    await merchant.start(venmo)
    await merchant.run(({ simulator }) => {
      simulator.decisions.venmo = 'approve'
    })
    await merchant.page.getByRole('button', { name: 'Venmo' }).click()
    await expect(merchant.savedMethod('venmojoe Venmo')).toBeChecked()
    expect(await merchant.request()).toMatchObject({
      type: 'VenmoAccount',
      details: { username: 'venmojoe' },
    })
  })

  test('WPAY-4 back from the app the account is there', async ({ merchant }) => {
    await merchant.open()
    await merchant.run(({ simulator }) => {
      simulator.venmo.appSwitchResult = { username: 'fromtheapp' }
    })
    await merchant.create({ ...venmo, options: { venmo: true } })
    await expect(merchant.savedMethod('fromtheapp Venmo')).toBeChecked()
    expect(await merchant.analytics()).not.toContain('vaulted-venmo.appear')
    expect(await merchant.request()).toMatchObject({ type: 'VenmoAccount' })
  })

  test('WPAY-4 back from the app with an error, its sheet says so', async ({ merchant }) => {
    await merchant.open()
    await merchant.run(({ simulator }) => {
      simulator.venmo.appSwitchResult = { username: 'fromtheapp' }
      simulator.fail('venmo.tokenize', { code: 'VENMO_APP_FAILED' }, { times: 1 })
    })
    await merchant.create({ ...venmo, options: { venmo: true } })
    await expect(merchant.error).toHaveText("The Venmo app wasn't found on this device.")
    expect(await merchant.shown()).toEqual(['toggle', 'venmo'])
  })

  test('WPAY-4 cancelling is no error, failing is', async ({ merchant }) => {
    await merchant.start(venmo)
    const press = async (code: string) => {
      await merchant.page.evaluate(
        (failing) =>
          globalThis.merchant.simulator.fail('venmo.tokenize', { code: failing }, { times: 1 }),
        code,
      )
      await merchant.page.getByRole('button', { name: 'Venmo' }).click()
    }
    await press('VENMO_APP_CANCELED')
    await expect(merchant.error).toBeEmpty()
    await press('VENMO_CANCELED')
    await expect(merchant.error).toHaveText(/Venmo was left early/)
    await press('VENMO_DESKTOP_CANCELED')
    await expect(merchant.error).toBeEmpty()
  })

  test('WPAY-4 requesting without the button says to use it', async ({ merchant }) => {
    await merchant.start(venmo)
    await merchant.refusal()
    await expect(merchant.error).toHaveText('Use the Venmo button to go on.')
  })

  test('WSET-5 a browser that cannot go through Venmo gets no tile', async ({ merchant }) => {
    await merchant.open()
    await merchant.run(({ simulator }) => {
      simulator.venmo.isBrowserSupported = false
    })
    await merchant.create({ ...venmo, options: { venmo: true } })
    expect(await merchant.shown()).toEqual(['card'])
  })
})

test.describe('Google Pay', () => {
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
      details: { rawPaymentData: expect.any(Object) },
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

    test('WPAY-6 a developer’s error is logged and shown as such', async ({ merchant }) => {
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
})
