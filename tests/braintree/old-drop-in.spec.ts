import { expect, type Page, test } from 'playwright/test'
import type { Simulator } from '../../mocks/braintree/control/simulator'
import { LONG } from '../length'
import { SECURE_ORIGIN, serveSecurely } from '../secure-origin'
import { GUEST, openHarness } from './support/harness-page'
import { field } from './support/hosted-fields-page'

interface OldDropIn {
  requestPaymentMethod(options?: object): Promise<Record<string, unknown>>
  clearSelectedPaymentMethod(): void
  teardown(): Promise<void>
}

declare global {
  interface Window {
    dropin: OldDropIn
    payment: unknown
  }
}

/** The drop-in moves the focus, the view and the loading indicator with delays of its own. */
const SETTLING_MS = 800

async function openSecurely(page: Page): Promise<void> {
  await serveSecurely(page, test.info().project.use.baseURL)
  await openHarness(page, `${SECURE_ORIGIN}/old-drop-in.html`)
}

async function createDropIn(page: Page, options: object, authorization = GUEST): Promise<void> {
  await page.waitForFunction(() => Reflect.has(window, 'braintree'))
  await page.evaluate(
    async (given) => {
      // A page of its own: the declared globals of other packages stay out of it.
      const name: string = 'braintree'
      window.dropin = await Reflect.get(window, name).dropin.create({
        container: '#container',
        ...given,
      })
    },
    { authorization, ...options },
  )
}

function steer(page: Page, steps: (simulator: Simulator) => unknown): Promise<unknown> {
  return page.evaluate(`(${steps.toString()})(window.simulator)`)
}

function requestPayment(page: Page, options?: object): Promise<Record<string, unknown>> {
  return page.evaluate((given) => window.dropin.requestPaymentMethod(given), options)
}

async function typeCard(page: Page, number = '4111111111111111'): Promise<void> {
  await field(page, 'number').pressSequentially(number)
  await field(page, 'expirationDate').pressSequentially('1230')
  await field(page, 'cvv').pressSequentially('123')
  // The page hears of it a little later.
  await expect(page.locator('.braintree-hosted-fields-valid')).toHaveCount(3)
}

test('takes a card from a guest', async ({ page }) => {
  await openHarness(page, '/old-drop-in.html')
  await createDropIn(page, {})
  await typeCard(page)
  await expect(page.locator('[data-braintree-id="card-number-icon-svg"]')).toHaveAttribute(
    'xlink:href',
    '#icon-visa',
  )
  expect(await requestPayment(page)).toMatchObject({
    type: 'CreditCard',
    details: { lastFour: '1111' },
    binData: {},
  })
  await expect(page.locator('.braintree-method--active')).toContainText('Ending in 1111')
})

test('shows what is wrong with a card', { tag: LONG }, async ({ page }) => {
  await openHarness(page, '/old-drop-in.html')
  await createDropIn(page, {})
  await field(page, 'number').pressSequentially('4111111111111112')
  const message = await page.evaluate(() =>
    window.dropin.requestPaymentMethod().catch((error) => error.message),
  )
  expect(message).toBe('No payment method is available.')
  await expect(page.locator('[data-braintree-id="number-field-error"]')).toHaveText(
    'This card number is not valid.',
  )
  await expect(field(page, 'number')).toHaveAttribute('aria-invalid', 'true')
})

test('takes PayPal, and PayPal Credit', { tag: LONG }, async ({ page }) => {
  await openHarness(page, '/old-drop-in.html')
  const wallet = { flow: 'checkout', amount: '10.00', currency: 'USD' }
  await createDropIn(page, { paypal: wallet, paypalCredit: wallet })
  await page.locator('.braintree-option__paypal').click()
  await page.locator('[data-braintree-id="paypal-button"]').getByRole('button').click()
  await expect(page.getByRole('dialog')).toContainText('10.00 USD')
  await page.getByRole('button', { name: 'Agree and pay' }).click()
  await expect(page.locator('.braintree-method--active')).toContainText('shopper@paypal.example')
  await page.waitForTimeout(SETTLING_MS)
  expect(await requestPayment(page)).toMatchObject({ type: 'PayPalAccount' })
  await page.locator('[data-braintree-id="toggle"]').click()
  await page.locator('.braintree-option__paypalCredit').click()
  await page.locator('[data-braintree-id="paypal-credit-button"]').getByRole('button').click()
  await expect(page.getByRole('dialog', { name: 'PayPal Credit' })).toBeVisible()
})

test('lists saved methods and deletes one', { tag: LONG }, async ({ page }) => {
  await openHarness(page, '/old-drop-in.html')
  const token = await page.evaluate(async () => {
    const { vault, createClientToken } = window.simulator
    await vault.save('jane', { type: 'PayPalAccount', email: 'jane@paypal.example' })
    await vault.save('jane', { type: 'CreditCard', number: '5555555555554444', isDefault: true })
    return createClientToken('jane')
  })
  await createDropIn(page, { vaultManager: true, paypal: { flow: 'vault' } }, token)
  const methods = page.locator('.braintree-method')
  await expect(methods).toHaveCount(2)
  await expect(methods.first()).toContainText('Ending in 4444')
  await page.locator('[data-braintree-id="methods-edit"]').click()
  await methods.first().locator('.braintree-method__delete-container').click()
  await page.locator('[data-braintree-id="delete-confirmation__yes"]').click()
  await page.waitForTimeout(SETTLING_MS)
  await expect(page.locator('.braintree-method')).toHaveCount(1)
  const kept = await page.evaluate(() => window.simulator.vault.list('jane'))
  expect(kept.map((method) => method.instrument.kind)).toEqual(['paypal'])
})

test("saves a customer's card and checks it by 3D Secure", { tag: LONG }, async ({ page }) => {
  await openHarness(page, '/old-drop-in.html')
  const token = await page.evaluate(() => window.simulator.createClientToken('jane'))
  await createDropIn(page, { threeDSecure: true }, token)
  await typeCard(page, '4000000000001091')
  await page.evaluate(() => {
    window.dropin.requestPaymentMethod({ threeDSecure: { amount: '10.00' } }).then((payment) => {
      window.payment = payment
    })
  })
  await page.getByRole('textbox', { name: 'Code' }).fill('1234')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect
    .poll(() => page.evaluate(() => window.payment))
    .toMatchObject({ liabilityShifted: true, threeDSecureInfo: { enrolled: 'Y' } })
  const kept = await page.evaluate(() => window.simulator.vault.list('jane'))
  expect(kept).toHaveLength(1)
})

test('takes Venmo, Apple Pay and Google Pay', { tag: LONG }, async ({ page }) => {
  await openSecurely(page)
  await steer(page, (simulator) => {
    simulator.configure({ payWithVenmo: true, applePayWeb: true, androidPay: true })
    Object.assign(simulator.decisions, {
      venmo: 'approve',
      applePay: 'approve',
      googlePay: 'approve',
    })
  })
  const total = { label: 'Shop', amount: '10.00' }
  await createDropIn(page, {
    venmo: true,
    applePay: { displayName: 'Shop', paymentRequest: { total } },
    googlePay: { googlePayVersion: 2, transactionInfo: { totalPrice: '10.00' } },
  })
  const pay = async (option: string, button: string) => {
    await page.locator(`.braintree-option__${option}`).click()
    await page.locator(button).click()
    await expect(page.locator('.braintree-method--active')).toBeVisible()
    const { type } = await requestPayment(page)
    await page.waitForTimeout(SETTLING_MS)
    await page.locator('[data-braintree-id="toggle"]').click()
    return type
  }
  expect(await pay('venmo', '[data-braintree-id="venmo-button"]')).toBe('VenmoAccount')
  expect(await pay('applePay', '[data-braintree-id="apple-pay-button"]')).toBe('ApplePayCard')
  expect(await pay('googlePay', '[data-braintree-id="google-pay-button"] button')).toBe(
    'AndroidPayCard',
  )
})

test('disables an option whose component fails, and tears down', async ({ page }) => {
  await openHarness(page, '/old-drop-in.html')
  await steer(page, (simulator) =>
    simulator.fail('paypal-checkout.create', { code: 'PAYPAL_NOT_ENABLED', type: 'MERCHANT' }),
  )
  await createDropIn(page, { paypal: { flow: 'vault' } })
  await expect(page.locator('.braintree-option__paypal')).toHaveClass(/braintree-disabled/)
  await page.evaluate(() => window.dropin.teardown())
  await expect(page.locator('iframe')).toHaveCount(0)
})
