import type { TextKey } from '../../../locales/en-us'
import type { CardFieldName } from '../../../model/terms/public-event'

interface FieldTexts {
  readonly label: TextKey
  readonly placeholder?: TextKey
  /** The name in the hooks and classes that merchants know. */
  readonly hook: string
  readonly boxClass: string
}

export const CARD_FIELD_TEXTS: Record<CardFieldName, FieldTexts> = {
  cardholderName: {
    label: 'cardholderNameLabel',
    placeholder: 'cardholderNamePlaceholder',
    hook: 'cardholder-name',
    boxClass: 'braintree-form-cardholder-name',
  },
  number: { label: 'cardNumberLabel', hook: 'number', boxClass: 'braintree-form-number' },
  expirationDate: {
    label: 'expirationDateLabel',
    placeholder: 'expirationDatePlaceholder',
    hook: 'expiration-date',
    boxClass: 'braintree-form-expiration',
  },
  cvv: { label: 'cvvLabel', hook: 'cvv', boxClass: 'braintree-form-cvv' },
  postalCode: {
    label: 'postalCodeLabel',
    hook: 'postal-code',
    boxClass: 'braintree-form-postal-code',
  },
}
