import type { PaymentMethodType } from './payment-method'
import type { PaymentOptionId, ViewId } from './payment-option'

export interface ChangeActiveViewPayload {
  readonly previousViewId: ViewId | undefined
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
}

export interface CardBinEvent {
  readonly bin: string
}

/** Every event that an instance emits, with what its handlers receive. */
export interface DropInEventMap {
  changeActiveView: ChangeActiveViewPayload
  paymentMethodRequestable: PaymentMethodRequestablePayload
  noPaymentMethodRequestable: undefined
  paymentOptionSelected: PaymentOptionSelectedPayload
  'card:binAvailable': CardBinEvent
  'card:blur': CardFormEvent
  'card:cardTypeChange': CardFormEvent
  'card:empty': CardFormEvent
  'card:focus': CardFormEvent
  'card:inputSubmitRequest': CardFormEvent
  'card:notEmpty': CardFormEvent
  'card:validityChange': CardFormEvent
  '3ds:customer-canceled': unknown
  '3ds:authentication-modal-render': unknown
  '3ds:authentication-modal-close': unknown
}

export type DropInEventName = keyof DropInEventMap

export type DropInEventHandler<Name extends DropInEventName> = (
  payload: DropInEventMap[Name],
) => void
