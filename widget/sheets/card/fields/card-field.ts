import type { CardFieldName } from '../../../model/terms/public-event'

/** All fields that the form can have, in the order in which it shows them. */
export const CARD_FIELD_NAMES = [
  'cardholderName',
  'number',
  'expirationDate',
  'cvv',
  'postalCode',
] as const satisfies readonly CardFieldName[]

const SUFFIXES = {
  cardholderName: 'CardholderName',
  number: 'Number',
  expirationDate: 'ExpirationDate',
  cvv: 'Cvv',
  postalCode: 'PostalCode',
} as const satisfies Record<CardFieldName, string>

type FieldSuffix = (typeof SUFFIXES)[CardFieldName]

/** Why a field can't be used, as the key of the text that says so. */
export type FieldErrorKey =
  | `fieldEmptyFor${FieldSuffix}`
  | `fieldInvalidFor${FieldSuffix}`
  | 'fieldTooLongForCardholderName'
  | 'unsupportedCardTypeError'

export function emptyErrorOf(field: CardFieldName): FieldErrorKey {
  return `fieldEmptyFor${SUFFIXES[field]}`
}

export function invalidErrorOf(field: CardFieldName): FieldErrorKey {
  return `fieldInvalidFor${SUFFIXES[field]}`
}

export function isCardFieldName(name: string): name is CardFieldName {
  return Object.keys(SUFFIXES).includes(name)
}
