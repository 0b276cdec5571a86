import { parseArgs } from 'node:util'
import { findNearest } from '../../../mocks/contract/find-nearest'
import { CannotRun } from '../model/errors'

/** Every option with a value, and what it takes. */
const valued = {
  'base-url': 'the address of the API, such as http://localhost:4010/api',
  'admin-email': 'the email of an account with role 1',
  'admin-password': 'the password of that account',
  auth: 'a file that says how people sign in',
  'send-token': 'a header with {token} in it, such as "X-Api-Key: {token}"',
  map: 'a file that says where the service has what the contract has',
  only: 'names of checks, operations or levels, with commas between them',
  require: 'a share such as 90%, names of levels, or both, with commas between them',
  seed: 'a text that own records are named after',
  timeout: 'milliseconds',
  shared: 'yes or no',
  rate: 'whole requests a second from 1 to 1000, or all',
  writes: 'the number of requests that may change something, or all',
  nonce: 'a payment nonce that can be charged any number of times',
  'nonce-command': 'a command that prints a fresh payment nonce',
  waivers: 'a file of waivers, as --new-waivers writes it',
  since: 'a report that --json wrote',
  replay: 'a report that --json wrote',
  observe: 'an HTTP Archive (HAR)',
  proxy: 'a port from 1 to 65535, or 0 for a free one',
  contract: 'an OpenAPI document',
  rates: 'the path of a page to be written',
  scripts: 'the path of a directory to be written to',
  json: 'the path of a file to be written',
  junit: 'the path of a file to be written',
  sarif: 'the path of a file to be written',
  har: 'the path of a file to be written',
  html: 'the path of a file to be written',
  markdown: 'the path of a file to be written',
  'new-waivers': 'the path of a file to be written',
} as const

const flags = [
  ...(['read-only', 'thorough', 'dry-run', 'self-test', 'recorded'] as const),
  ...(['json-schema', 'help'] as const),
] as const

export type ValuedOption = keyof typeof valued
export type Flag = (typeof flags)[number]

export interface Arguments {
  /** The value of an option; none of them is empty. */
  value(name: ValuedOption): string | undefined
  /** The words of an option that takes a list, or comes more than once. */
  words(name: ValuedOption): readonly string[]
  has(name: ValuedOption | Flag): boolean
  /** What stands beside the options. */
  readonly rest: readonly string[]
}

const LISTS: ReadonlySet<string> = new Set<ValuedOption>(['only', 'require'])

/**
 * Takes the command line apart.
 *
 * @throws {CannotRun} for options that it doesn't know, that lack a value or have an empty one, or come twice.
 */
export function readArguments(args: readonly string[]): Arguments {
  const { tokens } = parseArgs({
    args: [...args],
    options: toConfig(),
    strict: false,
    tokens: true,
  })
  const values = new Map<string, string[]>()
  const rest: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') rest.push(token.value)
    if (token.kind !== 'option') continue
    const known = values.get(token.name)
    if (known && !LISTS.has(token.name)) {
      throw new CannotRun(`${token.rawName} is given twice: leave one out.`)
    }
    values.set(token.name, [...(known ?? []), readValue(token)])
  }
  return {
    rest,
    value: (name) => values.get(name)?.at(-1),
    words: (name) => toWords(name, values.get(name)),
    has: (name) => values.has(name),
  }
}

interface OptionToken {
  readonly name: string
  readonly rawName: string
  readonly value?: string | undefined
  readonly inlineValue?: boolean | undefined
}

function readValue({ name, rawName, value, inlineValue }: OptionToken): string {
  if (isFlag(name)) {
    if (value === undefined) return ''
    throw new CannotRun(`${rawName} takes no value: leave ${JSON.stringify(value)} out.`)
  }
  if (!isValued(name)) {
    const nearest = findNearest(name, [...flags, ...Object.keys(valued)])
    const hint = nearest === undefined ? '' : ` Did you mean --${nearest}?`
    throw new CannotRun(`${rawName} is no option.${hint} --help lists them.`)
  }
  const takes = `it takes ${valued[name]}`
  if (value === undefined) throw new CannotRun(`${rawName} has no value: ${takes}.`)
  if (!inlineValue && /^-./.test(value)) {
    throw new CannotRun(
      `${rawName} has no value, an option follows: ${takes}. A value that begins with a dash is written ${rawName}=-…`,
    )
  }
  if (value.trim() === '') {
    throw new CannotRun(`${rawName} is empty: ${takes}. Is the variable that it comes from set?`)
  }
  return value
}

function toWords(name: ValuedOption, values: readonly string[] = []): string[] {
  const words = values.flatMap((list) => list.split(',')).map((word) => word.trim())
  if (words.includes('')) {
    throw new CannotRun(
      `--${name} ${values.join(' ')}: a name is missing; it takes ${valued[name]}.`,
    )
  }
  return words
}

function toConfig() {
  return {
    ...Object.fromEntries(Object.keys(valued).map((name) => [name, { type: 'string' } as const])),
    ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean' } as const])),
    help: { type: 'boolean', short: 'h' } as const,
  }
}

function isFlag(name: string): name is Flag {
  return flags.some((flag) => flag === name)
}

function isValued(name: string): name is ValuedOption {
  return name in valued
}
