const SECRET_FIELDS =
  /("(?:password|token|clientToken|paymentMethodNonce|authorizationFingerprint)"\s*:\s*")((?:[^"\\]|\\.)*)(")/g
const BEARER = /(Bearer )[^\s"']+/g
const MASK = '***'

export type Mask = (text: string) => string

/** Hides passwords, tokens and nonces by the names of their fields, and the given values wherever they stand. */
export function createMask(secrets: readonly string[] = []): Mask {
  const values = secrets.filter((secret) => secret.length > 0)
  return (text) =>
    values
      .reduce((masked, secret) => masked.replaceAll(secret, MASK), text)
      .replace(SECRET_FIELDS, (_, before: string, value: string, after: string) =>
        value === '' ? before + after : before + MASK + after,
      )
      .replace(BEARER, `$1${MASK}`)
}
