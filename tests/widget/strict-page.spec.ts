import type { Page } from 'playwright/test'
import { expect, test } from './support/test'

/** What a merchant with nothing to hide may ask for: own scripts and styles only, and no markup sinks. */
const STRICT = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
]

declare global {
  var violations: string[]
}

const PAGE = `<!doctype html>
  <html lang="en"><head>
    <meta charset="utf-8"><title>Strict</title><link rel="icon" href="data:,">
    <script src="/package/dropin.js"></script>
  </head><body>
    <main><div id="payment"></div></main><script src="/checkout.js"></script>
  </body></html>`

/** Opens a page under a policy, whose own script creates the widget with these options. */
async function openStrictly(
  page: Page,
  policy: readonly string[],
  options: string,
  address = '/strict',
): Promise<void> {
  await page.addInitScript(() => {
    globalThis.violations = []
    document.addEventListener('securitypolicyviolation', (event) => {
      globalThis.violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  await page.route('**/strict', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': policy.join('; ') },
      body: PAGE,
    }),
  )
  await page.route('**/checkout.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.create = (authorization) => braintree.dropin.create({
        authorization, container: '#payment', ${options}
      })
      window.creating = create('sandbox_testkey_merchant')`,
    }),
  )
  await page.goto(address)
  await page.evaluate('window.creating')
}

test('under a strict policy with Trusted Types a card and PayPal pay without a violation', async ({
  merchant,
  page,
}) => {
  const policy = [...STRICT, "trusted-types 'none'"]
  await openStrictly(page, policy, "paypal: { flow: 'vault' }, dataCollector: true")
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
  const options = `locale: 'ar_EG', venmo: true, vaultManager: true, dataCollector: true,
    paypal: { flow: 'vault' }, paypalCredit: { flow: 'vault' },
    ...(authorization.startsWith('sandbox') ? {} : { threeDSecure: true }),
    card: { cardholderName: true, vault: { allowVaultCardOverride: true } },
    applePay: { displayName: 'Shop', paymentRequest: { total: { label: 'Shop', amount: '1.00' } } },
    googlePay: {
      transactionInfo: { currencyCode: 'USD', totalPriceStatus: 'FINAL', totalPrice: '1.00' }
    }`
  const policy = [...STRICT, "trusted-types 'none'"]
  await openStrictly(page, policy, options, 'https://merchant.example/strict')
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

test('a script of another party is loaded under the widget’s own Trusted Types policy', async ({
  merchant,
  page,
}) => {
  const paypal = 'https://www.paypalobjects.com'
  await page.addInitScript(() => Object.assign(globalThis, { paypal: {} }))
  await page.route(`${paypal}/**`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.paypal = {
        FUNDING: {},
        Button: { render(options, place) { place.textContent = 'PayPal' } },
      }`,
    }),
  )
  const policy = [
    ...STRICT.filter((directive) => !directive.startsWith('script-src')),
    `script-src 'self' ${paypal}`,
    'trusted-types braintree-dropin',
  ]
  await openStrictly(page, policy, "paypal: { flow: 'vault' }")
  await expect(merchant.tile('PayPal')).toBeEnabled()
  expect(await page.evaluate(() => globalThis.violations)).toEqual([])
})
