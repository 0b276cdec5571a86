import { sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { explainCode } from './known-codes'

/**
 * What a fault says of itself, or else what its code says; `undefined` where its words may hold what somebody has typed:
 * a database, a provider's SDK and the language itself quote the values that they stumble over (`"nell@example.org" is
 * not valid JSON`). Our own sentences don't, and an error that arose in our own code has one of those. A failed query
 * says what the database says of it.
 */
export function readSafeMessage(error: Error): string | undefined {
  if (error instanceof DrizzleQueryError && error.cause) return readQueryMessage(error.cause)
  return readOwnMessage(error) ?? explainCode(Reflect.get(error, 'code'))
}

/** A system's code does not say who could not be reached. */
function readQueryMessage(cause: Error): string | undefined {
  const words = readSafeMessage(cause)
  const isOfSystem = /^E[A-Z_]+$/.test(String(Reflect.get(cause, 'code')))
  return isOfSystem && words ? `The database can’t be asked. ${words}` : words
}

function readOwnMessage(error: Error): string | undefined {
  const { message } = error
  if (!isText(message)) return undefined
  const isOurs = !QUOTES_VALUES.has(error.constructor) && isOurFrame(readFrames(error)[0] ?? '')
  return isOurs || KNOWN_MESSAGES.has(message) ? message : readNoConnection(message)
}

/** Where it arose, innermost first: the stack without its head, which repeats the message. */
export function readFrames({ stack, message }: Error): readonly string[] {
  if (!isText(stack)) return []
  const headless = isText(message) ? stack.replace(message, () => '') : stack
  return headless
    .split('\n')
    .filter((line) => FRAME.test(line))
    .map((line) => line.trim())
}

/** The names that a fault carries: of its kind, of the statement, of the table. Names of the shop's making, no values. */
export function readSafeFields(error: Error): Readonly<Record<string, string>> {
  const names = [...NAMES].flatMap(([key, form]) => {
    const value: unknown = Reflect.get(error, key)
    return isText(value) && form.test(value) ? [[key, value] as const] : []
  })
  // A statement has `$1` in the place of each value; its message goes on with the values.
  const query = error instanceof DrizzleQueryError ? error.query.slice(0, QUERY_LENGTH) : undefined
  return { ...Object.fromEntries(names), ...(query === undefined ? {} : { query }) }
}

/** Of pg and PGlite, word for word: they say how the connection is, and quote nothing. */
const KNOWN_MESSAGES: ReadonlySet<string> = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client was closed and is not queryable',
  'Client has encountered a connection error and is not queryable',
  'Cannot use a pool after calling end on the pool',
  'PGlite is closed',
  'PGlite is closing',
  // Of Braintree's SDK.
  'Request timed out',
])

/**
 * Why Braintree's SDK had no connection: it hands on Node's words alone, and without them nobody tells a name that is
 * not resolved from a firewall or a certificate. They name a host and a port at most.
 */
const NO_CONNECTION = [
  /^Unexpected request error: AggregateError( \[E[A-Z_]+\])?$/,
  /^Unexpected request error: Error: (connect|getaddrinfo|read|write) E[A-Z_]+( [\w.:-]+)?( - Local \([\w.:]+\))?$/,
  /^Unexpected request error: Error: (socket hang up|Client network socket disconnected before secure TLS connection was established)$/,
  /^Unexpected request error: Error: (certificate (has expired|is not yet valid)|self-signed certificate( in certificate chain)?|unable to (verify the first|get (local )?issuer) certificate)$/,
]

/** What comes after it quotes a certificate, or the library that encrypts. */
const NO_SECURE_CONNECTION =
  /^Unexpected request error: Error(?:: write EPROTO| \[ERR_TLS_[A-Z_]+\])(?=[ :]|$)/

function readNoConnection(message: string): string | undefined {
  const [secure] = NO_SECURE_CONNECTION.exec(message) ?? []
  return NO_CONNECTION.some((words) => words.test(message)) ? message : secure
}

/** Thrown by the language too, whose sentences quote. */
const QUOTES_VALUES: ReadonlySet<unknown> = new Set([
  TypeError,
  RangeError,
  ReferenceError,
  SyntaxError,
  URIError,
  EvalError,
])

/** A bulk insert has thousands of places. */
const QUERY_LENGTH = 1_000

const IDENTIFIER = /^[A-Za-z_]\w{0,62}$/

const NAMES: ReadonlyMap<string, RegExp> = new Map([
  ['name', IDENTIFIER],
  // A system's (`ECONNREFUSED`), Node's (`ERR_INVALID_URL`) or a database's (SQLSTATE `23505`).
  ['code', /^[A-Z0-9_]{4,40}$/],
  ['syscall', IDENTIFIER],
  // Braintree's kind of fault: `notFoundError`.
  ['type', /^[a-z][A-Za-z]{2,40}Error$/],
  ['severity', IDENTIFIER],
  ['table', IDENTIFIER],
  ['column', IDENTIFIER],
  ['constraint', IDENTIFIER],
  ['routine', IDENTIFIER],
])

const FRAME = /^\s+at .*(?::\d+:\d+\)?|\(<anonymous>\)|\(native\)|\(index \d+\))$/

const LOCATION = /(?:\(|at (?:async )?)((?:file:|\/|[A-Z]:\\)[^()]*):\d+:\d+\)?$/

/** `mocks` and `scripts`. */
const OUR_FOLDERS = ['../..', '../../../scripts'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)).replace(/[\\/]?$/, sep),
)

function isOurFrame(frame: string): boolean {
  const location = LOCATION.exec(frame)?.[1]
  if (location === undefined) return false
  const path = location.startsWith('file:') ? fileURLToPath(location) : location
  return OUR_FOLDERS.some((folder) => path.startsWith(folder))
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
