import type { IntendedDifference, Sign } from '../compare/compare'
import { besides, instead, without } from './sign'

/** The sheet says so where the old one is silent. */
function errorShows(text: string): readonly Sign[] {
  return [
    besides('areas', 'sheet-error', 'sheet-error-text'),
    besides('texts', `sheet-error-text: [${text}]`, `sheet-error: [${text}]`),
    instead(
      'classes',
      ['dropin braintree-loaded'],
      ['dropin braintree-loaded braintree-sheet--has-error'],
    ),
  ]
}

/** What shoppers see of PayPal, Venmo, Apple Pay and Google Pay. */
export const WALLET_DIFFERENCES = {
  'PayPal settings': {
    reason:
      "PayPal's own locale and offer of credit are the merchant's to choose, as the specification has it.",
    signs: [
      instead(
        'calls',
        ['paypal-button.render[0].locale: "fr_FR"'],
        ['paypal-button.render[0].locale: "de_DE"'],
      ),
      instead(
        'calls',
        [
          'paypal-checkout.createPayment[0].locale: "fr_FR"',
          'paypal-checkout.createPayment[0].offerCredit: false',
        ],
        [
          'paypal-checkout.createPayment[0].locale: "de_DE"',
          'paypal-checkout.createPayment[0].offerCredit: true',
        ],
      ),
    ],
  },
  'Venmo cancelled': {
    reason: 'A shopper who cancels knows, whatever code the component has for it.',
    signs: [
      without('areas', 'sheet-error', 'sheet-error-text'),
      instead(
        'classes',
        ['dropin braintree-loaded braintree-sheet--has-error'],
        ['dropin braintree-loaded'],
      ),
      without('texts', 'sheet-error-text: [genericError]', 'sheet-error: [genericError]'),
    ],
  },
  'B-084': {
    reason: 'A request that Apple refuses is told, and the button works again.',
    signs: [
      ...errorShows('genericError'),
      without('unhandled', 'error is a Error: Refused.', 'error has a stack'),
      besides(
        'events',
        'changeActiveView {"newViewId":"methods","previousViewId":"applePay"}',
        /^paymentMethodRequestable /,
      ),
      besides(
        'calls',
        /^apple-pay\.tokenize/,
        /^apple-pay\.(createPaymentRequest|performValidation)/,
        /^apple-pay-session\./,
      ),
      instead('areas', [/^apple/, 'sheet-container'], [/^methods/]),
      instead(
        'classes',
        ['wrapper braintree-show-applePay', 'sheet container braintree-sheet--active'],
        ['wrapper braintree-show-methods', 'methods braintree-methods--active', /^method /],
      ),
      instead(
        'texts',
        ['apple-pay-sheet-header: [Apple Pay]'],
        [/^methods-label: /, 'row: [Apple Pay]'],
      ),
    ],
  },
  'B-085': {
    reason:
      'A shopper in front of the Google Pay button is told to use it, as with the other wallets.',
    signs: errorShows('googlePayButtonMustBeUsed'),
  },
} as const satisfies Record<string, IntendedDifference>
