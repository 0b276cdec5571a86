import { CHANGES, type Change, drawChanges, SEED } from './support/draw-amounts'
import { countHeld, readForm, typeHalfACard } from './support/half-typed-card'
import { expect, test } from './support/test'

/** A shopper goes on typing between them. */
const BATCHES = 4

const START = '10.00'
const googleInfo = (totalPrice: string) => ({
  currencyCode: 'USD',
  totalPriceStatus: 'FINAL' as const,
  totalPrice,
})

const options = {
  paypal: { flow: 'checkout' as const, amount: START, currency: 'USD' },
  paypalCredit: { flow: 'checkout' as const, amount: START, currency: 'USD' },
  googlePay: { googlePayVersion: 2 as const, transactionInfo: googleInfo(START) },
  applePay: {
    displayName: 'Shop',
    paymentRequest: { total: { label: 'Shop', amount: START } },
  },
  threeDSecure: { amount: START },
}
const gateway = { androidPay: true, applePayWeb: true }

test(`WPAY-10 ${CHANGES} new amounts leave a half-typed card as it was (seed ${SEED})`, async ({
  merchant,
  page,
  baseURL,
}) => {
  await merchant.takeSecureOrigin(baseURL)
  await merchant.start({ gateway, saved: [], options })
  await typeHalfACard(page)
  await merchant.forgetEvents()
  const devtools = await page.context().newCDPSession(page)
  const setUp = () =>
    merchant.run(({ simulator }) =>
      simulator.calls.list().filter(({ name }) => /\.(create|render|createButton)$/.test(name)),
    )

  const before = await readForm(page)
  const created = await setUp()
  const held = await countHeld(devtools)
  const changes = drawChanges(SEED)
  const size = Math.ceil(changes.length / BATCHES)
  for (let batch = 0; batch < BATCHES; batch += 1) {
    await page.evaluate(changeAmounts, changes.slice(batch * size, (batch + 1) * size))
    expect(await readForm(page)).toEqual(before)
    // What is typed goes in where the caret was.
    await page.keyboard.type('2')
    expect((await readForm(page)).field.value).toBe('4111 2111')
    await page.keyboard.press('Backspace')
  }
  expect(await setUp()).toEqual(created)
  expect(await merchant.events()).toEqual([])
  expect(await merchant.shown()).toEqual(['toggle', 'card'])
  const { nodes, jsEventListeners } = await countHeld(devtools)
  expect(jsEventListeners).toBe(held.jsEventListeners)
  expect(nodes - held.nodes).toBeLessThan(20)

  await merchant.fillCard()
  await expect.poll(() => merchant.isRequestable()).toBe(true)
  await merchant.request()
  expect(await merchant.calls('three-d-secure.verifyCard')).toEqual([
    [expect.objectContaining({ amount: '500.25' })],
  ])
})

/** Runs in the page. */
function changeAmounts(changes: readonly Change[]): void {
  const [instance] = globalThis.merchant.instances
  if (!instance) throw new Error('There is no widget.')
  for (const [option, amount] of changes) {
    switch (option) {
      case 'paypal':
      case 'paypalCredit':
      case 'threeDSecure':
        instance.updateConfiguration(option, 'amount', amount)
        break
      case 'googlePay':
        instance.updateConfiguration(option, 'transactionInfo', {
          currencyCode: 'USD',
          totalPriceStatus: 'FINAL',
          totalPrice: amount,
        })
        break
      case 'applePay':
        instance.updateConfiguration(option, 'paymentRequest', {
          total: { label: 'Shop', amount },
        })
        break
    }
  }
}

const wallets = [
  ['PayPal', 'paypal', 'paypal-checkout.createPayment', { amount: '100.25' }],
  ['PayPal Credit', 'paypalCredit', 'paypal-checkout.createPayment', { amount: '200.25' }],
  [
    'Google Pay',
    'googlePay',
    'google-payment.createPaymentDataRequest',
    { transactionInfo: googleInfo('300.25') },
  ],
  [
    'Apple Pay',
    'applePay',
    'apple-pay-session.constructor',
    { total: { label: 'Shop', amount: '400.25' } },
  ],
] as const

for (const [tile, option, call, expected] of wallets) {
  test(`WPAY-10 after ${CHANGES} new amounts ${tile} takes the last one`, async ({
    merchant,
    page,
    baseURL,
  }) => {
    await merchant.takeSecureOrigin(baseURL)
    await merchant.start({ gateway, options: { ...options, threeDSecure: undefined } })
    await merchant.tile(tile).click()
    await page.evaluate(
      changeAmounts,
      drawChanges(SEED + 1).filter(([changed]) => changed !== 'threeDSecure'),
    )
    await merchant.run(({ simulator }) => {
      simulator.decisions.paypal = 'approve'
      simulator.decisions.googlePay = 'approve'
      simulator.decisions.applePay = 'approve'
    })
    if (option === 'paypal' || option === 'paypalCredit') {
      await merchant.run(async ({ simulator }) => {
        const shown = simulator.paypal.buttons
          .list()
          .find(({ element }) => element.checkVisibility({ visibilityProperty: true }))
        await shown?.click()
      })
    } else {
      await page.getByRole('button', { name: tile }).click()
    }
    await expect.poll(() => merchant.isRequestable()).toBe(true)
    const calls = await merchant.calls(call)
    expect(calls).toHaveLength(1)
    expect(calls[0]).toContainEqual(expect.objectContaining(expected))
  })
}
