import { PAYMENT_OPTION_IDS } from './payment-option'

/** Whose turn it is when an error occurs. */
export type ErrorFault = 'shopper' | 'merchant' | 'provider' | 'network'

interface ErrorEntry {
  readonly message: string
  readonly fault: ErrorFault
  readonly nextStep: string
}

const merchant = (message: string, nextStep: string): ErrorEntry => ({
  message,
  fault: 'merchant',
  nextStep,
})

const provider = (message: string, nextStep: string): ErrorEntry => ({
  message,
  fault: 'provider',
  nextStep,
})

const shopper = (message: string, nextStep: string): ErrorEntry => ({
  message,
  fault: 'shopper',
  nextStep,
})

const NO_METHOD = 'No payment method is available.'
const CREATION = 'There was an error creating Drop-in.'

/** Message (the old widget's where it had one), fault and next step of every error code. */
export const ERROR_CATALOG = {
  AUTHORIZATION_REQUIRED: merchant(
    'options.authorization is required.',
    'Pass a client token from your server, or a tokenization key.',
  ),
  SCRIPT_AUTHORIZATION_REQUIRED: merchant(
    'Authorization not found in data-braintree-dropin-authorization attribute',
    'Give the attribute a client token from your server, or a tokenization key.',
  ),
  SCRIPT_FORM_REQUIRED: merchant(
    'No form found for script tag integration.',
    'Put the script tag into the form that the payment belongs to.',
  ),
  CONTAINER_REQUIRED: merchant(
    'options.container is required.',
    'Pass an empty element, or a selector of one, as options.container.',
  ),
  CONTAINER_AND_SELECTOR: merchant(
    'Must only have one options.selector or options.container.',
    'Keep options.container and remove options.selector.',
  ),
  CONTAINER_NOT_FOUND: merchant(
    'options.selector or options.container must reference a valid DOM node.',
    'Call create once the element is on the page, and check the selector.',
  ),
  CONTAINER_NOT_EMPTY: merchant(
    'options.selector or options.container must reference an empty DOM node.',
    'Empty the element, or tear down the instance that lives in it.',
  ),
  CONTAINER_REMOVED: merchant(
    CREATION,
    'The container was emptied or removed while the widget was starting; create it again.',
  ),
  PRIORITY_NOT_A_LIST: merchant(
    'paymentOptionPriority must be an array.',
    'Pass a list of payment option ids.',
  ),
  PRIORITY_UNKNOWN_OPTION: merchant(
    'paymentOptionPriority: Invalid payment option specified.',
    `Use only ${PAYMENT_OPTION_IDS.join(', ')}.`,
  ),
  INVALID_OPTION: merchant('An option has a wrong value.', 'Correct the option that is named.'),
  NO_PAYMENT_OPTIONS: merchant(
    'No valid payment options available.',
    'Enable an option here and in the gateway, or check that this browser supports it.',
  ),
  ALL_OPTIONS_FAILED: provider(
    'All payment options failed to load.',
    'Create the widget again; the console holds the error of each option.',
  ),
  CLIENT_FAILED: provider(
    CREATION,
    'Check that the authorization is valid and not expired, then create the widget again.',
  ),
  CONFIGURATION_UNKNOWN: merchant(
    'The configuration of the payment provider has a shape that this widget does not know.',
    'Use a release of braintree-web that this release of the widget is known to work with, or a newer widget.',
  ),
  VAULT_MANAGER_FAILED: provider(CREATION, 'Create the widget again.'),
  THREE_D_SECURE_SETUP_FAILED: provider(
    '3D Secure failed to set up.',
    'Check that 3D Secure is enabled for the merchant account, then create the widget again, with a client token.',
  ),
  DATA_COLLECTOR_SETUP_FAILED: provider(
    'Data Collector failed to set up.',
    'Payments go on without device data, unless dataCollector.required is true.',
  ),
  COMPONENT_TIMED_OUT: {
    message: 'A component of the payment provider did not answer in time.',
    fault: 'network',
    nextStep: 'Check the connection and create the widget again.',
  },
  PAYPAL_TIMED_OUT: {
    message: 'There was an error connecting to PayPal.',
    fault: 'network',
    nextStep: 'Offer another way to pay, or create the widget again.',
  },
  SCRIPT_FAILED: {
    message: 'A script of the payment provider could not be loaded.',
    fault: 'network',
    nextStep: 'Check the connection and the Content-Security-Policy of the page.',
  },
  ABORTED: merchant('The creation of Drop-in was aborted.', 'Nothing; your signal asked for it.'),
  NO_PAYMENT_METHOD: shopper(
    NO_METHOD,
    'Ask the shopper to choose a payment method or to complete the form.',
  ),
  CARD_FORM_INVALID: shopper(NO_METHOD, 'The form names the fields to correct; wait for them.'),
  TOKENIZATION_FAILED: provider(
    NO_METHOD,
    'The widget tells the shopper why; let them correct the data or choose another method.',
  ),
  THREE_D_SECURE_FAILED: provider(
    'Something went wrong during 3D Secure authentication. Please try again.',
    'Nothing was charged; let the shopper try again or choose another method.',
  ),
  DEVICE_DATA_MISSING: provider(
    'Data Collector failed to set up.',
    'Nothing was charged. Request again, as device data may still come, or create the widget again.',
  ),
  DATA_COLLECTOR_TEARDOWN_FAILED: provider(
    'Drop-in errored tearing down Data Collector.',
    'The rest is torn down; nothing needs to be done.',
  ),
  THREE_D_SECURE_TEARDOWN_FAILED: provider(
    'Drop-in errored tearing down 3D Secure.',
    'The rest is torn down; nothing needs to be done.',
  ),
  TORN_DOWN: merchant(
    'The Drop-in instance was torn down.',
    'Create a new instance before calling its methods.',
  ),
} as const satisfies Record<string, ErrorEntry>

/** Stable names of everything that can go wrong. */
export type DropInErrorCode = keyof typeof ERROR_CATALOG
