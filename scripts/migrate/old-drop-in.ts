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
])

/** Properties of the React wrapper that have another name here. */
export const NEW_PROPERTY_NAMES: ReadonlyMap<string, string> = new Map([['onInstance', 'onReady']])
