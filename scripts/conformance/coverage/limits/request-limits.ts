import {
  asArray,
  asObject,
  follow,
  type JsonObject,
  toPointer,
} from '../../../../mocks/contract/json'
import type { Operation } from '../../../../mocks/contract/operation'
import type { Contract } from '../../contract/read-contract'
import type { Side } from '../coverage'

/** Where in a request a value is. */
export type Place = 'path' | 'query' | 'json' | 'form'

/** One rule of the contract on a value of a request. */
export interface Limit {
  readonly place: Place
  /** The way to the value; `-` stands for each entry of an array. */
  readonly path: readonly string[]
  readonly keyword: string
  /** The keyword's value; of `enum` one of its values, of `required` the name. */
  readonly bound: unknown
  readonly schema: JsonObject
  readonly pointer: string
  readonly sides: readonly Side[]
  /** Of a choice of schemas: the kind of value that this one is for. */
  readonly isFor?: 'number' | 'text'
}

const BOTH: readonly Side[] = ['at', 'beyond']
const BEYOND: readonly Side[] = ['beyond']
const AT: readonly Side[] = ['at']

/** How each keyword is judged; an empty text or list can't be beyond a lower limit of 0. */
const SIDES: Readonly<Record<string, readonly Side[]>> = {
  type: BEYOND,
  pattern: BEYOND,
  minLength: BOTH,
  maxLength: BOTH,
  minimum: BOTH,
  maximum: BOTH,
  minItems: BOTH,
  maxItems: BOTH,
  'x-decimal-places': BOTH,
  'x-max-pixels': BOTH,
}

/** Every limit on the parameters and the body of an operation's requests. */
export function listLimits({ document }: Contract, operation: Operation): readonly Limit[] {
  const { body, parameters, pointer } = operation
  const limits = parameters.flatMap((parameter): readonly Limit[] => {
    const { schemaPointer, name, isRequired } = parameter
    const base = { place: parameter.in, path: [] } as const
    const isAsked = isRequired && parameter.in === 'query'
    return [
      ...(isAsked ? [toRequired(base, name, parameter.pointer)] : []),
      ...walk(document, parameter.in, schemaPointer, [name]),
    ]
  })
  if (!body) return limits
  if (body.kind === 'multipart') {
    const kinds = [...body.pictures].flatMap(([name, { mediaTypes }]) =>
      mediaTypes.map((mediaType) => toMediaType(name, mediaType, body.pointer)),
    )
    return [...limits, ...walk(document, 'form', body.schemaPointer, []), ...kinds]
  }
  const size: Limit = {
    place: 'json',
    path: [],
    keyword: 'x-max-json-bytes',
    bound: body.maxBytes,
    schema: {},
    pointer: `${pointer}/x-max-json-bytes`,
    sides: BOTH,
  }
  return [...limits, size, ...walk(document, 'json', body.schemaPointer, [])]
}

type Where = Pick<Limit, 'place' | 'path'>

function walk(
  document: JsonObject,
  place: Place,
  start: string,
  path: readonly string[],
  isFor?: 'number' | 'text',
): readonly Limit[] {
  const { node: schema, pointer } = follow(document, start)
  const choices = asArray(schema['anyOf'])
  if (choices.length > 0) {
    return choices.flatMap((choice, index) =>
      walk(document, place, `${pointer}/anyOf/${index}`, path, kindOf(asObject(choice))),
    )
  }
  const where = { place, path }
  const required = asArray(schema['required']).map((name) =>
    toRequired(where, String(name), `${pointer}/required`),
  )
  const inner = Object.keys(asObject(schema['properties'])).flatMap((name) =>
    walk(document, place, `${pointer}/properties${toPointer(name)}`, [...path, name]),
  )
  const items = schema['items'] ? walk(document, place, `${pointer}/items`, [...path, '-']) : []
  return [...ownLimits(where, schema, pointer, isFor), ...required, ...inner, ...items]
}

function ownLimits(
  where: Where,
  schema: JsonObject,
  pointer: string,
  isFor?: 'number' | 'text',
): Limit[] {
  const toLimit = (keyword: string, bound: unknown, sides: readonly Side[]): Limit => ({
    ...where,
    keyword,
    bound,
    schema,
    sides,
    pointer: `${pointer}/${keyword}`,
    ...(isFor ? { isFor } : {}),
  })
  const limits = Object.entries(SIDES).flatMap(([keyword, sides]) => {
    const bound = schema[keyword]
    if (bound === undefined || (keyword === 'type' && !hasType(where, schema, isFor))) return []
    const isLowest = bound === 0 && (keyword === 'minLength' || keyword === 'minItems')
    return [toLimit(keyword, bound, isLowest ? AT : sides)]
  })
  const values = asArray(schema['enum'])
  if (values.length === 0) return limits
  return [
    ...limits,
    ...values.map((value) => toLimit('enum', value, AT)),
    toLimit('enum', undefined, BEYOND),
  ]
}

/** In a query, a path or a form everything is text: there a text can't have a wrong type. */
function hasType({ place, path }: Where, schema: JsonObject, isFor?: string): boolean {
  if (isFor || schema['format'] === 'binary') return false
  return place === 'json' || (path.length > 0 && schema['type'] !== 'string')
}

function toRequired({ place, path }: Where, name: string, pointer: string): Limit {
  const common = { place, path, pointer, schema: {} }
  return { ...common, keyword: 'required', bound: name, sides: BEYOND }
}

function toMediaType(name: string, mediaType: string, pointer: string): Limit {
  return {
    place: 'form',
    path: [name],
    keyword: 'contentType',
    bound: mediaType,
    schema: {},
    pointer: `${pointer}/encoding${toPointer(name)}`,
    sides: AT,
  }
}

function kindOf(choice: JsonObject): 'number' | 'text' {
  return choice['type'] === 'string' ? 'text' : 'number'
}
