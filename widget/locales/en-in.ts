import { enUS, type Texts } from './en-us'

/** English of India, where it differs from that of the United States. */
export const enIN: Texts = {
  ...enUS,
  cvvLabel: 'CVV',
  postalCodeLabel: 'PIN code',
  expirationDateLabel: 'Valid thru',
  fieldEmptyForCvv: 'Enter the CVV.',
  fieldInvalidForCvv: 'Check the CVV.',
  fieldEmptyForExpirationDate: 'Enter the date that the card is valid thru.',
  fieldInvalidForExpirationDate: 'Check the date that the card is valid thru.',
  fieldEmptyForPostalCode: 'Enter the PIN code.',
  fieldInvalidForPostalCode: 'Check the PIN code.',
}
