import type { Outside } from './outside'
import { typeCheck } from './type-check'

const RIGHT = `
  import { create, DropInError, VERSION, type CreateOptions, type DropInInstance } from 'prompt-bazaar-widget'
  import { type DeclineExplanation, type DeclineKind, explainDecline } from 'prompt-bazaar-widget/declines'
  import type { DropInElement } from 'prompt-bazaar-widget/element'
  import { DropIn, type DropInProps } from 'prompt-bazaar-widget/react'

  export const explain = (code: string | null): Promise<DeclineExplanation> => explainDecline(code, 'de')
  export const isExpired = (kind: DeclineKind): boolean => kind === 'card-expired'
  const options: CreateOptions = { authorization: 'key', container: '#payment', paypal: { flow: 'vault' } }
  export const version: string = VERSION

  export async function pay(): Promise<string> {
    try {
      const instance: DropInInstance = await create(options)
      const payload = await instance.requestPaymentMethod()
      return payload.type === 'CreditCard' ? payload.details.lastFour : payload.nonce
    } catch (error) {
      return error instanceof DropInError ? error.nextStep : ''
    }
  }

  export const props: DropInProps = { authorization: 'key', onReady: (instance) => instance.teardown() }
  export const shown = DropIn(props)

  const element: DropInElement = document.createElement('prompt-bazaar-dropin')
  element.paypal = { flow: 'vault' }
  element.addEventListener('paymentMethodRequestable', ({ detail }) => detail.paymentMethodIsSelected)
  element.addEventListener('ready', ({ detail }) => detail.teardown())
  element.addEventListener('error', ({ detail }) => detail.nextStep.trim())
`

const SCRIPT_TAG = `/// <reference types="prompt-bazaar-widget/global" />
  export async function open(): Promise<string> {
    const instance = await braintree.dropin.create({ authorization: 'key', container: '#payment' })
    return (await instance.requestPaymentMethod()).nonce
  }
`

const WRONG = `
  import { create } from 'prompt-bazaar-widget'
  create({ authorization: 'key', container: '#payment', paypal: { flow: 'checkout' } })
`

const PLACELESS = `
  import { create } from 'prompt-bazaar-widget'
  create({ authorization: 'key' })
`

const WRONG_ELEMENT = `
  import 'prompt-bazaar-widget/element'
  document.createElement('prompt-bazaar-dropin').vaultManager = 'yes'
`

/** What the compiler finds in two modules that are right, in three with one mistake each, and in the package. */
export function findMistakes(
  outside: Outside,
  moduleResolution: 'node16' | 'bundler',
): Promise<string[]> {
  const modules = {
    'right.mts': RIGHT,
    'script-tag.mts': SCRIPT_TAG,
    'wrong.mts': WRONG,
    'placeless.mts': PLACELESS,
    'wrong-element.mts': WRONG_ELEMENT,
  }
  return typeCheck(outside, modules, moduleResolution)
}

const TESTS = `
  import { sandbox, stubBraintree, type TestCard } from 'prompt-bazaar-widget/testing'
  import { type PlaywrightPage, stubBraintree as stubHosts } from 'prompt-bazaar-widget/testing/playwright'
  export const stubs = [sandbox, stubBraintree, stubHosts]
  export const pay = (page: PlaywrightPage, card: TestCard): unknown[] => [page, card]
`

/** What the compiler finds where the same is required, as in a project without `"type": "module"`. */
export function findRequiredMistakes(outside: Outside): Promise<string[]> {
  const modules = {
    'right.cts': RIGHT,
    'script-tag.cts': SCRIPT_TAG,
    'wrong.cts': WRONG,
    'tests.cts': TESTS,
  }
  return typeCheck(outside, modules, 'node16')
}
