/** The header in which a service takes tokens, where it is not `Authorization: Bearer`. */
export interface TokenHeader {
  /** In small letters. */
  readonly name: string
  readonly before: string
  readonly after: string
}

/** What an option or a file takes for it. */
export const TOKEN_HEADER_TAKES =
  'a header with {token} in it, such as "X-Api-Key: {token}" or "Cookie: session={token}"'

const PLACE = '{token}'
const NAME = /^[\w!#$%&'*+.^`|~-]+$/
/** A request has these for itself. */
const TAKEN: ReadonlySet<string> = new Set([
  ...['accept', 'connection', 'content-length', 'content-type', 'host', 'if-match'],
  ...['if-none-match', 'origin', 'transfer-encoding'],
])

/** Reads a header with `{token}` in it; a text is why it is none. */
export function parseTokenHeader(text: string): TokenHeader | string {
  const colon = text.indexOf(':')
  if (colon === -1) return 'it has no colon between a name and a value'
  const name = text.slice(0, colon).trim().toLowerCase()
  // It may be the token itself, and is not repeated.
  if (!NAME.test(name)) return 'what stands before its colon is no name of a header'
  if (TAKEN.has(name)) return `requests have a ${name} of their own`
  const value = text.slice(colon + 1).trim()
  const [before = '', after, ...more] = value.split(PLACE)
  if (after === undefined) return `${name} has no ${PLACE}`
  if (more.length > 0) return `${name} has ${PLACE} more than once`
  return /^[\x20-\x7e]*$/.test(value) ? { name, before, after } : `${name} has signs beyond ASCII`
}

/** The name of the cookie that holds the token; `undefined` when it is in another header. */
export function cookieOf({ name, before }: TokenHeader): string | undefined {
  return name === 'cookie' ? /([^;=\s]+)=$/.exec(before)?.[1] : undefined
}

/** As in sentences: `the header x-api-key`, `the cookie session`. */
export function describeTokenHeader(header: TokenHeader): string {
  const cookie = cookieOf(header)
  return cookie === undefined ? `the header ${header.name}` : `the cookie ${cookie}`
}

/** That tokens travel in another way, in sentences; `isFromCookie`: signing in answered with a cookie alone. */
export function describeTravel(header: TokenHeader, isFromCookie: boolean): readonly string[] {
  const place = describeTokenHeader(header)
  return [
    `Tokens travel in ${place}, not as bearer tokens.`,
    ...(isFromCookie ? [`signIn answers no token: it was taken from ${place}.`] : []),
  ]
}
