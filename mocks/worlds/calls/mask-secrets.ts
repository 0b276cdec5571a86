import { asArray, isObject } from '../../contract/json'

export const HIDDEN = '***'

const SECRET_NAME = '[\\w-]*(?:password|passwd|token|secret|nonce|jwt|fingerprint|api[-_]?key)'
const IS_SECRET = new RegExp(`^${SECRET_NAME}$`, 'i')
/** A text that is no JSON may end within the value. */
const SECRET_FIELDS = new RegExp(`("${SECRET_NAME}"\\s*:\\s*")((?:[^"\\\\]|\\\\.)*)("?)`, 'gi')
const BEARER = /((?:Bearer|Basic) )[^\s"',]+/gi
const COOKIE = /([^=;,\s]+)=[^;,]*/g

/** Parsed JSON without passwords, tokens and nonces, by the names of their fields. */
export function maskJson(value: unknown): unknown {
  if (Array.isArray(value)) return asArray(value).map(maskJson)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) =>
      typeof inner === 'string' && isSecret(name, inner) ? [name, HIDDEN] : [name, maskJson(inner)],
    ),
  )
}

/** The same of a text that may hold JSON. */
export function maskText(text: string): string {
  return text
    .replace(
      SECRET_FIELDS,
      (_, before: string, value: string, after: string) =>
        before + (isPublic(value) ? value : HIDDEN) + after,
    )
    .replace(BEARER, `$1${HIDDEN}`)
}

/** Headers without tokens; cookies keep their names. */
export function maskHeaders(headers: Headers): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...headers].map(([name, value]) => [
      name,
      /^(?:set-)?cookie$/.test(name)
        ? value.replace(COOKIE, `$1=${HIDDEN}`)
        : IS_SECRET.test(name)
          ? HIDDEN
          : maskText(value),
    ]),
  )
}

/** A path with its query. */
export function maskQuery(path: string): string {
  return path.replaceAll(/([?&])([^=&]+)=([^&]*)/g, (whole, sign: string, name: string) =>
    IS_SECRET.test(name) ? `${sign}${name}=${HIDDEN}` : whole,
  )
}

function isSecret(name: string, value: string): boolean {
  return IS_SECRET.test(name) && !isPublic(value)
}

/** The provider publishes its test nonces. */
function isPublic(value: string): boolean {
  return value === '' || value.startsWith('fake-')
}
