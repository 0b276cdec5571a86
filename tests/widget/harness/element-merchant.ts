import { getSimulator, type Simulator } from '../../../mocks/braintree/control/simulator'
import type { DropInElement } from '../../../widget/element'

/** A merchant's page with `<prompt-bazaar-dropin>`, within reach of a test. */
export interface ElementMerchant {
  readonly simulator: Simulator
  /** Each event of an element, with the part of its payload that tells it apart. */
  readonly heard: string[]
  /** Loads what defines the element. */
  define(): Promise<void>
  /** An element that isn't on the page yet. */
  create(options?: Readonly<Record<string, unknown>>): DropInElement
}

declare global {
  var elementMerchant: ElementMerchant
}

const heard: string[] = []

globalThis.elementMerchant = {
  simulator: getSimulator(),
  heard,
  async define() {
    await import('../../../widget/element')
  },
  create(options = {}) {
    const element = document.createElement('prompt-bazaar-dropin')
    element.addEventListener('ready', ({ detail }) =>
      heard.push(`ready ${element.instance === detail}`),
    )
    element.addEventListener('error', (event) => {
      event.preventDefault()
      heard.push(`error ${Reflect.get(Object(event.detail), 'code')}`)
    })
    element.addEventListener('paymentMethodRequestable', ({ detail }) =>
      heard.push(`requestable ${detail.type}`),
    )
    element.addEventListener('paymentOptionSelected', ({ detail }) =>
      heard.push(`option ${detail.paymentOption}`),
    )
    element.addEventListener('card:focus', ({ detail }) => heard.push(`focus ${detail.emittedBy}`))
    return Object.assign(element, { authorization: 'sandbox_testkey_merchant' }, options)
  },
}
