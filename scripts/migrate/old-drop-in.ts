/** The npm packages that are left: the drop-in itself and its best known React wrapper. */
export const OLD_PACKAGE = /^braintree-web-drop-in(-react)?(\/|$)/

/** Where its files are loaded from without a package manager. */
export const OLD_FILE = /\/dropin(?:\.min)?(?:\.(?:js|css))?(?:[?#].*)?$|braintree-web-drop-in/

/** Attributes that its script tag reads; the widget's reads the same. */
export const SCRIPT_ATTRIBUTE =
  /^data-(braintree-dropin-authorization|locale|payment-option-priority|data-collector\.(kount|paypal)|card\.cardholder-?name(\.required)?|paypal(-credit)?\.(amount|currency|flow|landing-page-type))$/

/** Types of `@types/braintree-web-drop-in` that have another name here. */
export const NEW_TYPE_NAMES: ReadonlyMap<string, string> = new Map([
  ['Dropin', 'DropInInstance'],
  ['Options', 'CreateOptions'],
  ['PaymentMethodOptions', 'RequestOptions'],
  ['RequestPaymentMethodCallback', 'NodeCallback<PaymentMethodPayload>'],
  ['ActiveView', 'ViewId'],
  ['HostedFieldsStateEvents', 'DropInEventName'],
  ['UpdatableConfigurationOption', 'keyof UpdatableOptions'],
  ['binData', 'BinData'],
  ['applePayCreateOptions', 'ApplePayOptions'],
  ['cardCreateOptions', 'CardOptions'],
  ['dataCollectorOptions', 'DataCollectorOptions'],
  ['googlePayCreateOptions', 'GooglePayOptions'],
  ['paypalCreateOptions', 'PayPalOptions'],
  ['threeDSecureOptions', 'ThreeDSecureOptions'],
  ['venmoCreateOptions', 'VenmoOptions'],
  ['applePayPaymentMethodPayload', 'ApplePayCardPayload'],
  ['cardPaymentMethodPayload', 'CreditCardPayload'],
  ['googlePayPaymentMethodPayload', 'AndroidPayCardPayload'],
  ['paypalPaymentMethodPayload', 'PayPalAccountPayload'],
  ['venmoPaymentMethodPayload', 'VenmoAccountPayload'],
])

/** Properties of the React wrapper that have another name here. */
export const NEW_PROPERTY_NAMES: ReadonlyMap<string, string> = new Map([['onInstance', 'onReady']])

/** Classes that only dress the old markup; those that tell a state, and the hooks, are kept. */
export const OLD_CLASS_NAMES: ReadonlySet<string> = new Set([
  'braintree-form__field-error-icon',
  'braintree-form__field-secondary-icon',
  'braintree-form__flexible-fields',
  'braintree-form__notice-of-collection',
  'braintree-form__raw-input',
  'braintree-icon--bordered',
  'braintree-method__icon',
  'braintree-method__icon-container',
  'braintree-methods-initial',
  'braintree-options-initial',
  'braintree-placeholder',
  'braintree-sheet__content--form',
  'braintree-sheet__label',
])
