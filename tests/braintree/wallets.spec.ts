import { expect, type Page, test } from 'playwright/test'
import type { SimulatedApplePaySession } from '../../mocks/braintree/apple-pay/apple-pay-session'
import type { Venmo } from '../../mocks/braintree/venmo/venmo'
import { findViolations } from '../find-violations'
import { LONG } from '../length'
import { collectComplaints, openHarness } from './support/harness-page'

declare global {
  interface Window {
    outcome: unknown
    venmoInstance: Venmo
    applePaySession: SimulatedApplePaySession
  }
}

test.beforeEach(async ({ page }) => {
  await openHarness(page)
  await page.evaluate(() =>
    window.simulator.configure({ payWithVenmo: true, applePayWeb: true, androidPay: true }),
  )
})

function outcome(page: Page): Promise<unknown> {
  return page.evaluate(() => window.outcome)
}

async function renderPayPal(page: Page, offerCredit = false): Promise<void> {
  await page.evaluate(async (isCredit) => {
    const { components, simulator } = window
    const authorization = simulator.createClientToken('jane')
    const client = await components.client.create({ authorization })
    const checkout = await components['paypal-checkout'].create({ client })
    await window.wallets.renderPayPalButton(
      {
        style: isCredit ? { label: 'credit' } : {},
        payment: () => checkout.createPayment({ flow: 'vault', offerCredit: isCredit }),
        onAuthorize: async (data) => {
          window.outcome = await checkout.tokenizePayment(data)
        },
        onCancel: () => {
          window.outcome = 'cancelled'
        },
        onError: (error) => {
          window.outcome = error instanceof Error && error.message
        },
      },
      '#container',
    )
  }, offerCredit)
}

test('PayPal is paid with by keyboard alone, and the focus comes back', async ({ page }) => {
  const complaints = collectComplaints(page)
  await renderPayPal(page)
  await page.getByRole('button', { name: 'PayPal' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'PayPal' })
  await expect(dialog.getByRole('textbox', { name: 'PayPal account' })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('jane@paypal.example')
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Agree and pay' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect
    .poll(() => outcome(page))
    .toMatchObject({ type: 'PayPalAccount', details: { email: 'jane@paypal.example' } })
  await expect(page.getByRole('button', { name: 'PayPal' })).toBeFocused()
  const saved = await page.evaluate(() => window.simulator.vault.list('jane'))
  expect(saved).toMatchObject([{ instrument: { kind: 'paypal', email: 'jane@paypal.example' } }])
  expect(complaints).toEqual([])
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the ${colorScheme} windows`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.evaluate(() => {
      document.documentElement.style.colorScheme = 'light dark'
    })
    await renderPayPal(page)
    await page.getByRole('button', { name: 'PayPal' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })
}

test('Escape cancels PayPal, and a second click opens no second window', { tag: LONG }, async ({
  page,
}) => {
  await renderPayPal(page, true)
  const button = page.getByRole('button', { name: 'PayPal Credit' })
  await button.click()
  await page.evaluate(() => void window.simulator.paypal.buttons.newest().click())
  await expect(page.getByRole('dialog', { name: 'PayPal Credit' })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await outcome(page)).toBe('cancelled')
})

test('PayPal can be decided without a window, and fail', { tag: LONG }, async ({ page }) => {
  await renderPayPal(page)
  await page.evaluate(() => {
    window.simulator.decisions.paypal = 'approve'
  })
  await page.getByRole('button', { name: 'PayPal' }).click()
  await expect.poll(() => outcome(page)).toMatchObject({ type: 'PayPalAccount' })
  await page.evaluate(() =>
    window.simulator.paypal.buttons.newest().fail(new Error('window closed')),
  )
  expect(await outcome(page)).toBe('window closed')
})

test('Venmo asks, pays, and reports a cancelled app', async ({ page }) => {
  await page.evaluate(async () => {
    const { components, simulator } = window
    const authorization = simulator.createClientToken()
    const client = await components.client.create({ authorization })
    const venmo = await components.venmo.create({ client })
    window.venmoInstance = venmo
  })
  const tokenize = () =>
    page.evaluate(() => {
      window.outcome = undefined
      window.venmoInstance.tokenize().then(
        (method) => {
          window.outcome = method
        },
        (error) => {
          window.outcome = error.code
        },
      )
    })
  await tokenize()
  await page.getByRole('dialog', { name: 'Venmo' }).getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => outcome(page)).toBe('VENMO_CANCELED')
  await tokenize()
  await page.getByRole('textbox', { name: 'Venmo user name' }).fill('jane')
  await page.getByRole('button', { name: 'Authorize' }).click()
  await expect
    .poll(() => outcome(page))
    .toMatchObject({ type: 'VenmoAccount', details: { username: '@jane' } })
})

test('Apple Pay validates the merchant, is paid, and can be aborted', async ({ page }) => {
  const start = () =>
    page.evaluate(async () => {
      const { components, simulator } = window
      const authorization = simulator.createClientToken()
      const client = await components.client.create({ authorization })
      const applePay = await components['apple-pay'].create({ client })
      const Session = window.wallets.SimulatedApplePaySession
      const request = applePay.createPaymentRequest({ total: { label: 'Shop', amount: '9.00' } })
      const session = new Session(3, request)
      session.onvalidatemerchant = async ({ validationURL }) => {
        session.completeMerchantValidation(await applePay.performValidation({ validationURL }))
      }
      session.onpaymentauthorized = async ({ payment }) => {
        window.outcome = await applePay.tokenize({ token: payment.token })
        session.completePayment(Session.STATUS_SUCCESS)
      }
      session.oncancel = () => {
        window.outcome = 'cancelled'
      }
      session.begin()
      window.applePaySession = session
      return request
    })
  expect(await start()).toMatchObject({ countryCode: 'US', supportedNetworks: expect.any(Array) })
  await page.getByRole('dialog', { name: 'Apple Pay' }).getByRole('button', { name: 'Pay' }).click()
  await expect.poll(() => outcome(page)).toMatchObject({ type: 'ApplePayCard' })
  await start()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => outcome(page)).toBe('cancelled')
  await start()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.evaluate(() => window.applePaySession.abort())
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('Google Pay is paid, and its cancellation is a status code', async ({ page }) => {
  await page.evaluate(async () => {
    const { components, simulator } = window
    const authorization = simulator.createClientToken()
    const client = await components.client.create({ authorization })
    const payment = await components['google-payment'].create({ client, googlePayVersion: 2 })
    const payments = new window.wallets.SimulatedPaymentsClient({ environment: 'TEST' })
    const onClick = async () => {
      const request = payment.createPaymentDataRequest({
        transactionInfo: { totalPrice: '9.00', currencyCode: 'USD' },
      })
      window.outcome = await payments
        .loadPaymentData(request)
        .then(payment.parseResponse)
        .catch((error) => error.statusCode)
    }
    document.querySelector('#container')?.append(payments.createButton({ onClick }))
    simulator.googlePay.isNetworkTokenized = false
  })
  await page.getByRole('button', { name: 'Google Pay' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pay' }).click()
  await expect
    .poll(() => outcome(page))
    .toMatchObject({
      type: 'AndroidPayCard',
      details: { isNetworkTokenized: false, cardType: 'Visa' },
    })
  await page.getByRole('button', { name: 'Google Pay' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => outcome(page)).toBe('CANCELED')
})
