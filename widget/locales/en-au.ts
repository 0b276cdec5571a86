import { enUS, type Texts } from './en-us'

/** English of Australia, where it differs from that of the United States. */
export const enAU: Texts = {
  ...enUS,
  expirationDateLabel: 'Expiry date',
  postalCodeLabel: 'Postcode',
  fieldEmptyForExpirationDate: 'Enter the expiry date.',
  fieldInvalidForExpirationDate: 'Check the expiry date.',
  fieldEmptyForPostalCode: 'Enter the postcode.',
  fieldInvalidForPostalCode: 'Check the postcode.',
  unsupportedCardTypeError: "This shop doesn't take this type of card. Try a different one.",
}
