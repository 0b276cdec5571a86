import type { IntendedDifference } from '../compare/compare'
import { besides, instead } from './sign'

/** Handlers that merchants add. */
export const HANDLER_DIFFERENCES = {
  'B-098': {
    reason: "A merchant's mistake doesn't keep the widget from going on.",
    signs: [
      besides('events', 'paymentOptionSelected {"paymentOption":"card"}', /^card:focus /),
      besides('calls', 'hosted-fields.focus', 'hosted-fields.focus[0]: "number"'),
      besides('analytics', 'web.dropin.selected.card'),
      besides('areas', 'toggle'),
      besides('texts', 'toggle: [chooseAnotherWayToPay]'),
      besides('classes', 'number-field-group braintree-form__field-group--is-focused'),
      instead('focus', [/^tile card|^page$/], ['field number']),
    ],
  },
  'zone of PayPal': {
    reason:
      'A handler runs in the zone of the page, also when PayPal answers, so that Angular renders.',
    signs: [
      instead('results', [/^changeActiveView outside$/], [/^changeActiveView in the zone$/]),
      instead('order', [/changeActiveView outside$/], [/changeActiveView in the zone$/]),
    ],
  },
  'asked in changeActiveView': {
    reason:
      'A handler that asks whether a method can be requested hears of the view that has come, which a request works on.',
    signs: [
      instead(
        'results',
        ['asked in changeActiveView returns: true'],
        ['asked in changeActiveView returns: false'],
      ),
    ],
  },
  'requested in changeActiveView': {
    reason: 'What a request in a handler asks of the shopper stays in sight.',
    signs: [
      besides('areas', 'sheet-error', 'sheet-error-text'),
      instead(
        'classes',
        ['dropin braintree-loaded'],
        ['dropin braintree-loaded braintree-sheet--has-error'],
      ),
      besides('texts', /^sheet-error(-text)?: \[paypalButtonMustBeUsed\]$/),
    ],
  },
  'handler removes itself': {
    reason: 'A handler that removes itself does not keep the next one from being called.',
    signs: [besides('results', 'always'), besides('order', 'always')],
  },
} as const satisfies Record<string, IntendedDifference>
