import { getSimulator, type Simulator } from '../../../mocks/braintree/control/simulator'
import { charge } from '../charge'
import type { StubbedBraintree } from '../provider'
import { CUSTOMER, saveMethods } from '../save-methods'
import type { StubOptions } from '../stub-options'
import { testCard } from '../test-card'
import { toSettings } from '../to-settings'
import { chooseOption } from './choose-option'
import { createNetwork } from './network'
import { swapComponents } from './swap-components'
import { createPayPal, createWallet } from './wallets'

const TOKENIZATION_KEY = 'sandbox_testkey_simulated_merchant'

/**
 * Lets the widget on this page (jsdom or a browser) pay at a stand-in of Braintree: from now on every component of
 * `braintree-web` is a simulated one, and nothing leaves the page. Each call starts anew: nobody has saved anything but
 * what `saved` names, and every step works. Any client token of your server is taken. Call it before the code under test
 * creates the widget.
 *
 * @throws Error without a page, where the modules of braintree-web can't be changed, or for a saved card that is none of the sandbox's
 *
 * @example
 * const provider = stubBraintree({ saved: [{ type: 'PayPalAccount' }] })
 * const dropin = await create({ authorization: provider.clientToken, container: '#payment' })
 */
export function stubBraintree(options: StubOptions = {}): StubbedBraintree {
  requirePage()
  fillGaps()
  swapComponents()
  const simulator = getSimulator()
  startAnew(simulator, options)
  const { challenges } = simulator
  return {
    clientToken: simulator.createClientToken(options.saved ? CUSTOMER : undefined),
    tokenizationKey: TOKENIZATION_KEY,
    async fillCard(card) {
      await chooseOption('card')
      await simulator.hostedFields.fill({ ...testCard(), ...card })
    },
    paypal: createPayPal(simulator, 'paypal'),
    paypalCredit: createPayPal(simulator, 'paypalCredit'),
    venmo: createWallet(simulator, 'venmo'),
    applePay: createWallet(simulator, 'applePay'),
    googlePay: createWallet(simulator, 'googlePay'),
    threeDSecure: {
      pass: () => challenges.answer('right'),
      fail: () => challenges.answer('wrong'),
      cancel: () => challenges.answer('canceled'),
    },
    network: createNetwork(simulator),
    sale: (request) => charge(simulator.gateway(), request),
  }
}

function requirePage(): void {
  if (typeof document !== 'undefined') return
  throw new Error(
    'stubBraintree needs a page. Run the test in jsdom (`environment: "jsdom"`) or in a browser; around a browser, import `testing/playwright`.',
  )
}

function startAnew(simulator: Simulator, options: StubOptions): void {
  simulator.reset()
  for (const registry of [
    simulator.hostedFields,
    simulator.paypal.buttons,
    simulator.applePay.sessions,
  ]) {
    registry.clear()
  }
  // A server's token may name a customer of its own, of whom the gateway in the page knows nothing.
  simulator.gatewayPlace = { kind: 'page', customerId: options.saved ? CUSTOMER : null }
  simulator.configure(toSettings(options))
  Object.assign(simulator.decisions, {
    paypal: 'approve',
    venmo: 'approve',
    applePay: 'approve',
    googlePay: 'approve',
    threeDSecure: 'wait',
  })
  void saveMethods(simulator.gateway(), options.saved ?? [])
}

/**
 * Gives jsdom what it lacks for the wallets' buttons: style sheets made by a script, which no test sees in an
 * environment without layout. In a browser it does nothing.
 */
function fillGaps(): void {
  if (!('replaceSync' in CSSStyleSheet.prototype)) {
    Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined })
  }
  for (const root of [Document.prototype, ShadowRoot.prototype]) {
    if ('adoptedStyleSheets' in root) continue
    Object.defineProperty(root, 'adoptedStyleSheets', {
      value: [],
      writable: true,
      configurable: true,
    })
  }
}
