/** What a shopper may know of a declined payment, named after what there is to do next. */
export type DeclineKind =
  /** No reason is given: there is none, or it would help a thief. */
  | 'declined'
  | 'check-details'
  | 'use-another-method'
  | 'ask-your-bank'
  | 'confirm-with-bank'
  | 'card-expired'
  /** Too little money, or a limit of the card or account. */
  | 'limit-reached'
  | 'try-again-later'
  | 'possible-duplicate'
  /** A fault of the shop's or its provider's set-up. */
  | 'shop-problem'

/**
 * Braintree's processor response codes and validation errors. What is missing here is told as `declined`: no reason
 * (2000, 2038, 2046), a card that is lost, stolen, closed or restricted (2007, 2012, 2013, 2022, 2047, 2053, 2057,
 * 2107, 2108), suspicion (2014, 2020, 2021, 2043, 2077, 2085, 2105, 2106, 4005), and which of the security code, PIN
 * and address is wrong (2010, 2059, 2060, 2102, 2103), so that stolen cards can not be tested or guessed here.
 */
const CODES: readonly (readonly [DeclineKind, readonly number[]])[] = [
  ['check-details', [2005, 2006, 2008, 2051, 81710, 81714, 81715, 81716, 81717]],
  [
    'use-another-method',
    [
      2011, 2023, 2024, 2029, 2032, 2050, 2058, 2070, 2071, 2072, 2074, 2076, 2082, 2083, 2084,
      2092, 2093, 2096, 81703,
    ],
  ],
  ['ask-your-bank', [2015, 2017, 2018, 2019, 2027, 2041, 2044]],
  ['confirm-with-bank', [2099, 2101]],
  ['card-expired', [2004]],
  ['limit-reached', [2001, 2002, 2003, 2035, 2086]],
  ['try-again-later', [2033, 2034, 2039, 2061, 2062, 2078]],
  ['possible-duplicate', [2016, 2069, 2094, 4003]],
  [
    'shop-problem',
    [
      2025, 2026, 2028, 2030, 2031, 2036, 2037, 2040, 2042, 2045, 2048, 2049, 2052, 2054, 2055,
      2056, 2063, 2064, 2065, 2066, 2067, 2068, 2073, 2079, 2080, 2081, 2087, 2088, 2089, 2090,
      2091, 2095, 2097, 2098, 2100, 4004, 4006, 4018, 4019, 4020, 4021, 4022, 4023, 4024, 4026,
    ],
  ],
]

/** Braintree's gateway rejection reasons, but for `fraud`, `risk_threshold`, `cvv`, `avs` and `avs_and_cvv`. */
const REJECTIONS: readonly (readonly [string, DeclineKind])[] = [
  ['application_incomplete', 'shop-problem'],
  ['duplicate', 'possible-duplicate'],
  ['excessive_retry', 'try-again-later'],
  ['three_d_secure', 'confirm-with-bank'],
  ['token_issuance', 'use-another-method'],
]

const KINDS: ReadonlyMap<string, DeclineKind> = new Map([
  ...REJECTIONS,
  ...CODES.flatMap(([kind, codes]) => codes.map((code) => [String(code), kind] as const)),
])

/** All of them say that the processor or its network could not be reached, not what it thinks of the payment. */
const PROCESSOR_UNAVAILABLE = /^3\d{3}$/

/**
 * What a shopper may know of a declined payment.
 *
 * @param code Braintree's `processorResponseCode` or `gatewayRejectionReason`, such as `2001` or `duplicate`; one
 * that is unknown or missing is `declined`
 */
export function declineKind(code: string | number | null | undefined): DeclineKind {
  const name = String(code ?? '').trim()
  return KINDS.get(name) ?? (PROCESSOR_UNAVAILABLE.test(name) ? 'try-again-later' : 'declined')
}
