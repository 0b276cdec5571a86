import type { Page } from 'playwright/test'
import { PAYPAL_BUTTONS, PAYPAL_SCRIPT } from './support/paypal-script'
import { PAYPAL_ACCOUNT } from './support/saved-methods'
import { expect, test } from './support/test'

/** What the widget gives to PayPal's button, as far as these tests use it. */
interface ButtonOptions {
  payment(): Promise<string>
  onAuthorize(data: object): Promise<void>
}

declare global {
  var paypalButtons: ButtonOptions[]
}

/** A page without PayPal on it, where its script does what the list says, one load after the other. */
async function servePayPal(
  page: Page,
  answers: readonly ('fail' | 'nothing' | 'buttons')[],
): Promise<string[]> {
  const loads: string[] = []
  // The stand-in leaves a page alone that has a PayPal of its own, and this one has no buttons yet.
  await page.addInitScript(() => {
    Object.assign(globalThis, { paypal: {}, paypalButtons: [] })
  })
  await page.route(PAYPAL_SCRIPT, (route) => {
    const answer = answers[loads.length] ?? 'buttons'
    loads.push(answer)
    if (answer === 'fail') return route.abort()
    const body = answer === 'nothing' ? '' : PAYPAL_BUTTONS
    return route.fulfill({ contentType: 'text/javascript', body })
  })
  return loads
}

const paypal = { flow: 'checkout', amount: '1.00', currency: 'USD' }

test('WPAY-1 WPAY-3 the script is loaded on demand, once for both options, with its log level', async ({
  merchant,
  page,
}) => {
  const loads = await servePayPal(page, [])
  await merchant.start()
  expect(loads).toEqual([])
  await merchant.use((instance) => instance.teardown())
  await merchant.create({
    options: { paypal: { ...paypal, logLevel: 'error' }, paypalCredit: paypal },
  })
  await expect(merchant.tile('PayPal')).toBeEnabled()
  await expect(merchant.tile('PayPal Credit')).toBeEnabled()
  expect(loads).toEqual(['buttons'])
  await expect(page.locator(`script[src="${PAYPAL_SCRIPT}"]`)).toHaveAttribute(
    'data-log-level',
    'error',
  )
})

test('WPAY-3 the log level is warn unless the merchant says otherwise', async ({
  merchant,
  page,
}) => {
  await servePayPal(page, [])
  await merchant.start({ options: { paypal } })
  await expect(page.locator(`script[src="${PAYPAL_SCRIPT}"]`)).toHaveAttribute(
    'data-log-level',
    'warn',
  )
})

test.describe(() => {
  test.use({ expectedConsole: /paypalobjects\.com|ERR_FAILED/ })

  test('WSET-5 WSET-8 a script that is blocked leaves PayPal out, and the card form opens', async ({
    merchant,
    page,
  }) => {
    await servePayPal(page, ['fail', 'fail'])
    await merchant.start({
      saved: [PAYPAL_ACCOUNT],
      options: { paypal, paypalCredit: paypal },
    })
    await expect(merchant.hook('card')).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(0)
    const available = await merchant.use((instance) => instance.getAvailablePaymentOptions())
    expect(available).toEqual(['card'])
    expect(merchant.console.join()).toContain(`${PAYPAL_SCRIPT} could not be loaded.`)
    expect(merchant.console.join()).toContain(
      'Check the connection and the Content-Security-Policy',
    )
    expect(merchant.console.join()).not.toContain('does not support')
  })

  test('B-080 a script that was blocked is asked for again by the next widget', async ({
    merchant,
    page,
  }) => {
    const loads = await servePayPal(page, ['fail'])
    await merchant.start({ options: { paypal } })
    await expect(merchant.hook('card')).toBeVisible()
    await merchant.use((instance) => instance.teardown())
    await merchant.create({ options: { paypal } })
    await expect(merchant.tile('PayPal')).toBeEnabled()
    expect(loads).toEqual(['fail', 'buttons'])
  })

  test('WSET-8 B-080 a script that brings no buttons is a failed set-up, and is asked for again', async ({
    merchant,
    page,
  }) => {
    const loads = await servePayPal(page, ['nothing'])
    await merchant.start({ options: { paypal } })
    await expect(merchant.page.getByRole('radio', { name: /PayPal/ })).toBeDisabled()
    expect(merchant.console.join()).toContain(PAYPAL_SCRIPT)
    await merchant.use((instance) => instance.teardown())
    await merchant.create({ options: { paypal } })
    await expect(merchant.tile('PayPal')).toBeEnabled()
    expect(loads).toEqual(['nothing', 'buttons'])
  })
})

test('PayPal that says yes twice makes one payment method', async ({ merchant, page }) => {
  await servePayPal(page, [])
  await merchant.start({ saved: [], options: { card: false, paypal } })
  await page.evaluate(async () => {
    const [button] = globalThis.paypalButtons
    const paymentID = await button?.payment()
    await Promise.all([button?.onAuthorize({ paymentID }), button?.onAuthorize({ paymentID })])
  })
  await expect(merchant.savedMethod(/PayPal/)).toHaveCount(1)
  expect(await merchant.calls('paypal-checkout.tokenizePayment')).toHaveLength(1)
})
