/** English, and the keys that every other locale has too. */
export const enUS = {
  // Headings and moves
  payingWith: 'Paying with {{paymentSource}}',
  chooseAnotherWayToPay: 'Choose another way to pay',
  chooseAWayToPay: 'Choose how to pay',
  otherWaysToPay: 'Other ways to pay',
  loading: 'Loading ways to pay',
  connecting: 'Connecting…',

  // Saved methods
  edit: 'Edit',
  doneEditing: 'Done',
  editPaymentMethods: 'Edit your saved ways to pay',
  deletePaymentMethod: 'Delete {{paymentMethod}}',
  subscriptionCannotBeDeleted: 'Pays for a subscription, so it stays',
  CreditCardDeleteConfirmationMessage:
    'Delete your {{secondaryIdentifier}} card ending in {{identifier}}?',
  PayPalAccountDeleteConfirmationMessage: 'Delete your PayPal account {{identifier}}?',
  VenmoAccountDeleteConfirmationMessage: 'Delete your Venmo account {{identifier}}?',
  genericDeleteConfirmationMessage: 'Delete this way to pay?',
  deleteCancelButton: 'Keep it',
  deleteConfirmationButton: 'Delete',
  endingIn: 'Ending in {{lastFourCardDigits}}',

  // Card form
  payWithCard: 'Pay with card',
  cardNumberLabel: 'Card number',
  cvvLabel: 'Security code',
  cvvThreeDigitLabelSubheading: '(3 digits)',
  cvvFourDigitLabelSubheading: '(4 digits)',
  cardholderNameLabel: 'Name on card',
  cardholderNamePlaceholder: 'As printed on the card',
  expirationDateLabel: 'Expiration date',
  expirationDateLabelSubheading: '(MM/YY)',
  expirationDatePlaceholder: 'MM/YY',
  postalCodeLabel: 'Postal code',
  saveCardLabel: 'Save this card for next time',
  noticeOfCollection: 'How PayPal handles your payment data',

  // Card form errors. Found by `fieldEmptyFor` or `fieldInvalidFor` and the name of the field.
  fieldEmptyForCvv: 'Enter the security code.',
  fieldEmptyForExpirationDate: 'Enter the expiration date.',
  fieldEmptyForCardholderName: 'Enter the name on the card.',
  fieldTooLongForCardholderName: 'Use fewer than 256 characters for the name.',
  fieldEmptyForNumber: 'Enter the card number.',
  fieldEmptyForPostalCode: 'Enter the postal code.',
  fieldInvalidForCardholderName: 'Check the name on the card.',
  fieldInvalidForCvv: 'Check the security code.',
  fieldInvalidForExpirationDate: 'Check the expiration date.',
  fieldInvalidForNumber: 'Check the card number.',
  fieldInvalidForPostalCode: 'Check the postal code.',
  unsupportedCardTypeError: "This shop doesn't accept this kind of card. Use another one.",

  // Errors of a sheet. No code names most of them: `translator.ts` finds them by the provider's error code in camel case
  // with `Error` behind it, so that VENMO_APP_FAILED is `venmoAppFailedError`.
  genericError: 'Something failed on our side. Try again, or choose another way to pay.',
  hostedFieldsTokenizationFailOnDuplicateError: 'This card is already among your saved ones.',
  hostedFieldsFailedTokenizationError: 'The card was not accepted. Check its data and try again.',
  hostedFieldsTokenizationCvvVerificationFailedError:
    'The card could not be verified. Check its data and try again.',
  hostedFieldsTokenizationNetworkErrorError:
    'The connection failed, nothing was charged. Try again.',
  hostedFieldsFieldsInvalidError: 'Check the marked fields and try again.',
  paypalButtonMustBeUsed: 'Use the PayPal button to go on.',
  paypalAccountTokenizationFailedError: 'Your PayPal account could not be added. Try again.',
  paypalFlowFailedError: 'PayPal could not be reached. Try again.',
  paypalTokenizationRequestActiveError: 'PayPal is already open. Finish there first.',
  venmoButtonMustBeUsed: 'Use the Venmo button to go on.',
  venmoCanceledError:
    'Venmo was left early. Check that the app is up to date and that this browser can open it.',
  venmoAppFailedError: "The Venmo app wasn't found on this device.",
  applePayButtonMustBeUsed: 'Use the Apple Pay button to go on.',
  applePayTokenizationError: 'The connection to Apple Pay failed. Try again.',
  applePayActiveCardError: 'Add a card that this shop accepts to your Apple wallet.',
  googlePayButtonMustBeUsed: 'Use the Google Pay button to go on.',
  vaultManagerPaymentMethodDeletionError: 'It could not be deleted. Try again.',

  // Ways to pay
  Card: 'Card',
  PayPal: 'PayPal',
  'PayPal Credit': 'PayPal Credit',
  'Apple Pay': 'Apple Pay',
  'Google Pay': 'Google Pay',
  Venmo: 'Venmo',

  // Card brands
  'American Express': 'American Express',
  Discover: 'Discover',
  'Diners Club': 'Diners Club',
  Elo: 'Elo',
  Hiper: 'Hiper',
  Hipercard: 'Hipercard',
  MasterCard: 'Mastercard',
  Visa: 'Visa',
  JCB: 'JCB',
  Maestro: 'Maestro',
  UnionPay: 'UnionPay',
}

/** Names a text of the widget. */
export type TextKey = keyof typeof enUS

/** The texts of one locale. */
export type Texts = Readonly<Record<TextKey, string>>
