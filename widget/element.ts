import type { DropInElement } from './element/drop-in-element'
import { createMount } from './element/element-mount'
import { OPTION_NAMES, readAttribute } from './element/option-names'
import { toKebabCase } from './model/terms/to-kebab-case'

export type * from './element/drop-in-element'
export type { DropInInstance } from './instance/drop-in-instance'
export type { DropInError, DropInErrorCode, ErrorFault } from './model/terms/dropin-error'
export type * from './model/terms/payment-method'
export type * from './model/terms/payment-method-payload'
export type { PaymentOptionId, ViewId } from './model/terms/payment-option'
export type * from './model/terms/public-event'
export type * from './options/create-options'
export type { RequestOptions, ThreeDSecureRequest } from './options/request-options'
export type { DropInTheme, DropInThemeProperty } from './views/styles/theme/drop-in-theme'

declare global {
  interface HTMLElementTagNameMap {
    'prompt-bazaar-dropin': DropInElement
  }
}

const TAG = 'prompt-bazaar-dropin'

/** Here, since private members are long where old browsers are to know them. */
const mounts = new WeakMap<HTMLElement, ReturnType<typeof createMount>>()

// A server has no elements, and a page may load the module twice.
const registry: CustomElementRegistry | undefined = globalThis.customElements
if (!registry?.get(TAG)) {
  registry?.define(
    TAG,
    class extends HTMLElement {
      static get observedAttributes(): string[] {
        return OPTION_NAMES.map(toKebabCase)
      }

      constructor() {
        super()
        mounts.set(this, createMount(this))
      }

      connectedCallback(): void {
        mounts.get(this)?.(this.closest('form'))
      }

      disconnectedCallback(): void {
        mounts.get(this)?.()
      }

      attributeChangedCallback(attribute: string, _old: string | null, value: string | null): void {
        for (const name of OPTION_NAMES) {
          if (toKebabCase(name) === attribute) Reflect.set(this, name, readAttribute(name, value))
        }
      }
    },
  )
}
