import { besides, instead, without } from '../intended/sign'
import type { KnownDifferences } from './judge'

/** Differences that walks meet; the scenarios show each of them by itself, under the same name. */
export const KNOWN: KnownDifferences = {
  passing: [
    // B-010, B-066
    besides('texts', 'methods-label: [chooseAWayToPay]'),
    without('texts', /^methods-label: \[payingWith\] /),
    besides('areas', 'methods-label'),
    // B-074
    instead('texts', ['methods-edit: [deleteCancelButton]'], ['methods-edit: [doneEditing]']),
    // B-033
    instead('areas', ['lower-container'], ['upper-container']),
  ],
  intended: {
    'B-070': {
      reason: 'What a shopper looks at stays in sight, whatever changes about another option.',
      signs: [
        {
          channel: 'events',
          step: /^updateConfiguration /,
          old: [/^changeActiveView \{"newViewId":"(options|card|paypal)",/],
        },
      ],
    },
  },
  accidental: {
    'a complete card form is cleared': {
      reason:
        'Where a complete form is all there is, 1.42.0 says after clearSelectedPaymentMethod that nothing can be requested, the widget that the card can, whose fields are still filled in.',
      signs: [
        {
          channel: 'results',
          step: 'clearSelectedPaymentMethod',
          old: ['requestable: false'],
          new: ['requestable: true'],
        },
        {
          channel: 'events',
          step: 'clearSelectedPaymentMethod',
          old: ['noPaymentMethodRequestable'],
        },
      ],
    },
    'clear tells in another order': {
      reason:
        'Where a complete card is cleared and the options come back, 1.42.0 tells noPaymentMethodRequestable before changeActiveView, the widget after it.',
      signs: [
        {
          channel: 'events',
          step: 'clearSelectedPaymentMethod',
          old: ['noPaymentMethodRequestable'],
          new: ['noPaymentMethodRequestable'],
        },
      ],
    },
  },
}
