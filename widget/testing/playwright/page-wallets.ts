import type { Shoppers } from '../../../mocks/braintree-wire/shoppers'
import type { Wire } from '../../../mocks/braintree-wire/wire'
import type { StubPayPal, StubThreeDSecure, StubWallet } from '../provider'
import { choosePageOption } from './choose-page-option'
import type { PlaywrightPage } from './page-types'

/** What shoppers do from now on on the page that is open. */
async function decide(page: PlaywrightPage, decisions: Partial<Shoppers>): Promise<void> {
  await page.evaluate(`Object.assign(window.shoppers ??= {}, ${JSON.stringify(decisions)})`)
}

async function press(page: PlaywrightPage, option: string, hook: string): Promise<void> {
  const button = `[data-braintree-id="${hook}"] button:visible`
  await choosePageOption(page, option, button)
  await page.locator(button).first().click()
}

const PAYPAL_HOOKS = { paypal: 'paypal-button', paypalCredit: 'paypal-credit-button' } as const

/** PayPal's button, which the stand-in for its script puts into the widget. */
export function createPagePayPal(
  page: PlaywrightPage,
  wire: Wire,
  option: keyof typeof PAYPAL_HOOKS,
): StubPayPal {
  async function pay(paypal: Shoppers['paypal']): Promise<void> {
    await decide(page, { paypal })
    await press(page, option, PAYPAL_HOOKS[option])
  }
  return {
    async approve(email = 'shopper@paypal.example') {
      wire.paypalEmail = email
      const answered = wire.untilAnswered('paypal account')
      await pay('approve')
      await answered
    },
    cancel: () => pay('cancel'),
    fail: () => pay('fail'),
  }
}

/** Google Pay's button, likewise. */
export function createPageGooglePay(page: PlaywrightPage): StubWallet {
  async function pay(googlePay: Shoppers['googlePay']): Promise<void> {
    await decide(page, { googlePay })
    await press(page, 'googlePay', 'google-pay-button')
  }
  return { approve: () => pay('approve'), cancel: () => pay('cancel') }
}

/** The bank's window, which is a promise on the page. */
export function createPageChallenge(page: PlaywrightPage): StubThreeDSecure {
  async function answer(challenge: Shoppers['challenge']): Promise<void> {
    // No text: as an expression a page without `unsafe-eval` forbids it, and as a function it would be true at once.
    await page.waitForFunction(() => Reflect.get(window, 'answerChallenge') !== undefined)
    await page.evaluate(`window.answerChallenge(${JSON.stringify(challenge)})`)
  }
  return {
    pass: () => answer('right'),
    fail: () => answer('wrong'),
    cancel: () => answer('cancel'),
  }
}
