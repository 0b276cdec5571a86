import { BraintreeError } from '../shared/braintree-error'

/** What a merchant's `authorization` turned out to be. */
export type Authorization =
  | { readonly type: 'TOKENIZATION_KEY'; readonly key: string }
  | {
      readonly type: 'CLIENT_TOKEN'
      readonly fingerprint: string
      /** Absolute address or path of the gateway's client API; without one it is in the page. */
      readonly clientApiUrl: string | null
    }

const TOKENIZATION_KEY = /^[a-z0-9]+_[a-z0-9]+_[a-z0-9_]+$/i

/**
 * Reads a tokenization key or client token; throws `CLIENT_INVALID_AUTHORIZATION` for others.
 *
 * @throws BraintreeError `CLIENT_INVALID_AUTHORIZATION` for anything else
 */
export function readAuthorization(authorization: string): Authorization {
  if (TOKENIZATION_KEY.test(authorization)) return { type: 'TOKENIZATION_KEY', key: authorization }
  const token = decodeToken(authorization)
  const fingerprint = token['authorizationFingerprint']
  const clientApiUrl = token['clientApiUrl']
  if (typeof fingerprint !== 'string') throw invalidAuthorization()
  return {
    type: 'CLIENT_TOKEN',
    fingerprint,
    clientApiUrl: typeof clientApiUrl === 'string' ? clientApiUrl : null,
  }
}

function decodeToken(authorization: string): Record<string, unknown> {
  try {
    const token: unknown = JSON.parse(atob(authorization))
    if (typeof token === 'object' && token !== null) return { ...token }
  } catch {
    // What exactly is wrong with it is not told, as it may hold secrets.
    throw invalidAuthorization()
  }
  throw invalidAuthorization()
}

function invalidAuthorization(): BraintreeError {
  return new BraintreeError({
    type: 'MERCHANT',
    code: 'CLIENT_INVALID_AUTHORIZATION',
    message: 'The authorization is neither a tokenization key nor a client token.',
  })
}
