import type { IntendedDifference } from '../compare/compare'
import { besides, instead, without } from './sign'

const NAME = 'hosted-fields.create[0].fields.cardholderName.placeholder:'
const NAME_IS_REQUIRED = 'hosted-fields.setAttribute cardholderName aria-required true'

/** The widget in a form, by a script tag. */
export const SCRIPT_TAG_DIFFERENCES = {
  'words of errors': {
    reason: 'The words are the widget’s own, and a script tag has no attribute for others.',
    signs: [
      instead(
        'calls',
        [/^hosted-fields\.setMessage \w+ Please fill out /],
        [/^hosted-fields\.setMessage \w+ Enter the /],
      ),
    ],
  },
  'words of the name': {
    reason: 'The words are the widget’s own, and a script tag has no attribute for others.',
    signs: [
      instead(
        'calls',
        [`${NAME} "Cardholder Name"`, NAME_IS_REQUIRED],
        [`${NAME} "As printed on the card"`, NAME_IS_REQUIRED],
      ),
    ],
  },
  'pressed button': {
    reason: 'A form says which of its buttons was pressed, as it does without the widget.',
    signs: [besides('results', 'the form sends method: new')],
  },
  'both forms of an attribute': {
    reason:
      'The long form of an attribute says more than the short one; together they break nothing.',
    signs: [
      without('unhandled', /^error is a TypeError: /, 'error has a stack'),
      besides('calls', /^(client|hosted-fields)\./),
      besides('analytics', /^web\.dropin\./),
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
    ],
  },
  'locked form': {
    reason: 'A start that failed is handled, and tried again when the shopper presses the button.',
    signs: [
      without('unhandled', /^rejection /),
      besides('calls', 'client.create', /^client\.create\[0\]\.authorization: /),
    ],
  },
  'errors at load': {
    reason: 'An error says by a code what it is, and where it comes from.',
    signs: [besides('unhandled', /^error has the code SCRIPT_/, 'error has a stack')],
  },
} as const satisfies Record<string, IntendedDifference>
