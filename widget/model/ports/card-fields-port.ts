import type { PaymentMethod } from '../terms/payment-method'
import type {
  CardBinEvent,
  CardFieldName,
  CardFormEvent,
  CardFormState,
} from '../terms/public-event'
import type { FieldDeclarations } from '../terms/settings'

export interface CardFieldsEventMap {
  blur: CardFormEvent
  cardTypeChange: CardFormEvent
  empty: CardFormEvent
  focus: CardFormEvent
  inputSubmitRequest: CardFormEvent
  notEmpty: CardFormEvent
  validityChange: CardFormEvent
  binAvailable: CardBinEvent
}

export const CARD_FIELDS_EVENTS = [
  'blur',
  'cardTypeChange',
  'empty',
  'focus',
  'inputSubmitRequest',
  'notEmpty',
  'validityChange',
  'binAvailable',
] as const satisfies readonly (keyof CardFieldsEventMap)[]

export interface CardFieldConfig {
  readonly container: HTMLElement
  readonly [setting: string]: unknown
}

export interface CardFieldsConfig {
  readonly fields: { readonly [Name in CardFieldName]?: CardFieldConfig }
  /** CSS declarations by selector, or the name of a class. */
  readonly styles: Record<string, string | FieldDeclarations>
  /** Aborted when the form is gone; what the frames leave behind goes then. */
  readonly signal: AbortSignal
}

export type CardFieldAttribute = 'aria-invalid' | 'aria-required' | 'disabled' | 'placeholder'

/** Card fields in frames of the provider: the page never sees what is typed into them. */
export interface CardFieldsPort {
  on<Name extends keyof CardFieldsEventMap>(
    name: Name,
    handler: (event: CardFieldsEventMap[Name]) => void,
  ): void
  read(): CardFormState
  setAttribute(field: CardFieldName, attribute: CardFieldAttribute, value: string | boolean): void
  removeAttribute(field: CardFieldName, attribute: CardFieldAttribute): void
  /** Text that only a screen reader hears in the field. */
  setMessage(field: CardFieldName, message: string): void
  focus(field: CardFieldName): void
  clear(field: CardFieldName): void
  tokenize(options: {
    readonly vault: boolean
    readonly fieldsToTokenize?: readonly CardFieldName[]
  }): Promise<PaymentMethod>
  teardown(): Promise<void>
}
