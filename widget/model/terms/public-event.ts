import type { PaymentMethodType } from './payment-method'
import type { PaymentOptionId, ViewId } from './payment-option'

export interface ChangeActiveViewPayload {
  readonly previousViewId: ViewId
  readonly newViewId: ViewId
}

export interface PaymentMethodRequestablePayload {
  readonly type: PaymentMethodType
  /** False while only the card form is complete and no method has been made of it yet. */
  readonly paymentMethodIsSelected: boolean
}

export interface PaymentOptionSelectedPayload {
  readonly paymentOption: PaymentOptionId
}

/** One field of the card form, as the provider's card fields report it. */
export interface CardFieldState {
  readonly isEmpty: boolean
  readonly isValid: boolean
  readonly isPotentiallyValid: boolean
  readonly isFocused: boolean
  readonly container?: unknown
}

export type CardFieldName = 'cardholderName' | 'number' | 'expirationDate' | 'cvv' | 'postalCode'

export interface CardBrandCandidate {
  readonly type: string
  readonly niceType?: string | undefined
}

export interface CardFormState {
  readonly cards: readonly CardBrandCandidate[]
  readonly fields: Readonly<Partial<Record<CardFieldName, CardFieldState>>>
}

export interface CardFormEvent extends CardFormState {
  /** Name of the field that changed. */
  readonly emittedBy: string
  /** Those of the form; one that the form doesn't have is missing, whatever its type says. */
  readonly fields: Readonly<Record<CardFieldName, CardFieldState>>
}

export interface CardBinEvent {
  readonly bin: string
}

/** Every event that an instance emits, with what its handlers receive. */
export interface DropInEventMap {
  /** Another view shows; one of `ViewId`. */
  changeActiveView: ChangeActiveViewPayload
  /**
   * There is something to pay with, or something else than before: open your button. For what is there from the start ask
   * `isPaymentMethodRequestable`.
   */
  paymentMethodRequestable: PaymentMethodRequestablePayload
  /** There is nothing to pay with any more: close your button. */
  noPaymentMethodRequestable: undefined
  /** The shopper chose a way to pay, not yet a method. */
  paymentOptionSelected: PaymentOptionSelectedPayload
  /** The first digits of the card are known. */
  'card:binAvailable': CardBinEvent
  /** A card field was left. */
  'card:blur': CardFormEvent
  /** The number allows other brands than before; `cards` has them. */
  'card:cardTypeChange': CardFormEvent
  /** A card field was emptied. */
  'card:empty': CardFormEvent
  /** A card field was entered. */
  'card:focus': CardFormEvent
  /** Enter was pressed in a card field: pay, if that is what your form does. */
  'card:inputSubmitRequest': CardFormEvent
  /** Something stands in a card field that was empty. */
  'card:notEmpty': CardFormEvent
  /** A card field became valid or invalid. */
  'card:validityChange': CardFormEvent
  /** The shopper left the bank's window; a nonce comes all the same. */
  '3ds:customer-canceled': unknown
  /** The bank's window opens. */
  '3ds:authentication-modal-render': unknown
  /** The bank's window closes. */
  '3ds:authentication-modal-close': unknown
}

export type DropInEventName = keyof DropInEventMap

/** By the type of a method, handlers may expect `HostedFieldsEvent` of `@types/braintree-web`. */
export type DropInEventHandler<Name extends DropInEventName> = {
  call(payload: DropInEventMap[Name]): void
}['call']
