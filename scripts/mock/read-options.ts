import { type ParseArgsConfig, parseArgs } from 'node:util'
import { catalog } from '../../mocks/api/database/seed/catalog/catalog'
import { assertCommandLine, type Takes } from '../processes/command-line/assert-command-line'
import { parseHost } from '../processes/listening/host'
import { parsePort } from '../processes/listening/port'
import { SettingError } from '../processes/setting-error'

export interface MockOptions {
  readonly port: number
  /** The address to listen on; this machine alone when it is left out. */
  readonly host: string | undefined
  /** Names under which the desk, the calls on worlds and a real backend are served too, in small letters. */
  readonly allowedHosts: readonly string[]
  readonly isInMemory: boolean
  readonly productCount: number
  readonly resets: boolean
  /** The state that worlds begin in. */
  readonly state: string | undefined
  /** The troubles that every call meets, and that worlds begin with, as they are written. */
  readonly troubles: string
  readonly checksAnswers: boolean
  /** Whether what breaks the contract is told in lines of JSON. */
  readonly writesJson: boolean
  /** Where the API of a real backend begins, as it is written. */
  readonly upstream: string | undefined
  /** The operations that it answers, as they are written. */
  readonly real: string
  /** The file or the world that keeps what it answers. */
  readonly record: string | undefined
  readonly isHelpWanted: boolean
}

/** @param command how people start it */
export function renderHelp(command: string): string {
  return `Usage: ${command} [options]

  --port PORT            where to listen (${DEFAULT_PORT})
${OPTIONS_HELP}

POST /__mock/reset with the header "X-Mock-Reset: 1" puts the state back to the seed while it runs.
DATA_DIR names the directory that keeps the data (.data/mock), DATABASE_URL a PostgreSQL server instead.
It starts neither with NODE_ENV=production nor on data that a shop in production has used.`
}

export const DEFAULT_PORT = 4010

/** The options but for the port. */
export const OPTIONS_HELP = `\
  --host ADDRESS         let others reach it, such as 0.0.0.0 (127.0.0.1); its passwords
                         are published
  --allowed-hosts NAME[,…]
                         serve the desk and the calls on worlds under these names too, such as
                         mock of http://mock:4010, and what --upstream answers to pages of
                         these names; the API itself answers under every name
  --products N           fill the catalog of /api up to N products, more than the seed's; other
                         worlds have the seed's, or with --state ten-thousand-products 10,000
  --memory               keep nothing
  --seed                 put the state back to the seed before starting
  --state NAME           begin in a named state, and keep nothing; GET /w/-/states lists all
  --trouble TEXT         let calls meet trouble, such as 'createOrder:answer-lost;nth=2'
  --latency MS           short for --trouble '*:latency=MS'
  --fail OPERATION=STATUS[,…]
                         short for --trouble OPERATION:status=STATUS, such as createOrder=500
  --upstream URL         let a real backend answer the operations of --real, through the check of
                         openapi.yaml; what it does not have is answered here
  --real OPERATION[,…]   such as listProducts,showProduct; '*' is all
  --record FILE|NAME     keep the products, categories and photos that it answers in a file of a
                         world, or in the world of that name
  --no-check-answers     don't hold the answers against openapi.yaml
  --json                 tell what breaks openapi.yaml in JSON, a line for each call`

const OPTIONS = {
  port: { type: 'string', default: String(DEFAULT_PORT) },
  host: { type: 'string' },
  'allowed-hosts': { type: 'string', multiple: true, default: [] },
  products: { type: 'string' },
  memory: { type: 'boolean', default: false },
  seed: { type: 'boolean', default: false },
  latency: { type: 'string' },
  fail: { type: 'string', multiple: true, default: [] },
  state: { type: 'string' },
  trouble: { type: 'string', multiple: true, default: [] },
  upstream: { type: 'string' },
  real: { type: 'string', multiple: true, default: [] },
  record: { type: 'string' },
  'check-answers': { type: 'boolean', default: true },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} satisfies ParseArgsConfig['options']

const TAKES: Takes<typeof OPTIONS> = {
  port: 'a port number from 0 to 65535',
  host: 'an IP address to listen on, such as 0.0.0.0, or localhost',
  'allowed-hosts': 'names with commas between, such as mock,devbox.example',
  products: `a whole number above the ${catalog.length} products of the seed`,
  latency: 'a whole number of milliseconds',
  fail: 'operations with their statuses, such as createOrder=500',
  state: 'the name of a state, such as one-left',
  trouble: 'what goes wrong, such as createOrder:hang',
  upstream: 'where an API begins, such as https://staging.example/api',
  real: 'operations with commas between, such as listProducts,showProduct, or * for all',
  record: 'a file, such as shop.world, or the name of a world',
}

const TWO_CATALOGS =
  '--products fills the catalog of the seed, and --state begins with that of a state: take one of them. --state ten-thousand-products has 10,000.'

/**
 * Reads the command line of the mock; throws an `Error` with a sentence for a wrong one.
 *
 * @throws SettingError that names the option which can't be understood
 */
export function readOptions(args: readonly string[]): MockOptions {
  assertCommandLine(args, OPTIONS, TAKES)
  const { values } = parseArgs({
    args: [...args],
    options: OPTIONS,
    allowNegative: true,
  })
  if (values.upstream === undefined) assertUnused({ real: values.real[0], record: values.record })
  const productCount = readProductCount(values.products)
  if (productCount > 0 && values.state !== undefined) throw new SettingError(TWO_CATALOGS)
  return {
    port: parsePort(values.port, '--port'),
    host: parseHost(values.host),
    allowedHosts: values['allowed-hosts'].flatMap((list) => list.split(',')).map(readHostName),
    isInMemory: values.memory,
    productCount,
    resets: values.seed,
    state: values.state,
    troubles: [
      ...values.trouble,
      ...values.fail.flatMap((list) => list.split(',')).map(toFailure),
      ...(values.latency === undefined ? [] : [toLatency(values.latency)]),
    ].join(', '),
    checksAnswers: values['check-answers'],
    writesJson: values.json,
    upstream: values.upstream,
    real: values.real.join(','),
    record: values.record,
    isHelpWanted: values.help,
  }
}

function assertUnused(values: Readonly<Record<'real' | 'record', string | undefined>>): void {
  const names = ['real', 'record'] as const
  const used = names.find((name) => values[name] !== undefined)
  if (used)
    throw new SettingError(
      `--${used} wants --upstream URL: where the API of a real backend begins.`,
    )
}

function readCount(text: string, option: 'latency' | 'products'): number {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new SettingError(`--${option} takes ${TAKES[option]}, but has "${text}".`)
}

/** The catalog of the seed is never cut down: fewer products would be none of them, in silence. */
function readProductCount(text: string | undefined): number {
  if (text === undefined) return 0
  const productCount = readCount(text, 'products')
  if (productCount > catalog.length) return productCount
  throw new SettingError(
    `--products takes ${TAKES.products}, but has "${text}". For fewer take --state, such as empty-shop or one-product.`,
  )
}

function readHostName(text: string): string {
  const name = text.trim().toLowerCase()
  if (/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/.test(name)) return name
  throw new SettingError(
    `--allowed-hosts takes names with commas between, such as mock,devbox.example, without a port, but has "${text}".`,
  )
}

function toLatency(text: string): string {
  return `*:latency=${readCount(text, 'latency')}`
}

function toFailure(text: string): string {
  const [, operation, status] = /^(\w+)=([45]\d\d)$/.exec(text.trim()) ?? []
  if (operation !== undefined) return `${operation}:status=${status}`
  throw new SettingError(`--fail must be like createOrder=500, but is "${text}".`)
}
