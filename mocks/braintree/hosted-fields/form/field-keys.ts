export const FIELD_KEYS = [
  'cardholderName',
  'number',
  'expirationDate',
  'expirationMonth',
  'expirationYear',
  'cvv',
  'postalCode',
] as const

export type FieldKey = (typeof FIELD_KEYS)[number]

export function isFieldKey(key: string): key is FieldKey {
  return FIELD_KEYS.some((known) => known === key)
}

interface FieldTraits {
  /** The `name` and `id` of the input; merchants' styles use it as class too. */
  readonly name: string
  readonly label: string
  readonly autocomplete: AutoFill
  readonly inputMode: 'numeric' | 'text'
}

/** What the inputs tell browsers, password managers and screen readers. */
export const FIELD_TRAITS: Readonly<Record<FieldKey, FieldTraits>> = {
  cardholderName: {
    name: 'cardholder-name',
    label: 'Cardholder name',
    autocomplete: 'cc-name',
    inputMode: 'text',
  },
  number: {
    name: 'credit-card-number',
    label: 'Card number',
    autocomplete: 'cc-number',
    inputMode: 'numeric',
  },
  expirationDate: {
    name: 'expiration',
    label: 'Expiration date',
    autocomplete: 'cc-exp',
    inputMode: 'numeric',
  },
  expirationMonth: {
    name: 'expiration-month',
    label: 'Expiration month',
    autocomplete: 'cc-exp-month',
    inputMode: 'numeric',
  },
  expirationYear: {
    name: 'expiration-year',
    label: 'Expiration year',
    autocomplete: 'cc-exp-year',
    inputMode: 'numeric',
  },
  cvv: { name: 'cvv', label: 'CVV', autocomplete: 'cc-csc', inputMode: 'numeric' },
  // Letters occur in postal codes of many countries, so no numeric keypad.
  postalCode: {
    name: 'postal-code',
    label: 'Postal code',
    autocomplete: 'billing postal-code',
    inputMode: 'text',
  },
}
