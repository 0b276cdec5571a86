import { asArray, readPointer, splitPointer, toPointer } from '../../../mocks/contract/json'
import type { Contract } from '../contract/read-contract'
import type { Problem } from '../contract/schema-checker'
import type { Assertion, ValueMatch } from '../model/assertion'

/** What a body satisfies that does not have the problem: the rule of the schema, for every entry of a list alike. */
export function assertSchema({ document }: Contract, problem: Problem, body: unknown): Assertion {
  const { keyword, at, rule } = problem
  const places = splitPointer(at)
  if (keyword === 'required') {
    const [key = ''] = places.slice(-1)
    return toAssertion(places.slice(0, -1), { has: key })
  }
  const limit = readPointer(document, rule)
  const wrong = readPointer(body, at)
  return toAssertion(places, toMatch(keyword, limit) ?? { not: { is: wrong } })
}

/** Values that are not there break no rule but `required`. */
function toAssertion(places: readonly string[], value: ValueMatch): Assertion {
  const at = toPointer(...places.map((one) => (/^\d+$/.test(one) ? '-' : one)))
  return { of: 'values', at, test: { kind: 'none', value: { not: value } } }
}

const TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'] as const
const DATE_TIME =
  '^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:?\\d\\d)$'

/** The match of a keyword of JSON Schema; `undefined` for one that has none here. */
function toMatch(keyword: string, limit: unknown): ValueMatch | undefined {
  const type = TYPES.find((one) => one === limit)
  const number = typeof limit === 'number' ? limit : undefined
  switch (keyword) {
    case 'type':
      return type && { type }
    case 'enum':
      return { isOneOf: asArray(limit) }
    case 'const':
      return { is: limit }
    case 'pattern':
      return { matches: String(limit) }
    case 'format':
      return limit === 'date-time' ? { matches: DATE_TIME } : undefined
    default:
      return number === undefined ? undefined : toLimit(keyword, number)
  }
}

function toLimit(keyword: string, limit: number): ValueMatch | undefined {
  switch (keyword) {
    case 'minimum':
      return { atLeast: limit }
    case 'maximum':
      return { atMost: limit }
    case 'minLength':
      return { shortest: limit }
    case 'maxLength':
      return { longest: limit }
    case 'minItems':
      return { entries: { atLeast: limit } }
    case 'maxItems':
      return { entries: { atMost: limit } }
    case 'x-decimal-places':
      return { decimals: limit }
    default:
      return undefined
  }
}
