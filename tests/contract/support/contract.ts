import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

const objectSchema = z.record(z.string(), z.unknown())
const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete'])

/** A place in openapi.yaml, after following the references to it. */
export interface Place {
  /** JSON pointer of where the value is really written. */
  pointer: string
  value: Record<string, unknown>
}

export interface Operation {
  id: string
  method: string
  path: string
  isProtected: boolean
  parameters: Place[]
  /** By media type. */
  requestContent: Map<string, Place>
  responses: { status: string; response: Place; content: Map<string, Place> }[]
}

export const contract: Record<string, unknown> = objectSchema.parse(
  parse(readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8')),
)

export const operations: Operation[] = children(at('/paths')).flatMap(([path, item]) =>
  children(item)
    .filter(([method]) => METHODS.has(method))
    .map(([method, operation]) => readOperation(path, item, method, operation)),
)

/** What stands at a JSON pointer; a reference is followed. */
export function at(pointer: string): Place {
  const keys = pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  const found = keys.reduce<unknown>((value, key) => Reflect.get(Object(value), key), contract)
  const value = objectSchema.parse(found)
  return typeof value['$ref'] === 'string' ? at(value['$ref'].slice(1)) : { pointer, value }
}

/** The objects in a place, by key; a reference is followed. */
export function children({ pointer, value }: Place): [key: string, place: Place][] {
  return Object.entries(value)
    .filter(([, child]) => typeof child === 'object' && child !== null && !Array.isArray(child))
    .map(([key]) => [key, at(`${pointer}/${escapeKey(key)}`)])
}

/** The child under a key; undefined when it is not there. */
export function child(place: Place, key: string): Place | undefined {
  return place.value[key] === undefined ? undefined : at(`${place.pointer}/${escapeKey(key)}`)
}

/** What the examples of a media type or parameter hold, by name. */
export function examplesOf(place: Place): [name: string, value: unknown][] {
  if (place.value['example'] !== undefined) return [['example', place.value['example']]]
  const examples = child(place, 'examples')
  return examples ? children(examples).map(([name, { value }]) => [name, value['value']]) : []
}

function readOperation(path: string, item: Place, method: string, operation: Place): Operation {
  const body = child(operation, 'requestBody')
  const responses = child(operation, 'responses')
  return {
    id: String(operation.value['operationId']),
    method: method.toUpperCase(),
    path,
    isProtected: z.array(z.unknown()).parse(operation.value['security']).length > 0,
    parameters: [...listItems(item, 'parameters'), ...listItems(operation, 'parameters')],
    requestContent: contentOf(body),
    responses: (responses ? children(responses) : []).map(([status, response]) => ({
      status,
      response,
      content: contentOf(response),
    })),
  }
}

function contentOf(place: Place | undefined): Map<string, Place> {
  const content = place && child(place, 'content')
  return new Map(content ? children(content) : [])
}

function listItems(place: Place, key: string): Place[] {
  const list = place.value[key]
  return Array.isArray(list) ? list.map((_, index) => at(`${place.pointer}/${key}/${index}`)) : []
}

function escapeKey(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1')
}
