import type { Page } from 'playwright/test'
import { tagsOf } from '../length'
import { type CheckoutPage, COUNT, checkoutOn, type Method } from './support/checkout-page'
import { expect, SPOILED, test } from './support/checkout-test'
import { readStored, storeCart, storeSession } from './support/local-storage'
import { awaitDeathOrRest, dieAtDealing, loseAnswersSoon } from './support/page-death'
import type { CallFate } from './support/payment-watch'

/** Paying takes ten dealings: five writes, two calls, two answers, the cart; a spoiled call adds some. */
const DEALINGS = Array.from({ length: 12 }, (_, index) => index)
const FATES: CallFate[] = [
  'no answer',
  'fails afterwards',
  'offline',
  'session refused',
  'empty answer',
]
const METHODS: Method[] = ['card', 'PayPal', 'saved method']

interface Case {
  method: Method
  dealing: number
  charge?: CallFate
  order?: CallFate
}

/** Every place to die, every way to spoil a call, every method. */
const all = METHODS.flatMap((method) =>
  DEALINGS.flatMap((dealing): Case[] => [
    { method, dealing },
    ...FATES.map((charge) => ({ method, dealing, charge })),
    ...FATES.map((order) => ({ method, dealing, order })),
  ]),
)
/** By card between the calls; each other method with a call that is spoiled. */
const isSample = ({ method, dealing, charge, order }: Case) =>
  (method === 'card' && dealing === 6 && !charge && !order) ||
  (method === 'PayPal' && dealing === 6 && charge === 'session refused') ||
  (method === 'saved method' && dealing === 9 && order === 'empty answer')

for (const death of all) {
  const { method, dealing, charge, order } = death
  const spoiled = charge ? `, charge: ${charge}` : order ? `, order: ${order}` : ''
  const title = `PAY-8 PAY-9 a page that pays by ${method} dies at dealing ${dealing}${spoiled}`
  test(title, { tag: tagsOf(isSample(death)) }, async ({
    page,
    context,
    checkout,
    payments,
    shopper,
    product,
    watch,
  }) => {
    watch.allowFailure(SPOILED.calls)
    // The widget's, which a browser that is offline can't send: its reports, and its last script, which only warns developers.
    watch.allowFailure(/braintree-gateway\/v1\/analytics|\/check-options-[^/]+\.js$/)
    watch.allowLog(SPOILED.log)
    await checkout.open(shopper, product)
    if (method === 'saved method') await buyAndSaveCard(page, checkout)
    await storeCart(page, [{ ...product, count: COUNT }])
    const [charges, orders] = [payments.made('charge').length, payments.made('order').length]

    if (charge) payments.plan('charge', charge)
    if (order) payments.plan('order', order)
    if ((charge ?? order) === 'no answer') await loseAnswersSoon(page)
    await dieAtDealing(page, dealing)
    await page.goto('/cart')
    await checkout.prepare(method)
    await checkout.payButton.click()
    await awaitDeathOrRest(page)
    await page.close()

    await payments.clearPlans()
    const next = await context.newPage()
    watch.add(next)
    await storeSession(next, shopper.session)
    await next.goto('/cart')
    await finishOrPay(checkoutOn(next), method)
    expect(payments.made('charge').length - charges).toBe(1)
    expect(payments.made('order').length - orders).toBe(1)
    expect(await readStored(next, 'cart')).toEqual([])
  })
}

/** Buys something and puts the end of that purchase away. */
async function buyAndSaveCard(page: Page, checkout: CheckoutPage): Promise<void> {
  await checkout.prepare('card')
  await checkout.saveCard.check()
  await checkout.payButton.click()
  await expect(checkout.thanks).toBeVisible()
  await page.goto('/')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect.poll(checkout.journalStep).toBe('none')
}

/** The next visit: the shop finishes what can be finished; where nothing was charged, the shopper pays. */
async function finishOrPay(checkout: CheckoutPage, method: Method): Promise<void> {
  await expect.poll(checkout.journalStep).toMatch(/^(none|failed|done)$/)
  if ((await checkout.journalStep()) !== 'done') {
    // A PayPal account that the shopper has agreed to is kept, paid with or not.
    await checkout.prepare(method === 'card' ? 'card' : 'saved method')
    await checkout.payButton.click()
  }
  await expect(checkout.thanks).toBeVisible()
}
