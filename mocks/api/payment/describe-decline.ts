import type { ChargeRow } from '../database/tables/charges'

interface PublicDecline {
  /** In the provider's words, where they are public. */
  readonly reason: string | undefined
  readonly code: string
}

/** The processor's plain decline, which says nothing about the card. */
const PLAIN_DECLINE = '2046'

/**
 * Codes whose reason the cardholder may know. A missing or new code is withheld: it may say that the card is lost or
 * stolen, that fraud is suspected, or which of the card's details is wrong.
 */
const PUBLIC_CODES: ReadonlySet<string> = new Set(
  [
    2001, 2002, 2003, 2004, 2005, 2006, 2008, 2011, 2015, 2016, 2017, 2018, 2019, 2023, 2024, 2025,
    2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035, 2036, 2037, 2039, 2040, 2041, 2042,
    2044, 2045, 2048, 2049, 2050, 2051, 2052, 2054, 2055, 2056, 2058, 2061, 2062, 2063, 2064, 2065,
    2066, 2067, 2068, 2069, 2070, 2071, 2072, 2073, 2074, 2076, 2078, 2079, 2080, 2081, 2082, 2083,
    2084, 2086, 2087, 2088, 2089, 2090, 2091, 2092, 2093, 2094, 2095, 2096, 2097, 2098, 2099, 2100,
    2101, 4003, 4004, 4006, 4018, 4019, 4020, 4021, 4022, 4023, 4024, 4026,
  ].map(String),
)
const PUBLIC_REJECTIONS: ReadonlySet<string> = new Set([
  'application_incomplete',
  'duplicate',
  'excessive_retry',
  'three_d_secure',
  'token_issuance',
])
const PROCESSOR_UNAVAILABLE = /^3\d{3}$/

/** What a decline says to the shopper: nothing that helps to try stolen cards. */
export function describeDecline({
  declineReason,
  processorCode: code,
}: Pick<ChargeRow, 'declineReason' | 'processorCode'>): PublicDecline {
  if (code === null || !isPublic(code)) return { reason: undefined, code: PLAIN_DECLINE }
  return { reason: declineReason ?? undefined, code }
}

function isPublic(code: string): boolean {
  return PUBLIC_CODES.has(code) || PUBLIC_REJECTIONS.has(code) || PROCESSOR_UNAVAILABLE.test(code)
}
