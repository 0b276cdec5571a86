import { LONG, tagsOf } from '../length'
import type { CheckoutPage } from './support/checkout-page'
import { expect, SPOILED, test } from './support/checkout-test'
import { readStored } from './support/local-storage'
import { loseAnswersSoon } from './support/page-death'
import type { CallFate, PaymentWatch } from './support/payment-watch'
import { recordReports } from './support/report-titles'

const FATES: CallFate[] = [
  'answer cut',
  'no answer',
  'request cut',
  'fails afterwards',
  'fails at once',
  'empty answer',
  'torn answer',
  'wrong shape',
]

test.beforeEach(({ watch }) => {
  watch.allowFailure(SPOILED.calls)
  watch.allowLog(SPOILED.log)
})

const CHARGE_SAMPLES: CallFate[] = ['answer cut']
const ORDER_SAMPLES: CallFate[] = ['empty answer']

for (const fate of FATES) {
  test(`PAY-7 PAY-9 a charge whose call is spoiled (${fate}) is logged, charged once and ordered`, {
    tag: tagsOf(CHARGE_SAMPLES.includes(fate)),
  }, async ({ page, checkout, payments, shopper, product }) => {
    payments.plan('charge', fate)
    if (fate === 'no answer') await loseAnswersSoon(page)
    const logged = page.waitForEvent('console', (message) => SPOILED.log.test(message.text()))
    const titles = await recordReports(page)
    await checkout.pay(shopper, product)
    await logged
    await expect(checkout.thanks).toBeVisible()
    expect(await titles()).toEqual([
      'It is not known yet whether you were charged.',
      'Checking your payment…',
      'Your payment went through. Don’t pay again.',
      'Thanks! Your payment was successful!',
    ])
    expect(payments.made('charge')).toHaveLength(1)
    expect(payments.made('order')).toHaveLength(1)
    expect(payments.sent('charge')[1]).toEqual(payments.sent('charge')[0])
  })

  test(`PAY-9 an order whose call is spoiled (${fate}) is made without another charge`, {
    tag: tagsOf(ORDER_SAMPLES.includes(fate)),
  }, async ({ page, checkout, payments, shopper, product }) => {
    payments.plan('order', fate)
    if (fate === 'no answer') await loseAnswersSoon(page)
    const titles = await recordReports(page)
    await checkout.pay(shopper, product)
    await expectOrderedAfterAll({ checkout, payments, titles })
    expect(await readStored(page, 'cart')).toEqual([])
  })
}

test('PAY-7 a service that takes no more charges: nothing charged, and the next press pays', {
  tag: LONG,
}, async ({ page, checkout, payments, shopper, product }) => {
  payments.plan('charge', 'too many')
  await checkout.pay(shopper, product)
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was charged.' })).toBeVisible()
  expect(await readStored(page, 'cart')).toHaveLength(1)
  await expect(checkout.payButton).toBeEnabled()
  await checkout.payButton.click()
  await expect(checkout.thanks).toBeVisible()
  expect(payments.made('charge')).toHaveLength(1)
})

test('PAY-9 a service that takes no more orders is asked again once it does', {
  tag: LONG,
}, async ({ page, checkout, payments, shopper, product }) => {
  payments.plan('order', 'too many', 'too many')
  const titles = await recordReports(page)
  await checkout.pay(shopper, product)
  await expectOrderedAfterAll({ checkout, payments, titles })
})

interface Paying {
  checkout: CheckoutPage
  payments: PaymentWatch
  titles: () => Promise<string[]>
}

/** Charged without a hitch, told so meanwhile, and ordered in the end. */
async function expectOrderedAfterAll({ checkout, payments, titles }: Paying): Promise<void> {
  await expect(checkout.thanks).toBeVisible()
  expect(await titles()).toEqual([
    'Your payment went through. Don’t pay again.',
    'Thanks! Your payment was successful!',
  ])
  expect(payments.sent('charge')).toHaveLength(1)
  expect(payments.made('order')).toHaveLength(1)
}
