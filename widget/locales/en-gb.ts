import { enUS, type Texts } from './en-us'

/** English of the United Kingdom, where it differs from that of the United States. */
export const enGB: Texts = {
  ...enUS,
  expirationDateLabel: 'Expiry date',
  postalCodeLabel: 'Postcode',
  saveCardLabel: 'Remember this card for next time',
  fieldEmptyForExpirationDate: 'Enter the expiry date.',
  fieldInvalidForExpirationDate: 'Check the expiry date.',
  fieldEmptyForPostalCode: 'Enter the postcode.',
  fieldInvalidForPostalCode: 'Check the postcode.',
  unsupportedCardTypeError: "This shop doesn't take this kind of card. Please use a different one.",
  venmoCanceledError:
    'Venmo was closed too soon. Check that the app is up to date and that this browser can open it.',
}
