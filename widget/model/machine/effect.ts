import type { DropInEventMap } from '../terms/public-event'
import type { ModelEvent } from './model-event'

type ModelEmission =
  | 'changeActiveView'
  | 'paymentMethodRequestable'
  | 'noPaymentMethodRequestable'
  | 'paymentOptionSelected'

type Emit = {
  [Name in ModelEmission]: {
    readonly type: 'emit'
    readonly name: Name
    readonly payload: DropInEventMap[Name]
  }
}[ModelEmission]

/** Side effects of a transition, performed in order. */
export type Effect =
  | Emit
  /** Sends an analytics event. */
  | { readonly type: 'track'; readonly kind: string }
  /** Sends an event to the model later. */
  | { readonly type: 'after'; readonly delayMs: number; readonly event: ModelEvent }
  | { readonly type: 'fetch-methods' }
  | { readonly type: 'delete-method'; readonly nonce: string }
  /** Tells the developer, in the console. */
  | { readonly type: 'report'; readonly error: unknown }
