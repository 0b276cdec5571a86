/** What the widget uses of a component: words that must occur in the component's code. */
export interface ComponentNeeds {
  /** The part of the widget that is off without it. */
  readonly option: EvidenceOption
  readonly calls: readonly string[]
  readonly events: readonly string[]
  /** Names in settings that a component without them would ignore in silence. */
  readonly settings: readonly string[]
}

/** The columns of the table, as the tests of the stage name them. */
export const EVIDENCE_OPTIONS = [
  'card',
  'PayPal',
  'PayPal Credit',
  'Venmo',
  'Apple Pay',
  'Google Pay',
  'saved methods',
  '3D Secure',
  'data collector',
] as const

export type EvidenceOption = (typeof EVIDENCE_OPTIONS)[number]

/** By the component's folder in the package. */
export const COMPONENT_NEEDS: Readonly<Record<string, ComponentNeeds>> = {
  client: {
    option: 'card',
    calls: ['create', 'getConfiguration', '_request'],
    events: [],
    settings: ['authorization'],
  },
  'hosted-fields': {
    option: 'card',
    calls: [
      'create',
      'on',
      'getState',
      'setAttribute',
      'removeAttribute',
      'setMessage',
      'focus',
      'clear',
      'tokenize',
      'teardown',
    ],
    events: [
      'blur',
      'cardTypeChange',
      'empty',
      'focus',
      'inputSubmitRequest',
      'notEmpty',
      'validityChange',
      'binAvailable',
    ],
    settings: [
      'container',
      'iframeTitle',
      'internalLabel',
      'placeholder',
      'cardholderName',
      'fieldsToTokenize',
    ],
  },
  'paypal-checkout': {
    option: 'PayPal',
    calls: ['create', 'createPayment', 'tokenizePayment', 'teardown'],
    events: [],
    settings: ['offerCredit', 'landingPageType', 'vault'],
  },
  venmo: {
    option: 'Venmo',
    calls: ['create', 'isBrowserSupported', 'tokenize', 'teardown'],
    events: [],
    settings: ['allowNewBrowserTab', 'allowDesktop', 'paymentMethodUsage'],
  },
  'apple-pay': {
    option: 'Apple Pay',
    calls: ['create', 'createPaymentRequest', 'performValidation', 'tokenize', 'teardown'],
    events: [],
    settings: ['validationURL', 'domainName'],
  },
  'google-payment': {
    option: 'Google Pay',
    calls: ['create', 'createPaymentDataRequest', 'parseResponse', 'teardown'],
    events: [],
    settings: ['googleMerchantId'],
  },
  'vault-manager': {
    option: 'saved methods',
    calls: ['create', 'fetchPaymentMethods', 'deletePaymentMethod', 'teardown'],
    events: [],
    settings: ['defaultFirst'],
  },
  'three-d-secure': {
    option: '3D Secure',
    calls: ['create', 'on', 'verifyCard', 'teardown'],
    events: ['customer-canceled', 'authentication-modal-render', 'authentication-modal-close'],
    settings: ['cardinalSDKConfig', 'threeDSecureInfo', 'additionalInformation'],
  },
  'data-collector': {
    option: 'data collector',
    calls: ['create', 'teardown', 'deviceData'],
    events: [],
    settings: ['riskCorrelationId'],
  },
}
