import type { Page } from 'playwright/test'
import { CHANGES, type Change, drawChanges, SEED } from './support/draw-amounts'
import { countHeld, readForm, typeHalfACard } from './support/half-typed-card'
import { expect, test } from './support/test'

test.beforeEach(async ({ page, merchant: _quietConsole }) => {
  await page.goto('/development/react.html')
  await page.waitForFunction(() => globalThis.reactMerchant !== undefined)
})

/** Turns Google Pay on; returns a client token, which 3D Secure demands. */
function configureGateway(page: Page): Promise<string> {
  return page.evaluate(() => {
    globalThis.reactMerchant.simulator.configure({ androidPay: true })
    return globalThis.reactMerchant.createCustomerToken()
  })
}

interface Renderings {
  readonly authorization: string
  readonly changes: readonly Change[]
}

const oneAmount = (authorization: string, amount: string): Renderings => ({
  authorization,
  changes: [['paypal', amount]],
})

/** Runs in the page: renders the checkout once for each amount; returns how many changes the widget was told. */
function renderAmounts({ authorization, changes }: Renderings): number {
  const { reactMerchant } = globalThis
  const amounts = {
    paypal: '10.00',
    paypalCredit: '10.00',
    googlePay: '10.00',
    threeDSecure: '10.00',
  }
  const told: unknown[] = []
  const [instance] = reactMerchant.instances
  const update = instance?.updateConfiguration
  if (instance && update) {
    Object.assign(instance, {
      updateConfiguration: (...change: unknown[]) => {
        told.push(change)
        return Reflect.apply(update, instance, change)
      },
    })
  }
  for (const [option, amount] of changes) {
    if (option === 'applePay') continue
    amounts[option] = amount
    reactMerchant.renderNow({
      authorization,
      paypal: { flow: 'checkout', amount: amounts.paypal, currency: 'USD' },
      paypalCredit: { flow: 'checkout', amount: amounts.paypalCredit, currency: 'USD' },
      googlePay: {
        googlePayVersion: 2,
        transactionInfo: {
          currencyCode: 'USD',
          totalPriceStatus: 'FINAL',
          totalPrice: amounts.googlePay,
        },
        onPaymentDataChanged: () => ({}),
      },
      threeDSecure: { amount: amounts.threeDSecure },
    })
  }
  return told.length
}

test(`WPAY-10 ${CHANGES} renderings with new amounts leave a half-typed card as it was (seed ${SEED})`, async ({
  page,
}) => {
  const authorization = await configureGateway(page)
  await page.evaluate(renderAmounts, oneAmount(authorization, '10.00'))
  await typeHalfACard(page)
  const devtools = await page.context().newCDPSession(page)
  const before = await readForm(page)
  const held = await countHeld(devtools)

  const changes = drawChanges(SEED).filter(([option]) => option !== 'applePay')
  const told = await page.evaluate(renderAmounts, { authorization, changes })
  expect(told).toBeGreaterThan(changes.length * 0.9)
  expect(await readForm(page)).toEqual(before)
  expect(await page.evaluate(() => globalThis.reactMerchant.heard)).toEqual([
    'ready 1',
    'view card 1',
    'card 1',
  ])
  expect((await countHeld(devtools)).jsEventListeners).toBe(held.jsEventListeners)

  await page.keyboard.press('End')
  await page.keyboard.type('111111111')
  const field = (name: string) =>
    page.frameLocator(`#braintree-hosted-field-${name}`).getByRole('textbox')
  await field('expirationDate').fill('12/34')
  await field('cvv').fill('123')
  const payload = await page.evaluate(() =>
    globalThis.reactMerchant.instances[0]?.requestPaymentMethod(),
  )
  expect(payload?.type).toBe('CreditCard')
  const verified = await page.evaluate(() =>
    globalThis.reactMerchant.simulator.calls
      .list()
      .filter(({ name }) => name === 'three-d-secure.verifyCard')
      .map(({ arguments: [options] }) => options),
  )
  expect(verified).toEqual([expect.objectContaining({ amount: '500.25' })])
})

test('WPAY-10 an amount that came while the widget started is the one that is paid', async ({
  page,
}) => {
  await page.evaluate(async () => {
    const { reactMerchant } = globalThis
    const paypal = (amount: string) => ({ flow: 'checkout', amount, currency: 'USD' }) as const
    reactMerchant.render({ card: false, paypal: paypal('1.00') })
    reactMerchant.simulator.calls.clear()
    await new Promise<void>((resolve) => {
      const timer = setInterval(() => {
        if (reactMerchant.simulator.calls.list().length === 0) return
        clearInterval(timer)
        resolve()
      }, 0)
    })
    if (reactMerchant.instances.length > 0) throw new Error('The widget had started already.')
    reactMerchant.render({ card: false, paypal: paypal('2.00') })
  })
  const heard = () => page.evaluate(() => globalThis.reactMerchant.heard)
  await expect.poll(heard).toContainEqual(expect.stringContaining('ready'))
  await page.evaluate(async () => {
    const { simulator } = globalThis.reactMerchant
    simulator.decisions.paypal = 'approve'
    await simulator.paypal.buttons.list()[0]?.click()
  })
  const created = await page.evaluate(() =>
    globalThis.reactMerchant.simulator.calls
      .list()
      .filter(({ name }) => name === 'paypal-checkout.createPayment')
      .map(({ arguments: [options] }) => options),
  )
  expect(created).toEqual([expect.objectContaining({ amount: '2.00' })])
})

test('WPAY-10 new amounts for a widget that the page has taken down do no harm', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  const authorization = await configureGateway(page)
  await page.evaluate(renderAmounts, oneAmount(authorization, '10.00'))
  const heard = () => page.evaluate(() => globalThis.reactMerchant.heard)
  await expect.poll(heard).toContain('ready 1')
  await page.evaluate(() => globalThis.reactMerchant.instances[0]?.teardown())
  await page.evaluate(renderAmounts, oneAmount(authorization, '11.00'))
  await page.evaluate(() => globalThis.reactMerchant.unmount())
  expect(errors).toEqual([])
})
