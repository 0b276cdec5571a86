import { openStrictly, STRICT } from './support/strict-page'
import { expect, test } from './support/test'

test('under a strict policy with Trusted Types a card and PayPal pay without a violation', async ({
  merchant,
  page,
}) => {
  const policy = [...STRICT, "trusted-types 'none'"]
  await openStrictly(page, policy, "paypal: { flow: 'vault' }")
  await page.evaluate(() => {
    Object.assign(globalThis.braintreeSimulator?.decisions ?? {}, { paypal: 'approve' })
  })
  await merchant.tile('PayPal').click()
  await merchant.hook('paypal').getByRole('button', { name: 'PayPal' }).click()
  await expect(merchant.savedMethod(/PayPal/)).toBeChecked()
  await merchant.hook('toggle').click()
  await merchant.tile('Card').click()
  await expect(merchant.hook('card')).not.toHaveCSS('border-top-width', '0px')
  await merchant.fillCard()
  const type = await page.evaluate(
    'window.creating.then((widget) => widget.requestPaymentMethod()).then(({ type }) => type)',
  )
  expect(type).toBe('CreditCard')
  await page.evaluate('window.creating.then((widget) => widget.teardown())')
  expect(await page.evaluate(() => globalThis.violations)).toEqual([])
})

for (const [what, prelude, isMade] of [
  ['a default policy that makes scripts', '{ createScript: (text) => text }', true],
  ['a default policy that makes none', '{}', false],
] as const) {
  test.describe(() => {
    test.use({ expectedConsole: isMade ? undefined : /TrustedScript|Data Collector|device data/i })

    test(`with ${what} there is ${isMade ? '' : 'no '}device data`, async ({ merchant, page }) => {
      await openStrictly(page, [...STRICT, 'trusted-types default'], 'dataCollector: true', {
        prelude: `trustedTypes.createPolicy('default', ${prelude})`,
      })
      await merchant.fillCard()
      const deviceData = await page.evaluate(
        'window.creating.then((widget) => widget.requestPaymentMethod()).then((payload) => payload.deviceData)',
      )
      expect(typeof deviceData).toBe(isMade ? 'string' : 'undefined')
      expect(await page.evaluate(() => globalThis.violations.length)).toBe(isMade ? 0 : 1)
    })
  })
}

test('with every option, saved methods, 3D Secure and another language there is no violation either', async ({
  merchant,
  page,
  baseURL,
}) => {
  await merchant.takeSecureOrigin(baseURL)
  await page.addInitScript(() => {
    globalThis.addEventListener('braintreesimulator', ({ detail }) => {
      detail.configure({ payWithVenmo: true, androidPay: true, applePayWeb: true })
    })
  })
  const options = `locale: 'ar_EG', venmo: true, vaultManager: true,
    paypal: { flow: 'vault' }, paypalCredit: { flow: 'vault' },
    ...(authorization.startsWith('sandbox') ? {} : { threeDSecure: true }),
    card: { cardholderName: true, vault: { allowVaultCardOverride: true } },
    applePay: { displayName: 'Shop', paymentRequest: { total: { label: 'Shop', amount: '1.00' } } },
    googlePay: {
      transactionInfo: { currencyCode: 'USD', totalPriceStatus: 'FINAL', totalPrice: '1.00' }
    }`
  const policy = [...STRICT, "trusted-types 'none'"]
  await openStrictly(page, policy, options, { address: 'https://merchant.example/strict' })
  await page.evaluate(`(async () => {
    await (await window.creating).teardown()
    await braintreeSimulator.vault.save('jane', { type: 'CreditCard' })
    window.creating = create(braintreeSimulator.createClientToken('jane'))
    await window.creating
  })()`)
  await expect(page.locator('.braintree-method')).toHaveCount(1)
  await merchant.hook('toggle').click()
  for (const option of ['card', 'paypal', 'paypalCredit', 'venmo', 'applePay', 'googlePay']) {
    await page.locator(`.braintree-option__${option}`).click()
    await expect(merchant.hook(option)).toBeVisible()
    await merchant.hook('toggle').click()
    if (await merchant.hook('toggle').isVisible()) await merchant.hook('toggle').click()
  }
  await page.locator('.braintree-method').first().click()
  const type = await page.evaluate(
    `window.creating
      .then((widget) => widget.requestPaymentMethod({ threeDSecure: { amount: '1.00' } }))
      .then(({ type }) => type)`,
  )
  expect(type).toBe('CreditCard')
  await merchant.hook('methods-edit').click()
  await page.locator('.braintree-method').first().click()
  await merchant.hook('delete-confirmation__yes').click()
  await expect(merchant.hook('options')).toBeVisible()
  expect(await page.evaluate(() => globalThis.violations)).toEqual([])
})
