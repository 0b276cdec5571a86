import { isObject } from './is-object'

/** The fingerprint in a client token, which is base64 of JSON; a tokenization key has none. */
export function readFingerprint(authorization: string): string | undefined {
  try {
    const token: unknown = JSON.parse(atob(authorization))
    if (!isObject(token)) return undefined
    const fingerprint: unknown = Reflect.get(token, 'authorizationFingerprint')
    return typeof fingerprint === 'string' ? fingerprint : undefined
  } catch {
    // Not base64, or not JSON: a tokenization key.
    return undefined
  }
}

/** A shopper whom the merchant has not named: nothing is fetched, saved or deleted for them. */
export function isGuestAuthorization(authorization: string): boolean {
  return !readFingerprint(authorization)?.includes('customer_id=')
}
