import type { CardFieldName, CardFieldState, CardFormState } from '../../model/terms/public-event'
import { isBrandSupported } from './card-brand'
import { emptyErrorOf, type FieldErrorKey, invalidErrorOf } from './fields/card-field'

/** What a merchant and the gateway ask of a card form. */
export interface CardFormRules {
  readonly fields: readonly CardFieldName[]
  readonly isNameRequired: boolean
  readonly supportedCardTypes: readonly string[]
}

/** The card form, as far as the page may know it. */
export interface CardForm {
  readonly rules: CardFormRules
  /** The last state that the card fields reported. */
  readonly snapshot: CardFormState
  /** By the fields' own events: in a shadow root the page can't see which of the frames has the focus. */
  readonly focused: CardFieldName | undefined
  /** The field that the focus has just left, and may still be on its way from. */
  readonly leaving: CardFieldName | undefined
  readonly errors: Readonly<Partial<Record<CardFieldName, FieldErrorKey>>>
  /** Whether it was complete at the last change of validity that the fields reported. */
  readonly isRequestable: boolean
  /** The number's state at that time. */
  readonly judgedNumber: CardFieldState | undefined
}

export function createCardForm(rules: CardFormRules): CardForm {
  return {
    rules,
    snapshot: { cards: [], fields: {} },
    focused: undefined,
    leaving: undefined,
    errors: {},
    isRequestable: false,
    judgedNumber: undefined,
  }
}

/** The brand, once only one is left that the number can become. */
export function knownBrand({ snapshot }: CardForm): string | undefined {
  return snapshot.cards.length === 1 ? snapshot.cards[0]?.type : undefined
}

/** American Express prints four digits on the front, all others three on the back. */
export function cvvLength(form: CardForm): 3 | 4 {
  return knownBrand(form) === 'american-express' ? 4 : 3
}

/** Every field can be used as it is. */
export function isComplete(form: CardForm): boolean {
  return form.rules.fields.every((field) => problemOf(form, field) === undefined)
}

/** Why a field can't be used as it is. */
export function problemOf(form: CardForm, field: CardFieldName): FieldErrorKey | undefined {
  const state = form.snapshot.fields[field]
  if (!state || state.isEmpty) return isOptional(form, field) ? undefined : emptyErrorOf(field)
  return contentProblemOf(form, field, state)
}

/** What is wrong with a field's value. */
export function contentProblemOf(
  form: CardForm,
  field: CardFieldName,
  state: CardFieldState,
): FieldErrorKey | undefined {
  if (isTooLong(field, state)) return 'fieldTooLongForCardholderName'
  if (!state.isValid) return invalidErrorOf(field)
  return field === 'number' && !isCardTypeSupported(form) ? 'unsupportedCardTypeError' : undefined
}

/** A field that is filled in and can be used; it gets the valid style. */
export function isFieldValid(form: CardForm, field: CardFieldName): boolean {
  const state = form.snapshot.fields[field]
  return state?.isEmpty === false && contentProblemOf(form, field, state) === undefined
}

export function isCardTypeSupported({ snapshot, rules }: CardForm): boolean {
  const [candidate] = snapshot.cards
  return candidate !== undefined && isBrandSupported(candidate.type, rules.supportedCardTypes)
}

/** Only the cardholder's name can be optional. */
export function isOptional({ rules }: CardForm, field: CardFieldName): boolean {
  return field === 'cardholderName' && !rules.isNameRequired
}

/** The fields to send: an optional name that was left empty stays out. */
export function fieldsToTokenize(form: CardForm): CardFieldName[] | undefined {
  const isLeftOut = (field: CardFieldName) =>
    isOptional(form, field) && form.snapshot.fields[field]?.isEmpty !== false
  if (!form.rules.fields.some(isLeftOut)) return undefined
  return form.rules.fields.filter((field) => !isLeftOut(field))
}

/**
 * The card fields don't tell a name's length. They call a name hopeless in one case alone: from 256
 * characters on, where the gateway stops accepting it.
 */
function isTooLong(field: CardFieldName, state: CardFieldState): boolean {
  return field === 'cardholderName' && !state.isPotentiallyValid
}
