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
    { channel: 'events', step: 'requestPaymentMethod', moved: SELECTED_CARD },
    { channel: 'events', step: /^requestPaymentMethod /, moved: /^card:blur / },
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
    'B-066 unfetched': {
      reason: 'Saved methods stay as they are known where they cannot be fetched again.',
      signs: [
        {
          channel: 'events',
          step: 'clearSelectedPaymentMethod',
          old: [/^changeActiveView \{"newViewId":"(options|card|paypal)"/],
        },
        { channel: 'areas', step: 'clearSelectedPaymentMethod', new: [/^(methods|toggle)$/] },
      ],
    },
    'B-085': {
      reason: 'A shopper in front of the Google Pay button is told to use it.',
      signs: [
        {
          channel: 'texts',
          step: /^requestPaymentMethod/,
          new: ['sheet-error-text: [googlePayButtonMustBeUsed]'],
        },
      ],
    },
    'B-088': {
      reason: 'After a verification that failed, the merchant hears what can be requested.',
      signs: [
        { channel: 'events', step: /^requestPaymentMethod/, new: ['noPaymentMethodRequestable'] },
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
