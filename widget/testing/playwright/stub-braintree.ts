import { toGatewayConfiguration } from '../../../mocks/braintree/control/settings'
import { answerHosts, isRoutedContext } from '../../../mocks/braintree-wire/answer-hosts'
import { isProviderHost } from '../../../mocks/braintree-wire/find-part'
import { createWire, TOKENIZATION_KEY } from '../../../mocks/braintree-wire/wire'
import { charge } from '../charge'
import type { StubbedBraintree } from '../provider'
import { CUSTOMER, saveMethods } from '../save-methods'
import type { StubOptions } from '../stub-options'
import { toSettings } from '../to-settings'
import { fillFields } from './fill-fields'
import { FRAME_PAGE } from './frame-page'
import type { PlaywrightPage } from './page-types'
import { createPageChallenge, createPageGooglePay, createPagePayPal } from './page-wallets'
import { createWireNetwork } from './wire-network'

/** Braintree as a browser's test controls it: without Venmo and Apple Pay, which need a telephone or a Safari. */
export type StubbedBraintreeHosts = Omit<StubbedBraintree, 'venmo' | 'applePay'>

/** Cards are typed into frames of their own, and banks wait for the test. */
const SHOPPERS = 'window.shoppers = { paypal: "approve", googlePay: "approve", challenge: "wait" }'

/**
 * Answers for Braintree's and its partners' hosts on every page of the page's browser context, so that nothing of them
 * leaves the machine. The page stays as it is shipped: widget, `braintree-web`, policies and all. Any tokenization key and
 * any client token is taken. Call it before the page opens.
 *
 * @throws Error for a saved card that is none of the sandbox's
 * @throws TypeError for what is no page of Playwright
 *
 * @example
 * const provider = await stubBraintree(page)
 * await page.goto('/checkout')
 * await provider.fillCard()
 */
export async function stubBraintree(
  page: PlaywrightPage,
  options: StubOptions = {},
): Promise<StubbedBraintreeHosts> {
  const customer = options.saved ? CUSTOMER : undefined
  const wire = createWire(
    { ...toGatewayConfiguration(toSettings(options)), everyTokenIsOf: customer ?? null },
    () => ({ body: FRAME_PAGE, contentType: 'text/html' }),
  )
  await saveMethods(wire.gateway, options.saved ?? [])
  const context = page.context()
  if (!isRoutedContext(context))
    throw new TypeError('stubBraintree takes the page of a Playwright test.')
  await answerHosts(context, wire, isProviderHost)
  await page.addInitScript({ content: SHOPPERS })
  return {
    clientToken: await wire.createClientToken(customer),
    tokenizationKey: TOKENIZATION_KEY,
    fillCard: (card) => fillFields(page, card),
    paypal: createPagePayPal(page, wire, 'paypal'),
    paypalCredit: createPagePayPal(page, wire, 'paypalCredit'),
    googlePay: createPageGooglePay(page),
    threeDSecure: createPageChallenge(page),
    network: createWireNetwork(wire),
    sale: (request) => charge(wire.gateway, request),
  }
}
