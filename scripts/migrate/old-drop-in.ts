/** What an npm package of the old drop-in is replaced with. */
export type Replacement =
  /** The widget itself, or its React element. */
  | 'widget'
  | 'react'
  /** A file that is written beside the code that uses it, with the wrapper's own properties and events. */
  | { readonly file: EquivalentName }

/** The wrappers that have an equivalent: what their file is called, without its ending. */
export type EquivalentName = 'prompt-bazaar-vue' | 'prompt-bazaar-angular' | 'prompt-bazaar-drop-in'

const OLD_PACKAGES: ReadonlyMap<string, Replacement> = new Map<string, Replacement>([
  ['braintree-web-drop-in', 'widget'],
  ['braintree-web-drop-in-react', 'react'],
  ['vue-braintree', { file: 'prompt-bazaar-vue' }],
  ['ngx-braintree', { file: 'prompt-bazaar-angular' }],
  ['braintree-dropin-react', { file: 'prompt-bazaar-drop-in' }],
])

/** Wrappers that are only known by name: whoever uses one moves by hand. */
export const OTHER_WRAPPER =
  /^(@[\w-]+\/)?(react|vue|nuxt|ngx?|angular\d*|svelte|ember)-braintree(-[\w-]+)?$|^(@[\w-]+\/)?braintree-?(web-)?drop-?in-(vue\d?|angular|svelte|ng)$|^braintree-angular$/

/** What replaces the package that a module's specifier names; nothing for any other package. */
export function oldPackageOf(specifier: string): Replacement | undefined {
  return OLD_PACKAGES.get(specifier.replace(/\/.*/, ''))
}

/** Where its files are loaded from without a package manager. */
export const OLD_FILE = /\/dropin(?:\.min)?(?:\.(?:js|css))?(?:[?#].*)?$|braintree-web-drop-in/

/** Attributes that its script tag reads; the widget's reads the same. */
export const SCRIPT_ATTRIBUTE =
  /^data-(braintree-dropin-authorization|locale|payment-option-priority|data-collector\.(kount|paypal)|card\.cardholder-?name(\.required)?|paypal(-credit)?\.(amount|currency|flow|landing-page-type))$/

/** Types of `@types/braintree-web-drop-in` that have another name here; `$` is where the module's name goes. */
const NEW_TYPE_NAMES: ReadonlyMap<string, string> = new Map([
  ['Dropin', '$DropInInstance'],
  // `create` takes one of two forms here, which `Omit` and its like would mix.
  ['Options', '$DropInOptions'],
  ['PaymentMethodOptions', '$RequestOptions'],
  ['RequestPaymentMethodCallback', '$NodeCallback<$PaymentMethodPayload>'],
  ['ActiveView', '$ViewId'],
  ['HostedFieldsStateEvents', '$DropInEventName'],
  ['UpdatableConfigurationOption', 'keyof $UpdatableOptions'],
  ['binData', '$BinData'],
  ['applePayCreateOptions', '$ApplePayOptions'],
  ['cardCreateOptions', '$CardOptions'],
  ['dataCollectorOptions', '$DataCollectorOptions'],
  ['googlePayCreateOptions', '$GooglePayOptions'],
  ['paypalCreateOptions', '$PayPalOptions'],
  ['threeDSecureOptions', '$ThreeDSecureOptions'],
  ['venmoCreateOptions', '$VenmoOptions'],
  ['applePayPaymentMethodPayload', '$ApplePayCardPayload'],
  ['cardPaymentMethodPayload', '$CreditCardPayload'],
  ['googlePayPaymentMethodPayload', '$AndroidPayCardPayload'],
  ['paypalPaymentMethodPayload', '$PayPalAccountPayload'],
  ['venmoPaymentMethodPayload', '$VenmoAccountPayload'],
])

/**
 * How a type of `@types/braintree-web-drop-in` is written here; nothing where the name is the same.
 *
 * @param prefix what leads to the module's types, such as `dropin.`
 */
export function newTypeOf(name: string, prefix: string): string | undefined {
  return NEW_TYPE_NAMES.get(name)?.replaceAll('$', prefix)
}

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
