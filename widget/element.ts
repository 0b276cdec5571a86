import type { DropInElement } from './element/drop-in-element'
import { createElementClass } from './element/element-class'

export type * from './element/drop-in-element'
export type { DropInInstance } from './instance/drop-in-instance'
export type { DropInError, DropInErrorCode, ErrorFault } from './model/terms/dropin-error'
export type * from './model/terms/payment-method'
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

// A server has no elements, and a page may load the module twice.
if (globalThis.customElements && !customElements.get(TAG)) {
  customElements.define(TAG, createElementClass())
}
