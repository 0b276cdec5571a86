import { isObject, type JsonObject, toPointer } from '../../../../mocks/contract/json'

/** A password, or what is kept of one, in a body. */
export interface Secret {
  /** JSON pointer into the body, with `-` for each entry of an array; empty when it is elsewhere. */
  readonly at: string
  /** In words, without its value. */
  readonly what: string
  /** The password itself, where it stands in a body that is no JSON. */
  readonly text?: string
}

/** What makes a field of that name a password's: `hashed_password`, `passwordHash`, `pwd`. */
const PASSWORD_NAME =
  /(?:password|passwd|pwd|passphrase)(?:hash|hashed|digest|salt|encrypted|crypt)?$/
/** The same beside an email or a role, where they belong to an account. */
const ACCOUNT_SECRETS: ReadonlySet<string> = new Set(['salt', 'hash', 'pass'])

/** The forms in which libraries write hashes of passwords; no text of people has one from its beginning to its end. */
const HASHES: readonly RegExp[] = [
  /^\$2[abxy]?\$\d\d\$[./\w]{53}$/,
  /^\$(?:argon2(?:id|i|d)|scrypt|pbkdf2[\w-]*|s0|7|y|6|5|1)\$\S+$/,
  /^(?:argon2|bcrypt(?:_sha256)?|scrypt\d*|pbkdf2[\w-]*|sha1|md5)[$:]\S+\$\S+$/,
  /^\{(?:ssha|sha|smd5|md5|bcrypt|argon2|scrypt|pbkdf2|noop)[\w@-]*\}\S+$/i,
]
const SHORTEST_HASH = 20

/** Texts that people write. */
const FREE_TEXTS: ReadonlySet<string> = new Set([
  'name',
  'description',
  'address',
  'error',
  'message',
])

/** Whether it is worth to walk through a body. */
const HINT = /pass|pwd|salt|hash|\$\w+\$|\{\w+\}|scrypt|pbkdf2|argon2|md5|sha1/i

/**
 * The first password or hash of one in a body.
 *
 * @param text the body
 * @param json the same, parsed
 * @param sent passwords that the check has sent
 * @param isRefusal whether fields may be named after what was wrong with them
 */
export function findSecret(
  { text, json }: { readonly text: string; readonly json: unknown },
  sent: readonly string[],
  isRefusal: boolean,
): Secret | undefined {
  const repeated = sent.filter((password) => text.includes(toPlainPart(password)))
  if (repeated.length === 0 && !HINT.test(text)) return undefined
  if (json === undefined) {
    const found = repeated.find((password) => text.includes(password))
    return found === undefined
      ? undefined
      : { at: '', what: 'a password that was sent', text: found }
  }
  return visit(json, '', (value, key, parent) => {
    if (repeated.some((password) => value.includes(password))) return 'a password that was sent'
    if (!FREE_TEXTS.has(key) && isHash(value)) return 'a hash of a password'
    if (isRefusal && !isKept(value, parent)) return undefined
    return isPasswordField(key, value, parent) ? 'a password or a hash of one' : undefined
  })
}

/** In a refusal a field may be named after what was wrong with it: kept is what has digits, and stands in an account. */
function isKept(value: string, { email }: JsonObject): boolean {
  const isOfAccount = typeof email === 'string' && /^\S+@\S+$/.test(email)
  return isOfAccount && /\d/.test(value) && !/\s/.test(value)
}

type Judge = (value: string, key: string, parent: JsonObject) => string | undefined

function visit(node: unknown, at: string, judge: Judge): Secret | undefined {
  if (Array.isArray(node)) return first(node, (item) => visit(item, `${at}/-`, judge))
  if (!isObject(node)) return undefined
  return first(Object.entries(node), ([key, value]) => {
    const place = at + toPointer(key)
    if (typeof value !== 'string') return visit(value, place, judge)
    const what = judge(value, key, node)
    return what === undefined ? undefined : { at: place, what }
  })
}

function first<T>(items: readonly T[], find: (item: T) => Secret | undefined): Secret | undefined {
  for (const item of items) {
    const found = find(item)
    if (found) return found
  }
  return undefined
}

function isHash(value: string): boolean {
  return value.length >= SHORTEST_HASH && HASHES.some((form) => form.test(value))
}

function isPasswordField(key: string, value: string, parent: JsonObject): boolean {
  const name = key.toLowerCase().replaceAll(/[^a-z]/g, '')
  const isOfAccount = 'email' in parent || 'role' in parent
  const isNamed = PASSWORD_NAME.test(name) || (isOfAccount && ACCOUNT_SECRETS.has(name))
  return isNamed && !isPlaceholder(value)
}

/** Nothing, asterisks, `[FILTERED]`, or the address of a page about it. */
function isPlaceholder(value: string): boolean {
  return new Set(value).size < 2 || /^(?:[[<(*].*[\])>*]|\/.*|https?:.*)$/s.test(value)
}

/** A part that every way of writing JSON leaves as it is. */
function toPlainPart(password: string): string {
  const parts = password.match(/[\w-]+/g) ?? []
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '')
}
