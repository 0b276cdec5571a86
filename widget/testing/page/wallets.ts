import type { CallName } from '../../../mocks/braintree/control/calls/recorded-call'
import type { PayPalButtonHandle } from '../../../mocks/braintree/control/paypal-control'
import type { Simulator } from '../../../mocks/braintree/control/simulator'
import type { StubPayPal, StubWallet } from '../provider'
import { chooseOption } from './choose-option'
import { findAll } from './find-all'

type Wallet = 'venmo' | 'googlePay' | 'applePay'
type Decision = 'approve' | 'cancel'

interface WalletTraits {
  /** As the shopper reads it. */
  readonly name: string
  /** Of the widget's element around its button. */
  readonly hook: string
  /** The component's last call of an approved payment, and of one that was cancelled. */
  readonly lastCalls: Readonly<Record<Decision, CallName>>
}

const WALLETS: Readonly<Record<Wallet, WalletTraits>> = {
  venmo: {
    name: 'Venmo',
    hook: 'venmo-button',
    lastCalls: { approve: 'venmo.tokenize', cancel: 'venmo.tokenize' },
  },
  googlePay: {
    name: 'Google Pay',
    hook: 'google-pay-button',
    lastCalls: {
      approve: 'google-payment.parseResponse',
      cancel: 'google-payments-client.loadPaymentData',
    },
  },
  applePay: {
    name: 'Apple Pay',
    hook: 'apple-pay-button',
    lastCalls: { approve: 'apple-pay.tokenize', cancel: 'apple-pay.performValidation' },
  },
}

const PAYPALS = {
  paypal: { name: 'PayPal', hook: 'paypal-button' },
  paypalCredit: { name: 'PayPal Credit', hook: 'paypal-credit-button' },
} as const

/** @throws Error (its methods) when the wallet's button is not on the page */
export function createWallet(simulator: Simulator, wallet: Wallet): StubWallet {
  const { name, hook, lastCalls } = WALLETS[wallet]
  async function pay(decision: Decision): Promise<void> {
    await chooseOption(wallet)
    simulator.decisions[wallet] = decision
    const ended = simulator.calls.untilEnd(lastCalls[decision])
    pressButton(name, hook)
    await ended
    await nextTask()
  }
  return { approve: () => pay('approve'), cancel: () => pay('cancel') }
}

/** @throws Error (its methods) when the button is not on the page */
export function createPayPal(simulator: Simulator, option: keyof typeof PAYPALS): StubPayPal {
  const { decisions, paypal } = simulator
  const { name, hook } = PAYPALS[option]

  function findButton(): PayPalButtonHandle {
    const button = paypal.buttons.list().findLast(({ element }) => isInside(element, hook))
    if (!button) throw missingButton(name)
    return button
  }

  async function pay(decision: Decision): Promise<void> {
    await chooseOption(option)
    decisions.paypal = decision
    await findButton().click()
    await nextTask()
  }

  return {
    async approve(email) {
      if (email !== undefined) paypal.email = email
      await pay('approve')
    },
    cancel: () => pay('cancel'),
    async fail() {
      await chooseOption(option)
      findButton().fail(new Error('PayPal is out of order.'))
      await nextTask()
    },
  }
}

/** The button is in a shadow root of its own. */
function isInside(element: HTMLElement, hook: string): boolean {
  const root = element.getRootNode()
  const place = root instanceof ShadowRoot ? root.host : element
  return place.closest(`[data-braintree-id="${hook}"]`) !== null
}

/** When the widget has taken in what it was told. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0)
  })
}

/**
 * Presses the button at a place of the widget; it may be within a shadow root, as wallets' own buttons are.
 *
 * @throws Error when it is not on the page
 */
function pressButton(name: string, hook: string): void {
  const place = findAll(document, `[data-braintree-id="${hook}"]`).at(-1)
  const button = place && [place, ...findAll(place, 'button')].find(isPressable)
  if (!button) throw missingButton(name)
  button.click()
}

/** What to tell who looks for a button that there isn't. */
function missingButton(name: string): Error {
  return new Error(
    `There is no ${name} button on the page. Is ${name} among the widget's options, and has \`create\` resolved?`,
  )
}

function isPressable(element: Element): element is HTMLElement {
  return element instanceof HTMLElement && element.matches('button, [role=button]')
}
