import type { CallName } from '../../../../../mocks/braintree/control/calls/recorded-call'
import type { Simulator } from '../../../../../mocks/braintree/control/simulator'
import type { Action, Mishap } from '../../walk/walk'
import type { Harness } from '../harness'
import { isVisible } from '../readers/screen'

type Fault = Parameters<Simulator['fail']>[1]

/** Whose window the shopper closes. */
const DECISIONS = { 'PayPal cancelled': 'paypal', 'Venmo cancelled': 'venmo' } as const

const FAULTS: Readonly<
  Record<Exclude<Mishap, keyof typeof DECISIONS>, readonly [CallName, Fault]>
> = {
  'card refused': [
    'hosted-fields.tokenize',
    { code: 'HOSTED_FIELDS_FAILED_TOKENIZATION', type: 'CUSTOMER' },
  ],
  'deletion fails': ['vault-manager.deletePaymentMethod', { code: 'REFUSED' }],
  'fetch fails': ['vault-manager.fetchPaymentMethods', { code: 'REFUSED' }],
  'PayPal fails': ['paypal-checkout.tokenizePayment', { code: 'REFUSED' }],
  'verification fails': ['three-d-secure.verifyCard', { code: 'REFUSED' }],
}

const WALLET = /^(paypal|paypal-credit|google-pay)-button$/

/** Does what a shopper or a merchant does; an answer says why it could not be done. */
export async function perform(harness: Harness, action: Action): Promise<string | undefined> {
  if (harness.instances.length === 0) return 'there is no widget'
  switch (action.kind) {
    case 'press':
      return click(
        `[data-braintree-id="${action.hook}"]${WALLET.test(action.hook) ? ' button' : ''}`,
      )
    case 'choose option':
      return click(`.braintree-option__${action.option}`)
    case 'choose method':
      return click('.braintree-method', action.index)
    case 'ask to delete':
      return click('.braintree-method__delete-container', action.index)
    case 'type':
      if (!isShown('[data-braintree-id="card"]')) return 'no card form shows'
      await harness.type(action.fields)
      return undefined
    case 'call':
      harness.call(action.call[0], action.call.slice(1), 'promise')
      return undefined
    case 'expect':
      expect(harness.simulator, action.mishap)
      return undefined
    case 'add handler':
      harness.newest().on('paymentOptionSelected', handle)
      listening.add(harness.newest())
      return undefined
    case 'remove handler':
      // What `off` does to a handler that was never added is a scenario of its own.
      if (!listening.delete(harness.newest())) return 'no handler was added'
      harness.newest().off('paymentOptionSelected', handle)
      return undefined
    case 'create again':
      harness.call('teardown', [], 'promise')
      await harness.pass(10)
      harness.create({}, 'promise')
      return undefined
  }
}

/** Widgets that a walk's own handler was added to. */
const listening = new WeakSet<object>()

function handle(): void {
  // What counts is whether it is listed.
}

function click(selector: string, index = 0): string | undefined {
  const shown = [...document.querySelectorAll(selector)].filter(isVisible)
  const target = shown[index]
  if (!target) return 'it does not show'
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, view: window }))
  return undefined
}

function isShown(selector: string): boolean {
  return [...document.querySelectorAll(selector)].some(isVisible)
}

function expect({ decisions, fail }: Simulator, mishap: Mishap): void {
  if (mishap === 'PayPal cancelled' || mishap === 'Venmo cancelled') {
    decisions[DECISIONS[mishap]] = 'cancel'
    return
  }
  fail(...FAULTS[mishap], { times: 1 })
}
