import type { IntendedDifference } from '../compare/compare'
import { besides, instead, without } from './sign'

const PAYLOAD = /^requestPaymentMethod resolves/
const REFUSAL = 'requestPaymentMethod rejects: it is a DropinError: No payment method is available.'
const STALE_HEADING = instead(
  'texts',
  [/^methods-label: \[payingWith\] /],
  ['methods-label: [chooseAWayToPay]'],
)

/** The old heading has this class where the selection was cleared by the merchant, the new one where there is none. */
export const UNSELECTED = besides('classes', 'heading braintree-no-payment-method-selected')

/** A selection that is gone is neither requestable nor handed out. */
const NOT_HANDED_OUT = [
  instead(
    'results',
    ['isPaymentMethodRequestable returns: true'],
    ['isPaymentMethodRequestable returns: false'],
  ),
  instead('results', [PAYLOAD], [REFUSAL]),
  instead(
    'analytics',
    [/^web\.dropin\.request-payment-method\.(card|paypal)$/],
    ['web.dropin.request-payment-method.error'],
  ),
]

/** What can be requested, and what comes of it. */
export const PAYMENT_DIFFERENCES = {
  'B-010': {
    reason: 'A list with nothing chosen has a heading, and not an empty one.',
    signs: [besides('texts', 'methods-label: [chooseAWayToPay]'), UNSELECTED],
  },
  'B-066': {
    reason: 'A heading does not go on to name a method that was unselected.',
    signs: [STALE_HEADING],
  },
  'B-066 unfetched': {
    reason:
      'Saved methods stay as they are known where they cannot be fetched again: a shopper does not lose them to a network that is down for a moment.',
    signs: [
      without('events', /^changeActiveView /),
      instead(
        'areas',
        ['choose-a-way-to-pay', 'lower-container', 'options', 'payment-options-container'],
        ['methods', 'methods-container', 'methods-label', 'toggle', 'upper-container'],
      ),
      instead(
        'classes',
        ['wrapper braintree-show-options'],
        [
          'wrapper braintree-show-methods',
          'methods braintree-methods--active',
          'heading braintree-no-payment-method-selected',
        ],
      ),
      instead(
        'texts',
        ['choose-a-way-to-pay: [chooseAWayToPay]', 'row: [Card]', 'row: [PayPal]'],
        [
          'methods-label: [chooseAWayToPay]',
          'toggle: [chooseAnotherWayToPay]',
          'row: [endingIn] 1111 [Visa]',
          'row: [endingIn] 4444 [MasterCard]',
        ],
      ),
    ],
  },
  'B-103': {
    reason:
      'A complete form that stays after clearing can be requested, and is told of: pages would keep their button closed over a form in which nothing is left to do.',
    signs: [
      besides(
        'events',
        'paymentMethodRequestable {"paymentMethodIsSelected":false,"type":"CreditCard"}',
      ),
      instead(
        'results',
        ['isPaymentMethodRequestable returns: false'],
        ['isPaymentMethodRequestable returns: true'],
      ),
    ],
  },
  'B-033': {
    reason: 'An options list that stands alone stands where it always does.',
    signs: [instead('areas', ['lower-container'], ['upper-container'])],
  },
  'B-047': {
    reason: 'A card of a brand that is taken counts when it replaces a valid one that is not.',
    signs: [
      besides(
        'events',
        'paymentMethodRequestable {"paymentMethodIsSelected":false,"type":"CreditCard"}',
      ),
    ],
  },
  'B-050': {
    reason: 'An empty field holds no card of a brand that is not taken.',
    signs: [
      without('areas', 'number-field-error'),
      without('classes', 'number-field-group braintree-form__field-group--has-error'),
      without('texts', 'number-field-error: [unsupportedCardTypeError]'),
      without(
        'calls',
        'hosted-fields.setAttribute number aria-invalid true',
        'hosted-fields.setMessage number [unsupportedCardTypeError]',
      ),
    ],
  },
  'B-052': {
    reason: 'A field that may stay empty is not announced as required.',
    signs: [without('calls', 'hosted-fields.setAttribute cardholderName aria-required true')],
  },
  'B-062': {
    reason: 'A name that is too long is said to be so.',
    signs: [
      instead(
        'texts',
        ['cardholder-name-field-error: [fieldInvalidForCardholderName]'],
        ['cardholder-name-field-error: [fieldTooLongForCardholderName]'],
      ),
      instead(
        'calls',
        ['hosted-fields.setMessage cardholderName [fieldInvalidForCardholderName]'],
        ['hosted-fields.setMessage cardholderName [fieldTooLongForCardholderName]'],
      ),
    ],
  },
  'B-068': {
    reason: 'A card that was cleared is not listed again, and can be charged no more.',
    signs: [
      without('texts', 'row: [endingIn] 1111 [Visa]'),
      without('events', /^changeActiveView /, /^paymentMethodRequestable /),
      instead(
        'classes',
        ['method [endingIn] 1111 [Visa] braintree-method--active'],
        ['method [endingIn] 4444 [MasterCard] braintree-method--active'],
      ),
      instead(
        'results',
        [/^requestPaymentMethod resolves\./, 'requestPaymentMethod resolves.nonce: "<nonce 1>"'],
        [/^requestPaymentMethod resolves\./, 'requestPaymentMethod resolves.nonce: "<nonce 2>"'],
      ),
    ],
  },
  'B-092': {
    reason: 'Widgets that come one after the other know nothing of each other.',
    signs: [besides('calls', 'hosted-fields.setAttribute cvv aria-required true')],
  },
  'B-052 order': {
    reason: 'The fields are announced as required in their order on the page.',
    signs: [
      instead(
        'calls',
        ['hosted-fields.setAttribute cardholderName aria-required true'],
        ['hosted-fields.setAttribute cardholderName aria-required true'],
      ),
    ],
  },
  'B-058': {
    reason: 'Two requests at once are about one payment: the card is tokenized once.',
    signs: [
      instead(
        'results',
        ['second resolves.nonce: "<nonce 2>"'],
        ['second resolves.nonce: "<nonce 1>"'],
      ),
      without('calls', 'hosted-fields.tokenize', 'hosted-fields.tokenize[0].vault: false', /clear/),
      without('analytics', 'web.dropin.request-payment-method.card'),
      without('events', 'changeActiveView {"newViewId":"methods","previousViewId":"methods"}'),
    ],
  },
  'B-067': {
    reason: 'A method that was cleared while a sheet was open is not charged afterwards.',
    signs: [
      STALE_HEADING,
      UNSELECTED,
      ...NOT_HANDED_OUT,
      without(
        'events',
        'paymentMethodRequestable {"paymentMethodIsSelected":true,"type":"CreditCard"}',
      ),
    ],
  },
  'B-070': {
    reason: 'A shopper who types a card keeps the form in sight, whatever changes about PayPal.',
    signs: [
      instead('focus', ['page'], ['field number']),
      without(
        'events',
        'changeActiveView {"newViewId":"options","previousViewId":"card"}',
        'noPaymentMethodRequestable',
        /^card:blur /,
      ),
      instead(
        'results',
        ['isPaymentMethodRequestable returns: false'],
        ['isPaymentMethodRequestable returns: true'],
      ),
      instead(
        'areas',
        ['choose-a-way-to-pay', 'options', 'payment-options-container'],
        [
          'card',
          'sheet-container',
          'toggle',
          /^card-|-card-icon$|^(number|cvv|expiration-date)-|^cvv-/,
        ],
      ),
      instead(
        'classes',
        ['wrapper braintree-show-options'],
        [
          'wrapper braintree-show-card',
          'sheet container braintree-sheet--active',
          /^number-field-group /,
        ],
      ),
      instead(
        'texts',
        ['choose-a-way-to-pay: [chooseAWayToPay]', 'row: [Card]', 'row: [PayPal]'],
        [/^card-sheet-header: /, /^cvv-label-descriptor: /, /^toggle: /, /-icon-svg shows /],
      ),
    ],
  },
  'B-071': {
    reason: 'A payment that was authorised for the old amount is not handed out for the new one.',
    signs: [
      STALE_HEADING,
      UNSELECTED,
      ...NOT_HANDED_OUT,
      besides('events', 'noPaymentMethodRequestable'),
      without('classes', 'method shopper@paypal.example [PayPal] braintree-method--active'),
      without('texts', 'row: shopper@paypal.example [PayPal]'),
    ],
  },
  'B-088': {
    reason: 'After a verification that failed, the merchant goes on to hear what can be requested.',
    signs: [besides('events', 'noPaymentMethodRequestable')],
  },
  'B-088 card': {
    reason: 'So it does with the next card.',
    signs: [
      besides(
        'events',
        'paymentMethodRequestable {"paymentMethodIsSelected":false,"type":"CreditCard"}',
      ),
    ],
  },
  'B-088 saved': {
    reason: 'So it does with saved methods, which are fetched once.',
    signs: [
      besides(
        'events',
        'paymentMethodRequestable {"paymentMethodIsSelected":true,"type":"CreditCard"}',
      ),
      without(
        'calls',
        'vault-manager.fetchPaymentMethods',
        'vault-manager.fetchPaymentMethods[0].defaultFirst: true',
      ),
    ],
  },
  'B-109': {
    reason: 'What a merchant does with a payload changes no later one.',
    signs: [
      instead(
        'results',
        ['requestPaymentMethod resolves.details.lastFour: "0000"'],
        ['requestPaymentMethod resolves.details.lastFour: "1111"'],
      ),
    ],
  },
} as const satisfies Record<string, IntendedDifference>
