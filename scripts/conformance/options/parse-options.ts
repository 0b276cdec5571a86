import { parseArgs } from 'node:util'
import { CannotRun } from '../model/errors'

/** The options of the command line. */
export interface CommandOptions {
  readonly baseUrl?: string
  readonly adminEmail?: string
  readonly adminPassword?: string
  readonly only: readonly string[]
  readonly isReadOnly: boolean
  readonly isThorough: boolean
  readonly isDryRun: boolean
  readonly isSelfTest: boolean
  readonly seed?: string
  readonly timeoutMs: number
  readonly nonce?: string
  readonly nonceCommand?: string
  readonly baseline?: string
  readonly replay?: string
  readonly observe?: string
  readonly contractPath?: string
  /** The directory for the scripts that show each finding again. */
  readonly scripts?: string
  readonly reports: Readonly<Partial<Record<ReportFormat, string>>>
  readonly wantsHelp: boolean
  readonly wantsJsonSchema: boolean
  /** What follows `--`, for the self-test. */
  readonly rest: readonly string[]
}

export type ReportFormat = 'json' | 'junit' | 'sarif' | 'har' | 'html'

const DEFAULT_TIMEOUT_MS = 10_000

/**
 * Reads the command line.
 *
 * @throws {CannotRun} for options that it doesn't know or can't read.
 */
export function parseOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): CommandOptions {
  const { values, positionals } = parse(args)
  const adminPassword = values['admin-password'] ?? environment['CONFORMANCE_ADMIN_PASSWORD']
  const timeoutMs = Number(values.timeout ?? DEFAULT_TIMEOUT_MS)
  if (!(timeoutMs > 0)) throw new CannotRun(`--timeout ${values.timeout}: give milliseconds.`)
  return {
    ...present('baseUrl', values['base-url'] && readBaseUrl(values['base-url'])),
    ...present('adminEmail', values['admin-email']),
    ...present('adminPassword', adminPassword),
    ...present('nonce', values.nonce),
    ...present('nonceCommand', values['nonce-command']),
    ...present('seed', values.seed),
    ...present('baseline', values.baseline),
    ...present('replay', values.replay),
    ...present('observe', values.observe),
    ...present('contractPath', values.contract),
    ...present('scripts', values.scripts),
    only: (values.only ?? []).flatMap((names) => names.split(',')).map((name) => name.trim()),
    isReadOnly: values['read-only'] ?? false,
    isThorough: values.thorough ?? false,
    isDryRun: values['dry-run'] ?? false,
    isSelfTest: values['self-test'] ?? false,
    wantsHelp: values.help ?? false,
    wantsJsonSchema: values['json-schema'] ?? false,
    timeoutMs,
    reports: {
      ...present('json', values.json),
      ...present('junit', values.junit),
      ...present('sarif', values.sarif),
      ...present('har', values.har),
      ...present('html', values.html),
    },
    rest: positionals,
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'base-url': { type: 'string' },
        'admin-email': { type: 'string' },
        'admin-password': { type: 'string' },
        only: { type: 'string', multiple: true },
        'read-only': { type: 'boolean' },
        thorough: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        'self-test': { type: 'boolean' },
        seed: { type: 'string' },
        timeout: { type: 'string' },
        nonce: { type: 'string' },
        'nonce-command': { type: 'string' },
        baseline: { type: 'string' },
        replay: { type: 'string' },
        observe: { type: 'string' },
        contract: { type: 'string' },
        scripts: { type: 'string' },
        json: { type: 'string' },
        'json-schema': { type: 'boolean' },
        junit: { type: 'string' },
        sarif: { type: 'string' },
        har: { type: 'string' },
        html: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw new CannotRun(`${error instanceof Error ? error.message : String(error)} See --help.`)
  }
}

function readBaseUrl(text: string): string {
  if (!URL.canParse(text) || !/^https?:/.test(text)) {
    throw new CannotRun(`--base-url ${text}: give an address such as http://localhost:4010/api.`)
  }
  return text.replace(/\/+$/, '')
}

function present<K extends string, V>(key: K, value: V | undefined): { readonly [P in K]?: V } {
  const entry: { [P in K]?: V } = {}
  if (value !== undefined && value !== '') entry[key] = value
  return entry
}
