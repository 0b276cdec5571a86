import type { IntendedDifference } from '../compare/compare'
import { UNSELECTED } from './payments'
import { besides, instead, without } from './sign'

/** Editing and deleting saved methods. */
export const DELETION_DIFFERENCES = {
  'B-074': {
    reason: 'The button that ends editing says so, and nothing counts as chosen meanwhile.',
    signs: [
      instead('texts', ['methods-edit: [deleteCancelButton]'], ['methods-edit: [doneEditing]']),
      without('classes', /^method .+ braintree-method--active$/),
    ],
  },
  'B-075': {
    reason: 'A method that pays for a subscription is not deleted, and says why.',
    signs: [
      without(
        'events',
        'changeActiveView {"newViewId":"delete-confirmation","previousViewId":"methods"}',
      ),
      instead('areas', [/^delete-confirmation/], [/^methods/]),
      instead('classes', ['wrapper braintree-show-delete-confirmation'], [/^(wrapper|methods) /]),
      instead('texts', [/^delete-confirmation__/], [/^methods-(edit|label): /, /^row: /]),
      instead(
        'classes',
        ['method [endingIn] 4444 [MasterCard] braintree-method--disabled'],
        ['method [endingIn] 4444 [subscriptionCannotBeDeleted] braintree-method--disabled'],
      ),
      besides('classes', /^method \[endingIn\] 4444 \[subscriptionCannotBeDeleted\] /),
      instead(
        'texts',
        ['row: [endingIn] 4444 [MasterCard]'],
        ['row: [endingIn] 4444 [subscriptionCannotBeDeleted]'],
      ),
      instead('focus', ['delete-confirmation__yes'], ['methods-edit']),
    ],
  },
  'B-077': {
    reason: 'After a deletion that failed nothing is chosen until the shopper chooses.',
    signs: [
      UNSELECTED,
      without(
        'events',
        'paymentMethodRequestable {"paymentMethodIsSelected":true,"type":"CreditCard"}',
      ),
      instead(
        'results',
        ['isPaymentMethodRequestable returns: true'],
        ['isPaymentMethodRequestable returns: false'],
      ),
    ],
  },
  'B-078': {
    reason: 'A method that was deleted is neither requestable nor handed out.',
    signs: [
      without(
        'events',
        'paymentMethodRequestable {"paymentMethodIsSelected":true,"type":"CreditCard"}',
      ),
      instead(
        'results',
        ['isPaymentMethodRequestable returns: true'],
        ['isPaymentMethodRequestable returns: false'],
      ),
      instead(
        'results',
        [/^requestPaymentMethod resolves/],
        ['requestPaymentMethod rejects: it is a DropinError: No payment method is available.'],
      ),
      instead(
        'analytics',
        ['web.dropin.request-payment-method.card'],
        ['web.dropin.request-payment-method.error'],
      ),
    ],
  },
  'B-079': {
    reason:
      'A card that was never saved is forgotten, and not deleted in a vault that does not know it.',
    signs: [
      without(
        'calls',
        'vault-manager.deletePaymentMethod',
        'vault-manager.deletePaymentMethod[0]: "<nonce 1>"',
        'vault-manager.fetchPaymentMethods',
        'vault-manager.fetchPaymentMethods[0].defaultFirst: true',
      ),
      without('texts', /: \[vaultManagerPaymentMethodDeletionError\]$/),
      instead(
        'texts',
        ['methods-label: [editPaymentMethods]', 'methods-edit: [deleteCancelButton]'],
        ['methods-label: [payingWith] [Card]', 'methods-edit: [edit]', /^toggle: /],
      ),
      instead('areas', [/^sheet-(container|error)/], ['toggle']),
      instead(
        'classes',
        [/ braintree-sheet--has-error$/, / braintree-methods--edit$/],
        [
          'dropin braintree-loaded',
          'methods braintree-methods--active',
          'method [endingIn] 1111 [Visa] braintree-method--active',
        ],
      ),
      instead('analytics', ['web.dropin.manager.appeared'], ['web.dropin.vaulted-card.preselect']),
      besides(
        'events',
        'paymentMethodRequestable {"paymentMethodIsSelected":true,"type":"CreditCard"}',
      ),
      instead(
        'results',
        ['requestPaymentMethod rejects: it is a DropinError: No payment method is available.'],
        [/^requestPaymentMethod resolves/],
      ),
      instead(
        'analytics',
        ['web.dropin.request-payment-method.error'],
        ['web.dropin.request-payment-method.card'],
      ),
    ],
  },
  'B-107': {
    reason: 'The card form that takes the place of the list takes the focus too.',
    signs: [
      besides('events', /^card:focus /),
      besides('classes', 'number-field-group braintree-form__field-group--is-focused'),
      instead('focus', ['page'], ['field number']),
    ],
  },
} as const satisfies Record<string, IntendedDifference>
