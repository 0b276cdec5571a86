import { assertNever } from '../../../../mocks/api/lib/assert-never'
import {
  asArray,
  asObject,
  follow,
  type JsonObject,
  readPointer,
  toPointer,
} from '../../../../mocks/contract/json'
import type { Operation } from '../../../../mocks/contract/operation'
import type { Contract } from '../read-contract'
import { isAllowed, isExact, isOfOneValue } from './is-exact'
import { mimic } from './mimic'
import { satisfy } from './satisfy'
import {
  HARMLESS_BODIES,
  type Place,
  type Probe,
  removal,
  type SchemaCase,
  type Side,
  shout,
} from './schema-case'
import { violate } from './violate'

/** What is derived: the cases of one operation on one side of its rules. */
export interface Task {
  readonly contract: Contract
  readonly operation: Operation
  readonly side: Side
}

/** Ids are opaque: one of a wrong length may be treated as unknown. */
export const ID_POINTER = '/components/schemas/Id'

/** Objects are open: a field that no schema has is allowed. */
const UNKNOWN_FIELD = 'conformanceExtra'

export interface Walk extends Task {
  readonly place: Place
  readonly rootPointer: string
  /** The contract's own. */
  readonly example: unknown
}

/** The values on one side of each keyword of a schema. */
export function probeSchema(
  side: Side,
  schema: JsonObject,
  valid: unknown,
  place: 'json' | 'text',
  method: string,
): Probe[] {
  switch (side) {
    case 'inside':
      return satisfy(schema, valid)
    case 'outside':
      return violate(schema, valid, place)
    case 'look-alike':
      return mimic(schema, valid, place, method)
    default:
      return assertNever(side)
  }
}

/** The cases of a body, from the schema at a pointer downwards. */
export function walkSchema(walk: Walk, pointer: string, path: readonly string[]): SchemaCase[] {
  const { contract, operation, place, example, side, rootPointer } = walk
  const { node: schema, pointer: home } = follow(contract.document, pointer)
  const valid = readPointer(example, toPointer(...path))
  if (schema['format'] === 'binary' || isIgnored(operation, path)) return []
  const isRoot = path.length === 0
  const own = probeSchema(
    side,
    schema,
    valid,
    place === 'form' && !isRoot ? 'text' : 'json',
    operation.method,
  )
    .filter(() => !(place === 'form' && isRoot))
    .filter(({ keyword }) => !(home === ID_POINTER && keyword.endsWith('Length')))
    .filter(({ keyword }) => !(keyword === 'type' && !isRoot && isPlainObject(schema, side)))
    .map((probe) => toCase(operation, place, path, probe, home))
  const isShouted = isRoot && place === 'json' && HARMLESS_BODIES.has(operation.id)
  const fields = probeFields(side, schema, valid, isShouted).map(({ name, ...probe }) =>
    toCase(operation, place, [...path, name], probe, home),
  )
  const isWanted = tests[side]
  const inner = Object.keys(asObject(schema['properties'])).flatMap((name) =>
    walkSchema(walk, `${home}/properties${toPointer(name)}`, [...path, name]),
  )
  const items = schema['items'] ? walkSchema(walk, `${home}/items`, [...path, '0']) : []
  return [...own, ...fields]
    .filter((one) => isWanted(contract, rootPointer, example, one))
    .concat(inner, items)
}

const tests = { inside: isAllowed, outside: isExact, 'look-alike': isOfOneValue } as const

/** Something else in place of an inner object shows little, but for what looks like none. */
function isPlainObject(schema: JsonObject, side: Side): boolean {
  return schema['type'] === 'object' && side !== 'look-alike'
}

/** Fields of an object that must be there, left out; or those that may be left out, and one more than there are. */
function probeFields(
  side: Side,
  schema: JsonObject,
  valid: unknown,
  isShouted: boolean,
): (Probe & { readonly name: string })[] {
  if (side === 'look-alike') return []
  const properties = Object.keys(asObject(schema['properties']))
  const required = asArray(schema['required']).map(String)
  if (side === 'outside') {
    return required.map((name, index) => ({
      name,
      keyword: 'required',
      // Where nobody looks whether it is there it is missed all the same.
      change: isShouted && index === 0 ? shout : removal,
    }))
  }
  const optional = properties.filter((name) => name in asObject(valid) && !required.includes(name))
  const rest = optional.map((name) => ({
    name,
    keyword: 'required',
    change: removal,
    label: 'left out',
  }))
  if (properties.length === 0) return rest
  const change = { kind: 'set', value: 'x' } as const
  const label = 'not in the contract'
  return [...rest, { name: UNKNOWN_FIELD, keyword: 'properties', change, label }]
}

/** The contract ignores names, prices, `status` and `user` in this body; errors in them may be ignored too. */
export function isIgnored({ id }: Operation, path: readonly string[]): boolean {
  return id === 'createOrder' && ['name', 'price', 'createdAt'].includes(path.at(-1) ?? '')
}

/** A case of an operation. */
export function toCase(
  operation: Operation,
  place: Place,
  path: readonly string[],
  { keyword, change, label }: Probe,
  home: string,
): SchemaCase {
  const name = path.join('.') || 'the body'
  const title = `${name}: ${label ?? describe(keyword, change)}`
  return {
    operation: operation.id,
    place,
    path,
    change,
    keyword,
    rule: `${home}/${keyword}`,
    title,
  }
}

function describe(keyword: string, change: Probe['change']): string {
  if (change.kind === 'remove') return 'missing'
  if (change.kind === 'shout') return 'missing, but for one in capitals'
  if (change.kind === 'repeat') return `${change.times} entries`
  if (change.kind === 'take-out') return 'an entry of it'
  const text = JSON.stringify(change.value) ?? ''
  return text.length > 30 ? keyword : `${keyword} ${text}`
}
