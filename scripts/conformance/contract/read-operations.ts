import { asArray, asObject, type JsonObject, readPointer, toPointer } from './json'
import type { AnswerPromise, Method, Operation, Parameter, RequestBody } from './operation'

const METHODS: readonly Method[] = ['get', 'post', 'put', 'delete']

/** Every operation of an OpenAPI document, in its order. */
export function readOperations(document: JsonObject): Operation[] {
  return Object.entries(asObject(document['paths'])).flatMap(([path, item]) =>
    METHODS.filter((method) => method in asObject(item)).map((method) =>
      readOperation(document, path, method),
    ),
  )
}

/** Follows `$ref`s of things that aren't schemas; returns the thing and where it stands. */
export function follow(
  document: JsonObject,
  pointer: string,
): { node: JsonObject; pointer: string } {
  const node = asObject(readPointer(document, pointer))
  const reference = node['$ref']
  return typeof reference === 'string'
    ? follow(document, reference.replace(/^#/, ''))
    : { node, pointer }
}

function readOperation(document: JsonObject, path: string, method: Method): Operation {
  const itemPointer = toPointer('paths', path)
  const pointer = itemPointer + toPointer(method)
  const node = asObject(readPointer(document, pointer))
  const body = readBody(document, `${pointer}/requestBody`)
  const maxJsonBytes = node['x-max-json-bytes']
  return {
    id: String(node['operationId']),
    tag: String(asArray(node['tags'])[0] ?? ''),
    summary: String(node['summary'] ?? ''),
    method,
    path,
    pointer,
    isProtected: asArray(node['security'] ?? document['security']).length > 0,
    parameters: [
      ...readParameters(document, `${itemPointer}/parameters`),
      ...readParameters(document, `${pointer}/parameters`),
    ],
    ...(body ? { body } : {}),
    ...(typeof maxJsonBytes === 'number' ? { maxJsonBytes } : {}),
    answers: readAnswers(document, `${pointer}/responses`),
  }
}

function readParameters(document: JsonObject, pointer: string): Parameter[] {
  return asArray(readPointer(document, pointer)).map((_, index) => {
    const { node, pointer: place } = follow(document, `${pointer}/${index}`)
    const schema = follow(document, `${place}/schema`)
    return {
      name: String(node['name']),
      in: node['in'] === 'query' ? 'query' : 'path',
      isRequired: node['required'] === true,
      schemaPointer: schema.pointer,
      schema: schema.node,
    }
  })
}

function readBody(document: JsonObject, pointer: string): RequestBody | undefined {
  const { node, pointer: place } = follow(document, pointer)
  const mediaType = Object.keys(asObject(node['content']))[0]
  if (mediaType === undefined) return undefined
  const schemaPointer = `${place}/content${toPointer(mediaType)}/schema`
  return { mediaType, schemaPointer: follow(document, schemaPointer).pointer }
}

function readAnswers(document: JsonObject, pointer: string): Map<number, AnswerPromise> {
  const statuses = Object.keys(asObject(readPointer(document, pointer)))
  return new Map(
    statuses.map((status) => {
      const { node, pointer: place } = follow(document, `${pointer}/${status}`)
      const schemaPointer = `${place}/content${toPointer('application/json')}/schema`
      const headers = Object.keys(asObject(node['headers'])).filter(
        (name) => follow(document, `${place}/headers${toPointer(name)}`).node['required'] === true,
      )
      return [
        Number(status),
        {
          pointer: `${pointer}/${status}`,
          ...(readPointer(document, schemaPointer) ? { schemaPointer } : {}),
          requiredHeaders: headers,
        },
      ]
    }),
  )
}
