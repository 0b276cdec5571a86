import type { IntendedDifference } from '../compare/compare'
import { besides, instead, without } from './sign'

const OTHERS_GO_ON = [
  besides('areas', 'options', 'payment-options-container'),
  besides('analytics', 'web.dropin.appeared'),
  besides('results', 'create resolves'),
]

/** What a component that fails, hangs or throws comes to. */
export const FAILURE_DIFFERENCES = {
  'option throws': {
    reason:
      'A component that throws costs its own option only; the old one rejects and leaves an empty page.',
    signs: [
      ...OTHERS_GO_ON,
      without(
        'results',
        /^create rejects: it is a Error: [\w-]+ is broken\.$/,
        'create rejects: it has a stack',
      ),
      besides('calls', /^(hosted-fields|paypal-button|paypal-checkout|google-payments-client)\./),
      besides('areas', 'choose-a-way-to-pay', 'upper-container', 'wrapper'),
      besides(
        'classes',
        'wrapper braintree-show-options',
        'dropin braintree-loaded',
        /^tile \w+ braintree-disabled$/,
      ),
      besides(
        'texts',
        'choose-a-way-to-pay: [chooseAWayToPay]',
        /^row: \[.+\] Developer Error: Something went wrong\. Check the console for details\.$/,
        /^row: \[[\w ]+\]$/,
      ),
    ],
  },
  'option hangs': {
    reason: 'A component that hangs keeps nobody from the other options, and its own tile says so.',
    signs: [
      ...OTHERS_GO_ON,
      without('areas', 'loading-container', 'loading-indicator'),
      besides('classes', 'dropin braintree-loaded', /^tile \w+ braintree-disabled$/),
      { ...besides('texts', /^row: \[.+\] \[connecting\]$/, /^row: \[[\w ]+\]$/), step: 'create' },
      {
        ...besides('texts', /^row: \[.+\] Developer Error: /, /^row: \[[\w ]+\]$/),
        step: '31000 ms pass',
      },
    ],
  },
  'PayPal hangs': {
    reason:
      'PayPal that hangs keeps nobody from the other options; the old one waits for it for 30 seconds.',
    signs: [
      { ...besides('results', 'create resolves'), step: 'create' },
      { ...besides('analytics', 'web.dropin.appeared'), step: 'create' },
      { ...besides('areas', 'options', 'payment-options-container'), step: 'create' },
      { ...without('areas', 'loading-container', 'loading-indicator'), step: 'create' },
      {
        ...besides('classes', 'dropin braintree-loaded', 'tile paypal braintree-disabled'),
        step: 'create',
      },
      { ...besides('texts', 'row: [PayPal] [connecting]', 'row: [Card]'), step: 'create' },
      { ...without('results', 'create resolves'), step: '31000 ms pass' },
      { ...without('analytics', 'web.dropin.appeared'), step: '31000 ms pass' },
    ],
  },
  'loading alone': {
    reason: 'Nothing but the loading indicator shows while the widget loads (B-005).',
    signs: [
      without('areas', 'choose-a-way-to-pay'),
      without('texts', 'choose-a-way-to-pay: [chooseAWayToPay]'),
      instead('classes', ['wrapper braintree-show-options'], ['dropin braintree-loading']),
    ],
  },
  'client throws': {
    reason: '`create` always answers by its promise, with the error that merchants know.',
    signs: [
      instead(
        'results',
        ['create throws: it is a Error: client is broken.', 'create throws: it has a stack'],
        [
          'create rejects: it is a DropinError: There was an error creating Drop-in.',
          'create rejects: it comes from a Error: client is broken.',
        ],
      ),
    ],
  },
  'client hangs': {
    reason: '`create` shows that it works, and gives up after 30 seconds.',
    signs: [
      besides('areas', 'loading-container', 'loading-indicator', 'upper-container', 'wrapper'),
      besides('classes', 'dropin braintree-loading'),
      besides(
        'results',
        'create rejects: it is a DropinError: There was an error creating Drop-in.',
        'create rejects: it comes from a DropinError: A component of the payment provider did not answer in time.',
      ),
    ],
  },
  'vault fails': {
    reason:
      "The vault's error is told like every other, while the options have been loading beside it.",
    signs: [
      instead(
        'results',
        [/^create rejects: it is a (BraintreeError|Error): /],
        [
          /^create rejects: it is a DropinError: (Simulated SIMULATED_FAULT|vault-manager is broken\.)$/,
          /^create rejects: it comes from a (BraintreeError|Error): /,
        ],
      ),
      besides('analytics', 'web.dropin.load-error'),
      besides('calls', /^hosted-fields\./, /^paypal-(button|checkout)\./),
    ],
  },
  "vault's code": {
    reason:
      'The code says what failed in the widget; the code of the component is in its own error.',
    signs: [without('results', 'create rejects: it has the code SIMULATED_FAULT')],
  },
  'vault leaves nothing': {
    reason: 'What failed leaves nothing on the page; the old one goes on loading.',
    signs: [
      without('areas', 'loading-container', 'loading-indicator', 'upper-container', 'wrapper'),
      without('classes', 'wrapper braintree-loading'),
    ],
  },
  'vault hangs': {
    reason:
      'A list of saved methods that does not come keeps nobody from paying for longer than 8 seconds.',
    signs: [
      { ...besides('areas', 'choose-a-way-to-pay'), step: '31000 ms pass' },
      { ...besides('areas', 'options', 'payment-options-container'), step: '31000 ms pass' },
      { ...besides('analytics', 'web.dropin.appeared'), step: '31000 ms pass' },
      { ...besides('results', 'create resolves'), step: '31000 ms pass' },
      { ...without('areas', 'loading-container', 'loading-indicator'), step: '31000 ms pass' },
      without('classes', 'wrapper braintree-loading'),
      besides('classes', 'dropin braintree-loading'),
      {
        ...besides('classes', 'wrapper braintree-show-options', 'dropin braintree-loaded'),
        step: '31000 ms pass',
      },
      {
        ...besides(
          'texts',
          'choose-a-way-to-pay: [chooseAWayToPay]',
          'row: [Card]',
          'row: [PayPal]',
        ),
        step: '31000 ms pass',
      },
      { ...besides('calls', /^hosted-fields\./, /^paypal-(button|checkout)\./), step: 'create' },
    ],
  },
  'data collector hangs': {
    reason: 'Device data that does not come keeps nobody from paying, as when it fails (B-086).',
    signs: [
      ...OTHERS_GO_ON,
      without('areas', 'loading-container', 'loading-indicator'),
      besides('classes', 'dropin braintree-loaded'),
      besides('texts', 'row: [Card]', 'row: [PayPal]'),
      besides('analytics', 'web.dropin.data-collector.setup-failed'),
    ],
  },
  '3D Secure throws': {
    reason: 'A component that throws is one that fails; nothing is left unhandled.',
    signs: [
      instead(
        'results',
        ['create rejects: it is a Error: three-d-secure is broken.'],
        [
          'create rejects: it is a DropinError: 3D Secure failed to set up.',
          'create rejects: it comes from a Error: three-d-secure is broken.',
        ],
      ),
      besides('analytics', 'web.dropin.load-error'),
      besides('calls', /^hosted-fields\./, /^paypal-(button|checkout)\./),
      without(
        'unhandled',
        /^rejection is a TypeError: Cannot read properties of undefined/,
        'rejection has a stack',
      ),
    ],
  },
  '3D Secure hangs': {
    reason: '`create` gives up after 30 seconds and leaves nothing behind.',
    signs: [
      besides(
        'results',
        'create rejects: it is a DropinError: 3D Secure failed to set up.',
        'create rejects: it comes from a DropinError: A component of the payment provider did not answer in time.',
      ),
      besides('analytics', 'web.dropin.load-error'),
      besides('calls', 'hosted-fields.teardown', 'hosted-fields.teardown: []'),
      without('areas', 'loading-container', 'loading-indicator', 'upper-container', 'wrapper'),
      { ...without('classes', 'wrapper braintree-show-options'), step: '31000 ms pass' },
    ],
  },
  "Google's client": {
    reason: "Google's client is made while the component loads, not after it.",
    signs: [
      besides(
        'calls',
        'google-payments-client.constructor',
        'google-payments-client.constructor[0].environment: "TEST"',
      ),
    ],
  },
  'B-012': {
    reason:
      'The keyboard opens no sheet of an option that failed; its tile says that it is disabled.',
    signs: [
      instead('focus', [/^(tile paypal(, which is hidden)?|page)$/], ['after']),
      without(
        'events',
        'changeActiveView {"newViewId":"paypal","previousViewId":"options"}',
        'paymentOptionSelected {"paymentOption":"paypal"}',
      ),
      without('analytics', 'web.dropin.selected.paypal'),
      instead(
        'areas',
        ['paypal', 'paypal-sheet-header', 'sheet-container', 'toggle'],
        ['choose-a-way-to-pay', 'options', 'payment-options-container'],
      ),
      instead(
        'classes',
        ['wrapper braintree-show-paypal', 'sheet container braintree-sheet--active'],
        ['wrapper braintree-show-options', 'tile paypal braintree-disabled'],
      ),
      instead(
        'texts',
        ['paypal-sheet-header: [PayPal]', 'toggle: [chooseAnotherWayToPay]'],
        [
          'choose-a-way-to-pay: [chooseAWayToPay]',
          'row: [Card]',
          /^row: \[PayPal\] Developer Error/,
        ],
      ),
    ],
  },
  'B-013': {
    reason: 'A start that failed leaves the container empty, so that the merchant can try again.',
    signs: [
      instead(
        'results',
        [/: options\.selector or options\.container must reference an empty DOM node\.$/],
        ['create rejects: it is a DropinError: All payment options failed to load.'],
      ),
      instead('analytics', ['web.dropin.configuration-error'], ['web.dropin.load-error']),
      besides('calls', /^hosted-fields\.create/),
    ],
  },
  'B-014': {
    reason: '`create` says that its container was emptied, instead of never settling.',
    signs: [
      besides(
        'results',
        'create rejects: it is a DropinError: There was an error creating Drop-in.',
      ),
      instead('classes', ['wrapper braintree-show-card'], ['dropin braintree-loading']),
    ],
  },
} as const satisfies Record<string, IntendedDifference>
