import { besides, instead, without } from '../intended/sign'
import type { KnownDifferences } from './judge'

const SELECTED_CARD =
  'paymentMethodRequestable {"paymentMethodIsSelected":true,"type":"CreditCard"}'

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
    // The frame of a field tells in its own time that the focus is gone: before that or after it.
    {
      channel: 'events',
      step: 'requestPaymentMethod',
      old: [SELECTED_CARD],
      new: [SELECTED_CARD],
    },
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
    'no blame in the field': {
      reason: 'A shopper who is back in the empty field at once is not told that it is empty.',
      signs: [
        { channel: 'areas', step: 'choose card', old: ['number-field-error'] },
        { channel: 'texts', step: 'choose card', old: [/^number-field-error: \[fieldEmptyFor/] },
      ],
    },
    'B-103': {
      reason: 'A complete form that stays after clearing can be requested, and is told of.',
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
          new: ['paymentMethodRequestable {"paymentMethodIsSelected":false,"type":"CreditCard"}'],
        },
      ],
    },
  },
}
