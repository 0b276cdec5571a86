import type { IntendedDifference } from '../compare/compare'
import { besides, instead, without } from './sign'

/** Options, methods and events as merchants use them. */
export const INTERFACE_DIFFERENCES = {
  'selector refused': {
    reason:
      'A selector that no browser reads is told like every other container that is not there.',
    signs: [
      instead(
        'results',
        [/: it is a SyntaxError: /, /: it has the code 12$/],
        [
          /: it is a DropinError: options\.selector or options\.container must reference a valid DOM node\.$/,
          /: it comes from a SyntaxError: /,
        ],
      ),
      besides('analytics', 'web.dropin.configuration-error'),
    ],
  },
  'locale refused': {
    reason: 'A wrong option is named, with what it takes and what it got.',
    signs: [
      instead(
        'results',
        [/: it is a TypeError: .*locale\.split is not a function$/],
        [/: it is a DropinError: options\.locale takes text, but got the number 1\.$/],
      ),
    ],
  },
  'no options': {
    reason: '`create` always answers by its promise.',
    signs: [
      instead(
        'results',
        [/^create throws: it is a TypeError: /, 'create throws: it has a stack'],
        ['create rejects: it is a DropinError: options.authorization is required.'],
      ),
    ],
  },
  'B-091': {
    reason: 'The end of one widget leaves the other one visible.',
    signs: [
      besides(
        'areas',
        'card',
        'wrapper',
        'upper-container',
        'sheet-container',
        /^card-|-card-icon$|-field-group$|^cvv-/,
      ),
      besides(
        'classes',
        'wrapper braintree-show-card',
        'dropin braintree-loaded',
        'sheet container braintree-sheet--active',
      ),
      besides('texts', /^card-sheet-header: /, /^cvv-label-descriptor: /, /-icon-svg shows /),
    ],
  },
  'B-093': {
    reason: "The merchant's objects stay as they are.",
    signs: [without('results', 'the style afterwards returns.label: "credit"')],
  },
  'B-044': {
    reason: 'The fields get the styles that they can use, and not another spelling of them too.',
    signs: [without('calls', 'hosted-fields.create[0].styles.input.fontSize: "20px"')],
  },
  'B-094': {
    reason:
      'A text of the merchant is shown as it is written; no characters in it have a meaning of their own.',
    signs: [
      instead('texts', [/^row: •• 1111 @TITLE Visa$/], ['row: •• 1111 $& Visa']),
      instead(
        'classes',
        ['method •• 1111 @TITLE Visa braintree-method--active'],
        ['method •• 1111 $& Visa braintree-method--active'],
      ),
    ],
  },
  'B-089 twice': {
    reason: 'A second teardown has nothing to do and nothing to complain about.',
    signs: [
      instead(
        'results',
        [/^teardown rejects: it is a TypeError: /, 'teardown rejects: it has a stack'],
        ['teardown resolves'],
      ),
      without('unhandled', /^rejection /),
    ],
  },
  'B-089': {
    reason: 'A component that is not torn down is told of, also when it says so late.',
    signs: [instead('results', ['teardown resolves'], [/^teardown rejects: it is a \w+: /])],
  },
  'request after teardown': {
    reason: 'A request always answers by its promise, and says what was wrong.',
    signs: [
      instead(
        'results',
        [
          /^requestPaymentMethod throws: it is a BraintreeError: getState cannot be called after teardown\.$/,
          'requestPaymentMethod throws: it has the code METHOD_CALLED_AFTER_TEARDOWN',
          'requestPaymentMethod throws: it has a stack',
        ],
        [
          'requestPaymentMethod rejects: it is a DropinError: requestPaymentMethod cannot be called after teardown.',
        ],
      ),
    ],
  },
  'after teardown': {
    reason:
      'What a widget that is gone is told to do fails, and says so; it offers nothing and calls nobody (WSET-10).',
    signs: [
      instead(
        'results',
        [/^(updateConfiguration|on) returns/],
        [
          /^(updateConfiguration|on) throws: it is a DropinError: \w+ cannot be called after teardown\.$/,
          /^(updateConfiguration|on) throws: it has the code TORN_DOWN$/,
          /^(updateConfiguration|on) throws: it has a stack$/,
        ],
      ),
      instead(
        'results',
        [/^getAvailablePaymentOptions returns\[\d\]: /],
        ['getAvailablePaymentOptions returns: []'],
      ),
      instead('results', ['hasListener returns: true'], ['hasListener returns: false']),
    ],
  },
  'callbacks of answers': {
    reason: 'What answers at once needs no callback, and breaks on none (§1.2).',
    signs: [
      instead(
        'results',
        [/^\w+ throws: it is a TypeError: /, /^\w+ throws: it has a stack$/],
        [/^\w+ returns/],
      ),
    ],
  },
  'callback throws': {
    reason: "A merchant's mistake reaches what watches the page for errors, not the console alone.",
    signs: [besides('unhandled', 'error is a Error: A merchant’s mistake.', 'error has a stack')],
  },
  'own list': {
    reason: 'What a merchant does with the list takes no option away.',
    signs: [
      besides(
        'results',
        'getAvailablePaymentOptions returns[0]: "card"',
        'getAvailablePaymentOptions returns[1]: "paypal"',
      ),
      without('results', 'getAvailablePaymentOptions returns: []'),
    ],
  },
  'event names': {
    reason: 'No name of an event has a meaning of its own.',
    signs: [
      instead(
        'results',
        [/^(on|off) throws: it is a TypeError: /, /^(on|off) throws: it has a stack$/],
        [/^(on|off) returns$/],
      ),
      instead('results', ['hasListener returns: true'], ['hasListener returns: false']),
    ],
  },
  off: {
    reason: 'A handler that was never added takes no other one away.',
    signs: [
      instead('results', ['hasListener returns: false'], ['hasListener returns: true']),
      besides('events', 'changeActiveView {"newViewId":"card","previousViewId":"options"}'),
    ],
  },
  'function values': {
    reason: 'A setting may be a function.',
    signs: [
      instead(
        'results',
        [
          /^updateConfiguration throws: it is a TypeError: /,
          'updateConfiguration throws: it has a stack',
        ],
        ['updateConfiguration returns'],
      ),
      besides('calls', 'paypal-checkout.createPayment[0].onShippingChange: "[function]"'),
    ],
  },
  'B-037': {
    reason: 'The space bar presses what looks like a button.',
    signs: [
      besides(
        'events',
        'changeActiveView {"newViewId":"card","previousViewId":"options"}',
        'paymentOptionSelected {"paymentOption":"card"}',
        /^card:focus /,
      ),
      besides('calls', 'hosted-fields.focus', 'hosted-fields.focus[0]: "number"'),
      besides('analytics', 'web.dropin.selected.card'),
      instead(
        'areas',
        ['choose-a-way-to-pay', 'options', 'payment-options-container'],
        ['card', 'sheet-container', 'toggle', /^card-|-card-icon$|-field-group$|^cvv-/],
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
      instead('focus', ['tile card'], ['field number']),
    ],
  },
  'codes as data': {
    reason: 'What reports errors as data reports their stable codes too.',
    signs: [
      instead(
        'results',
        [/ code in text undefined$/, / code spread false copied false$/],
        [/ code in text [A-Z_]+$/, / code spread true copied true$/],
      ),
    ],
  },
  'toggle in its place': {
    reason: 'The button below the methods keeps its height and ends where its place ends.',
    signs: [
      instead(
        'boxes',
        [/^toggle: (wider than its place, a row|full width, tiny)$/],
        ['toggle: full width, a row'],
      ),
    ],
  },
  'fields side by side': {
    reason: 'Two fields in one row are equally wide and fill it.',
    signs: [
      instead(
        'boxes',
        [/-field-group: a piece of the width, a row$/],
        [/-field-group: half the width, a row$/],
      ),
    ],
  },
  "the page's font": {
    reason: "What is typed has the font that the page's rule gives the widget.",
    signs: [
      instead(
        'calls',
        [/^hosted-fields\.create\[0\]\.styles\.input\.font-family: "-apple-system, /],
        [/^hosted-fields\.create\[0\]\.styles\.input\.font-family: "\\"Times New Roman\\""$/],
      ),
    ],
  },
  'no button off the page': {
    reason: 'PayPal is not asked to draw where nothing is shown: it would refuse.',
    signs: [without('calls', /^paypal-button\.render/)],
  },
  'clear after teardown': {
    reason: 'A widget that is gone fetches nothing and tells nothing any more.',
    signs: [
      without('events', 'noPaymentMethodRequestable'),
      without(
        'calls',
        'vault-manager.fetchPaymentMethods',
        'vault-manager.fetchPaymentMethods[0].defaultFirst: true',
      ),
      without('order', 'during clear: noPaymentMethodRequestable'),
    ],
  },
  'labels in columns': {
    reason:
      "A page's rule for the labels of its own form leaves the card fields as wide as they are.",
    signs: [
      besides('areas', 'number-field-group'),
      besides('classes', 'number-field-group braintree-form__field-group--is-focused'),
      instead(
        'boxes',
        [/^box of .*: a piece of the width, a row$/, /-field-group: a piece of the width, a row$/],
        [
          /^box of .*: (full|half the) width, a row$/,
          /-field-group: (full|half the) width, a row$/,
        ],
      ),
    ],
  },
  'locale with a hyphen': {
    reason: 'A locale is understood as pages write it too.',
    signs: [besides('calls', 'paypal-button.render[0].locale: "de_DE"')],
  },
} as const satisfies Record<string, IntendedDifference>
