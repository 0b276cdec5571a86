import type { IntendedDifference } from '../../widget/differential/compare/compare'

const OWN_WORDS = / saying: /

/** Where a stand-in is not like its component on purpose. The component is the old one here, the stand-in the new one. */
const DIFFERENCES = {
  words: {
    reason:
      "The sentences of errors are the stand-ins' own: Braintree's are not ours to copy, and the widget reads codes.",
    signs: [{ channel: 'results', old: [OWN_WORDS], new: [OWN_WORDS] }],
  },
  'first digits': {
    reason:
      'A card that is tokenized by GraphQL comes with more about its first digits; the stand-ins speak for REST, whose answers lack it.',
    signs: [
      {
        channel: 'results',
        old: [
          /binData\.(business|consumer|corporate|purchase): "Unknown"$/,
          /binData\.(countryOfIssuance|issuingBank|productId): "UNKNOWN"$/,
        ],
        new: [/binData\.(countryOfIssuance|issuingBank|productId): "Unknown"$/],
      },
    ],
  },
  addresses: {
    reason:
      'The stand-ins have one gateway at one address, and none of the other parties that the configuration names.',
    signs: [
      {
        channel: 'results',
        old: [
          /gatewayConfiguration\.(analytics\.url|assetsUrl|clientApiUrl): /,
          /gatewayConfiguration\.(graphQL|paypal|threeDSecure)\./,
        ],
        new: [
          /gatewayConfiguration\.(analytics\.url|assetsUrl|clientApiUrl): /,
          /gatewayConfiguration\.threeDSecure\./,
        ],
      },
    ],
  },
  'look-up': {
    reason:
      'Of a look-up the stand-in tells what merchants act on: the nonce, the verdict and whether a challenge follows.',
    signs: [{ channel: 'events', old: [/^onLookupComplete /], new: [/^onLookupComplete /] }],
  },
  'cancelled look-up': {
    reason:
      'Of a look-up that the merchant cancels the stand-in hands back the nonce, and the verdict where there is one.',
    signs: [
      {
        channel: 'results',
        old: [
          /cancelVerifyCard brings\.(details|type|threeDSecureInfo|verificationDetails): /,
          /cancelVerifyCard brings\.liabilityShift(ed|Possible): null$/,
        ],
      },
    ],
  },
  "bank's window": {
    reason:
      "The stand-in's window is part of the page and takes the focus; the bank's is a frame's.",
    signs: [
      { channel: 'focus', old: ['braintree-hosted-field-cvv'], new: [''] },
      {
        channel: 'classes',
        old: [/^cvv: .*focused/],
        new: ['cvv: braintree-hosted-fields-valid'],
      },
    ],
  },
  'stray rejection': {
    reason:
      'The published component sets itself up again after a verification, and without its script nobody handles that failure.',
    signs: [{ channel: 'unhandled', old: [/^rejection with a TypeError/, / saying: /] }],
  },
  'merchant session': {
    reason: "What Apple's server answers is opaque to merchants; the stand-in has no such server.",
    signs: [
      {
        channel: 'results',
        old: [/performValidation brings\./],
        new: [/performValidation brings\./],
      },
    ],
  },
  consumed: {
    reason:
      'Apple Pay hands on all that the gateway answered; the stand-ins leave out what no merchant can use.',
    signs: [{ channel: 'results', old: [/tokenize brings\.consumed: false$/] }],
  },
} as const satisfies Record<string, IntendedDifference>

export type DifferenceName = keyof typeof DIFFERENCES

/** The named ones, each of which has to show. */
export function pickDifferences(
  names: readonly DifferenceName[],
): Record<string, IntendedDifference> {
  return Object.fromEntries(names.map((name) => [name, DIFFERENCES[name]]))
}
