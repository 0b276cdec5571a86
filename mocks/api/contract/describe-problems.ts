import type { ErrorObject } from 'ajv'
import { asObject, isObject, type JsonObject } from '../../contract/json'
import { describeValue, findValue, joinPath } from './describe-value'

/**
 * Says in a sentence what is wrong with a request, field first: `price: must be 0 or more.`
 *
 * @param errors of a validator that stops at the first problem: one, or one for each form that a value could have
 */
export function describeProblems([first, ...rest]: readonly ErrorObject[]): string {
  if (!first) return 'The request is not as the contract has it.'
  // `/requestBody/order/products/0/count` is the field `order.products[0].count`.
  const field = joinPath(pathOf(first).slice(1))
  return `${field === '' ? "The request's body" : `${field}:`} ${describeClauses(first, rest)}.`
}

/** Where the root of what a validator judges is in the exchange. */
const PARTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['requestBody', ['request', 'body']],
  ['query', ['request', 'query']],
  ['path', ['request', 'path']],
  ['responseBody', ['response', 'body']],
])

/** Where an exchange is not as the contract has it, for a developer. */
export interface Violation {
  /** `response.body[0].price` */
  readonly place: string
  /** The same in what was judged: `['responseBody', '0', 'price']`. */
  readonly path: readonly string[]
  /** What the contract has there: `must be a number`. */
  readonly rule: string
  /** What came there, in a few words; absent where the rule says it. */
  readonly came?: string
  /** The name of what came. */
  readonly name: string
  readonly value: unknown
  /** Of the contract for that place, where it is known. */
  readonly schema: JsonObject | undefined
}

/** @param root what the validator judged, by part: `{ requestBody, query, path }` or `{ responseBody }` */
export function findViolation(
  [first, ...rest]: readonly ErrorObject[],
  root: Readonly<Record<string, unknown>>,
): Violation {
  if (!first) {
    const rule = 'The exchange is not as the contract has it.'
    return { place: '', path: [], rule, name: '', value: undefined, schema: undefined }
  }
  const path = pathOf(first)
  const [part = '', ...steps] = path
  const name = path.at(-1) ?? ''
  const value = findValue(root, path)
  return {
    place: joinPath([...(PARTS.get(part) ?? [part]), ...steps]),
    path,
    rule: describeClauses(first, rest),
    came: describeValue(name, value),
    name,
    value,
    schema: schemaOf(first),
  }
}

/** The violation as a line: `response.body[0].price: must be a number, but "12" came`. */
export function describeViolation({ place, rule, came }: Violation): string {
  const start = place === '' ? rule : `${place}: ${rule}`
  return came === undefined ? start : `${start}, but ${came} came`
}

/** Of a value that is missing, what the contract has for it. */
function schemaOf({ keyword, params, parentSchema }: ErrorObject): JsonObject | undefined {
  if (keyword !== 'required') return parentSchema
  const schema = asObject(parentSchema?.['properties'])[String(params['missingProperty'])]
  return isObject(schema) ? schema : undefined
}

function describeClauses(first: ErrorObject, rest: readonly ErrorObject[]): string {
  const forms = [first, ...rest.filter(({ instancePath }) => instancePath === first.instancePath)]
  return forms
    .map(describeClause)
    .filter((clause) => clause !== undefined)
    .join(' or ')
}

/** From the root to the wrong value, or to the missing one. */
function pathOf({ instancePath, keyword, params }: ErrorObject): string[] {
  const steps = instancePath.split('/').slice(1).map(decodePointer)
  return keyword === 'required' ? [...steps, String(params['missingProperty'])] : steps
}

function decodePointer(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~')
}

/** What follows the field's name, `undefined` where another error says more. */
function describeClause(error: ErrorObject): string | undefined {
  const { keyword, params } = error
  const limit = Number(params['limit'])
  switch (keyword) {
    case 'required':
      return 'must be given'
    case 'type':
      return describeType(params['type'])
    case 'minLength':
      return limit === 1 ? 'must not be empty' : `must be at least ${limit} characters long`
    case 'maxLength':
      return `must be at most ${limit} characters long`
    case 'minItems':
      return limit === 1 ? 'must not be empty' : `must have at least ${limit} entries`
    case 'maxItems':
      return `must have at most ${limit} entries`
    case 'minimum':
      return `must be ${limit} or more`
    case 'maximum':
      return `must be ${limit} or less`
    case 'x-decimal-places':
      return `must have at most ${limit} decimal places`
    case 'enum':
      return describeChoice(params['allowedValues'])
    case 'pattern':
      return describePattern(String(params['pattern']))
    case 'format':
      return `must be a ${String(params['format'])}`
    case 'parse':
      return 'is not JSON'
    case 'anyOf':
    case 'oneOf':
      return undefined
    default:
      return error.message
  }
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

function describeType(type: unknown): string {
  const types: readonly unknown[] = Array.isArray(type) ? type : [type]
  return `must be ${types.map((name) => TYPE_NAMES[String(name)] ?? String(name)).join(' or ')}`
}

function describeChoice(values: unknown): string {
  const choices = Array.isArray(values) ? values.map(String) : []
  return choices.length === 1 ? `must be ${choices[0]}` : `must be one of ${choices.join(', ')}`
}

/** What the contract's patterns ask for, in words for people who fill in a form. */
function describePattern(pattern: string): string {
  if (pattern === '\\S') return 'must not be blank'
  if (pattern.includes('@')) return 'must be an email address, such as name@example.com'
  const shortest = /\{(\d+),\}/.exec(pattern)?.[1]
  if (shortest) return `must be at least ${shortest} characters long`
  return 'does not have the form that is wanted'
}
