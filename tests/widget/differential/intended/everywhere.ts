import type { IntendedDifference, Sign } from '../compare/compare'
import { besides, instead, without } from './sign'

const TEXT_COLOR = /: "rgb\(29, 33, 41\)"$/
const PLACEHOLDER_COLOR = /: "rgb\(106, 106, 106\)"$/

/** Differences that may show in any scenario. */
export const EVERYWHERE = {
  'field names': {
    reason: 'A screen reader tells the name of a field, in the language of the widget.',
    signs: [
      besides('calls', /^hosted-fields\.create\[0\]\.fields\.\w+\.internalLabel: ".+"$/),
      besides('calls', /^hosted-fields\.create\[0\]\.fields\.\w+\.iframeTitle: ".+"$/),
    ],
  },
  'field look': {
    reason:
      "What is typed has the colours and the font of the widget, on a merchant's dark page too.",
    signs: [
      besides(
        'calls',
        /^hosted-fields\.create\[0\]\.styles\.input\.(font-weight|letter-spacing|invalid\.color): /,
      ),
      style('input.color', /: "#000"$/, TEXT_COLOR),
      style(':focus.color', /: "black"$/, TEXT_COLOR),
      style('input.font-family', /: "-apple-system, /, /: "system-ui, /),
      style('::-webkit-input-placeholder.color', /: "#6a6a6a"$/, PLACEHOLDER_COLOR),
      style(':-moz-placeholder.color', /: "#6a6a6a"$/, PLACEHOLDER_COLOR),
      style('::-moz-placeholder.color', /: "#6a6a6a"$/, PLACEHOLDER_COLOR),
      style(':-ms-input-placeholder ?.color', /: "#6a6a6a"$/, PLACEHOLDER_COLOR),
    ],
  },
  'no script of Apple’s': {
    reason:
      'A later release of the component would load a script that the page’s policy need not admit.',
    signs: [besides('calls', 'apple-pay.create[0].loadApplePaySDK: false')],
  },
  'no vault for guests': {
    reason: 'A guest has no saved methods, so nothing is loaded to ask for them.',
    signs: [without('calls', 'vault-manager.create', 'vault-manager.create[0].client: "[client]"')],
  },
  'error codes': {
    reason: 'A merchant tells errors apart by a stable code.',
    signs: [besides('results', /^\w+ (rejects|calls back): it has the code [A-Z_]+$/)],
  },
  'error stacks': {
    reason: 'An error says where it comes from.',
    signs: [besides('results', /^\w+ (rejects|calls back): it has a stack$/)],
  },
  subscriptions: {
    reason:
      'A merchant learns that a saved method pays for a subscription; the specification lists it.',
    signs: [besides('results', /^\w+ (resolves|calls back)\.hasSubscription: (true|false)$/)],
  },
  'raw payment data': {
    reason:
      "A wallet's own answer stands where the specification has it too, not in the details alone.",
    signs: [besides('results', /^\w+ (resolves|calls back)\.rawPaymentData\./)],
  },
  'B-038': {
    reason: 'The focus goes on to what takes the place of what had it, instead of getting lost.',
    signs: [
      instead(
        'focus',
        [/^page$|, which is hidden$/],
        [/^(tile|method) |^(paypal|paypalCredit|venmo|applePay|googlePay)$/],
      ),
    ],
  },
  'B-028': {
    reason:
      'The buttons of Venmo and Apple Pay are buttons: they take the focus, and the keyboard presses them.',
    signs: [instead('focus', ['page'], [/^(apple-pay|venmo)-button$/])],
  },
  'B-081': {
    reason:
      'PayPal gets its place itself and not a selector of it, so that it finds it in a shadow root.',
    signs: [
      instead(
        'calls',
        [/^paypal-button\.render\[1\]: "#braintree--dropin__<id \d+> \[data-braintree-id=/],
        ['paypal-button.render[1]: [element]'],
      ),
    ],
  },
  'B-083': {
    reason:
      "Venmo's component is asked with options as its documentation has them, where a merchant wrote `true`.",
    signs: [
      instead('calls', ['venmo.isBrowserSupported[0]: true'], ['venmo.isBrowserSupported[0]: {}']),
    ],
  },
  'B-090': {
    reason: 'Every component is torn down, and not three of them.',
    signs: [
      besides('calls', /^(paypal-checkout|venmo|apple-pay|google-payment|vault-manager)\.teardown/),
    ],
  },
} as const satisfies Record<string, IntendedDifference>

function style(property: string, old: RegExp, now: RegExp): Sign {
  const start = `^hosted-fields\\.create\\[0\\]\\.styles\\.${property.replaceAll('.', '\\.')}`
  return instead('calls', [new RegExp(start + old.source)], [new RegExp(start + now.source)])
}
