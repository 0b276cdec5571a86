import { type Requirement, readRequirement } from '../coverage/requirement'
import { CannotRun } from '../model/errors'
import { parseTokenHeader, TOKEN_HEADER_TAKES, type TokenHeader } from '../wire/token-header'
import { expectConsistent } from './expect-consistent'
import { readArguments } from './read-arguments'
import { type RunLimits, readRunLimits } from './read-run-limits'

/** The options of the command line. */
export interface CommandOptions {
  readonly baseUrl?: string
  readonly adminEmail?: string
  readonly adminPassword?: string
  /** A file that says how people sign in. */
  readonly auth?: string
  /** How tokens travel. */
  readonly tokenHeader?: TokenHeader
  /** A file that says where the service has what the contract has. */
  readonly map?: string
  readonly only: readonly string[]
  /** How much of the contract must be judged. */
  readonly requirement?: Requirement
  readonly isThorough: boolean
  readonly isDryRun: boolean
  readonly isSelfTest: boolean
  /** Whether the self-test is one of recordings. */
  readonly isRecorded: boolean
  readonly ratesFile?: string
  readonly seed?: string
  readonly timeoutMs: number
  readonly limits: RunLimits
  readonly nonce?: string
  readonly nonceCommand?: string
  readonly waivers?: string
  readonly since?: string
  readonly replay?: string
  readonly observe?: string
  /** The port at which calls are taken, passed on and judged. */
  readonly proxyPort?: number
  readonly contractPath?: string
  /** The directory for the scripts that show each finding again. */
  readonly scripts?: string
  readonly reports: ReportFiles
  readonly wantsHelp: boolean
  readonly wantsJsonSchema: boolean
  /** What follows `--`, for the self-test. */
  readonly rest: readonly string[]
}

export type ReportFormat = 'json' | 'junit' | 'sarif' | 'har' | 'html' | 'markdown' | 'new-waivers'

/** The files that reports are written to. */
export type ReportFiles = Readonly<Partial<Record<ReportFormat, string>>>

type Environment = Readonly<Record<string, string | undefined>>

/** In the environment other users of the machine don't see it. */
const PASSWORD_VARIABLE = 'CONFORMANCE_ADMIN_PASSWORD'

const DEFAULT_TIMEOUT_MS = 10_000
/** A service that takes longer hangs. */
const LONGEST_TIMEOUT_MS = 600_000

/**
 * Reads the command line.
 *
 * @throws {CannotRun} for options that it doesn't know or can't read, and for those that contradict each other.
 */
export function parseOptions(args: readonly string[], environment: Environment): CommandOptions {
  const read = readArguments(args)
  const { value, has } = read
  const wantsHelp = has('help')
  if (!wantsHelp) expectConsistent(read)
  const baseUrl = value('base-url')
  const adminEmail = value('admin-email')
  return {
    wantsHelp,
    ...present('baseUrl', baseUrl === undefined ? undefined : readBaseUrl(baseUrl)),
    ...present('adminEmail', adminEmail),
    ...present('adminPassword', readPassword(value('admin-password'), adminEmail, environment)),
    ...present('auth', value('auth')),
    ...present('tokenHeader', readTokenHeader(value('send-token'))),
    ...present('map', value('map')),
    ...present('nonce', value('nonce')),
    ...present('nonceCommand', value('nonce-command')),
    ...present('seed', value('seed')),
    ...present('waivers', value('waivers')),
    ...present('since', value('since')),
    ...present('replay', value('replay')),
    ...present('observe', value('observe')),
    ...present('proxyPort', readPort(value('proxy'))),
    ...present('contractPath', value('contract')),
    ...present('ratesFile', value('rates')),
    ...present('scripts', value('scripts')),
    ...present('requirement', has('require') ? readRequirement(read.words('require')) : undefined),
    only: read.words('only'),
    isThorough: has('thorough'),
    isDryRun: has('dry-run'),
    isSelfTest: has('self-test'),
    isRecorded: has('recorded'),
    wantsJsonSchema: has('json-schema'),
    timeoutMs: readTimeout(value('timeout')),
    limits: readRunLimits(read),
    reports: {
      ...present('json', value('json')),
      ...present('junit', value('junit')),
      ...present('sarif', value('sarif')),
      ...present('har', value('har')),
      ...present('html', value('html')),
      ...present('markdown', value('markdown')),
      ...present('new-waivers', value('new-waivers')),
    },
    rest: read.rest,
  }
}

function readPassword(
  given: string | undefined,
  email: string | undefined,
  environment: Environment,
): string | undefined {
  const password = given ?? environment[PASSWORD_VARIABLE]
  if (email === undefined) return undefined
  if (password === undefined) {
    throw new CannotRun(
      `--admin-password is missing: the password of ${email}; ${PASSWORD_VARIABLE} in the environment will do too.`,
    )
  }
  if (password !== '') return password
  throw new CannotRun(`${PASSWORD_VARIABLE} is empty: it takes the password of ${email}.`)
}

function readTokenHeader(text: string | undefined): TokenHeader | undefined {
  if (text === undefined) return undefined
  const header = parseTokenHeader(text)
  if (typeof header !== 'string') return header
  // The text is not repeated: it may have a key in it.
  throw new CannotRun(`--send-token: ${header}; it takes ${TOKEN_HEADER_TAKES}.`)
}

function readTimeout(text: string | undefined): number {
  if (text === undefined) return DEFAULT_TIMEOUT_MS
  const milliseconds = Number(text)
  if (/^\d+$/.test(text) && milliseconds >= 1 && milliseconds <= LONGEST_TIMEOUT_MS) {
    return milliseconds
  }
  throw new CannotRun(
    `--timeout ${text}: it takes whole milliseconds from 1 to ${LONGEST_TIMEOUT_MS}.`,
  )
}

const HIGHEST_PORT = 65_535

function readPort(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (/^\d+$/.test(text) && Number(text) <= HIGHEST_PORT) return Number(text)
  throw new CannotRun(
    `--proxy ${text}: it takes a port from 1 to ${HIGHEST_PORT}, or 0 for a free one.`,
  )
}

function readBaseUrl(text: string): string {
  const problem = findProblem(text)
  if (problem === undefined) return text.replace(/\/+$/, '')
  throw new CannotRun(
    `--base-url ${text}: ${problem}; it takes an address such as http://localhost:4010/api.`,
  )
}

function findProblem(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text)) return 'it does not begin with http:// or https://'
  if (!URL.canParse(text)) return 'it is no address'
  const { search, hash, username } = new URL(text)
  if (search !== '' || hash !== '') return 'it has a query or a fragment'
  return username === '' ? undefined : 'it has a user in it'
}

function present<K extends string, V>(key: K, value: V | undefined): { readonly [P in K]?: V } {
  const entry: { [P in K]?: V } = {}
  if (value !== undefined) entry[key] = value
  return entry
}
