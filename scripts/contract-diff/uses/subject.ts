import {
  asArray,
  asObject,
  isObject,
  type JsonObject,
  splitPointer,
} from '../../../mocks/contract/json'
import type { Change } from '../change'

/** What of the contract a change is about, as code that uses it names it. */
export interface Subject {
  /** Properties of named schemas: `['Order', 'user', 'name']`. */
  readonly properties: readonly (readonly string[])[]
  /** Named schemas whose limits are meant. */
  readonly limits: readonly string[]
  /** Operations as a whole. */
  readonly operations: readonly string[]
}

/** Keywords that tests and checks need not name: who asks for an operation may meet them. */
const LIMITS: ReadonlySet<string> = new Set([
  ...(['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems'] as const),
  ...(['x-decimal-places', 'x-max-pixels', 'x-max-bytes'] as const),
])

/**
 * What a change is about.
 *
 * @param document the contract that the generated code was made from
 */
export function toSubject({ pointer, operations }: Change, document: JsonObject): Subject {
  const [room, kind, schema, ...rest] = splitPointer(pointer)
  if (room !== 'components' || kind !== 'schemas' || schema === undefined) {
    return { properties: [], limits: [], operations }
  }
  const names = rest.flatMap((segment, index) =>
    rest[index - 1] === 'properties' ? [segment] : [],
  )
  if (names.length > 0) return { properties: [[schema, ...names]], limits: [], operations: [] }
  if (rest.some((segment) => LIMITS.has(segment))) {
    return { properties: [], limits: [schema], operations: [] }
  }
  const properties = listReferring(document, schema)
  return { properties, limits: [], operations: properties.length > 0 ? [] : operations }
}

/** The properties of named schemas that are of this one, or lists of it. */
export function listReferring(document: JsonObject, schema: string): string[][] {
  const schemas = asObject(asObject(document['components'])['schemas'])
  const find = (node: unknown, path: readonly string[]): string[][] => {
    if (Array.isArray(node)) return node.flatMap((one) => find(one, path))
    if (!isObject(node)) return []
    if (node['$ref'] === `#/components/schemas/${schema}`) return path.length > 1 ? [[...path]] : []
    return Object.entries(node).flatMap(([key, value]) =>
      key === 'properties'
        ? Object.entries(asObject(value)).flatMap(([name, one]) => find(one, [...path, name]))
        : find(isObject(value) ? value : asArray(value), path),
    )
  }
  return Object.entries(schemas).flatMap(([name, node]) => find(node, [name]))
}
