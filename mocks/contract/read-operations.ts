import { asArray, asObject, follow, type JsonObject, readPointer, toPointer } from './json'
import type { Method, Operation, Parameter, ResponseSpec, Role } from './operation'
import { readBody, readContent } from './read-content'

const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/**
 * Every operation of an OpenAPI document, in its order.
 *
 * @param maxJsonBytes of a body whose operation sets no limit
 */
export function readOperations(document: JsonObject, maxJsonBytes: number): Operation[] {
  return Object.entries(asObject(document['paths'])).flatMap(([path, item]) =>
    METHODS.filter((method) => method.toLowerCase() in asObject(item)).map((method) =>
      readOperation(document, path, method, maxJsonBytes),
    ),
  )
}

function readOperation(
  document: JsonObject,
  path: string,
  method: Method,
  maxJsonBytes: number,
): Operation {
  const itemPointer = toPointer('paths', path)
  const pointer = itemPointer + toPointer(method.toLowerCase())
  const node = asObject(readPointer(document, pointer))
  const limit = node['x-max-json-bytes']
  const role = readRole(document, node)
  const body = readBody(document, pointer, typeof limit === 'number' ? limit : maxJsonBytes)
  return {
    id: String(node['operationId']),
    tag: String(asArray(node['tags'])[0] ?? ''),
    summary: String(node['summary'] ?? ''),
    method,
    path,
    pointer,
    isProtected: role !== undefined,
    ...(role && { role }),
    parameters: [
      ...readParameters(document, `${itemPointer}/parameters`),
      ...readParameters(document, `${pointer}/parameters`),
    ],
    ...(body && { body }),
    responses: readResponses(document, `${pointer}/responses`),
  }
}

/**
 * The role that an operation's `security` names, `undefined` when it asks for no token. Where it names none, every user
 * may call.
 *
 * @throws Error for a role that this repository does not know
 */
function readRole(document: JsonObject, operation: JsonObject): Role | undefined {
  const requirements = asArray(operation['security'] ?? document['security'])
  if (requirements.length === 0) return undefined
  // Each of them is enough.
  const ways = requirements.map((one) => Object.values(asObject(one)).flatMap(asArray))
  const unknown = ways.flat().find((name) => name !== 'user' && name !== 'administrator')
  if (unknown !== undefined) {
    const id = String(operation['operationId'])
    throw new Error(
      `The security of ${id} names the role ${String(unknown)}: it takes user or administrator`,
    )
  }
  return ways.every((names) => names.includes('administrator')) ? 'administrator' : 'user'
}

function readParameters(document: JsonObject, list: string): Parameter[] {
  return asArray(readPointer(document, list)).flatMap((_, index): Parameter[] => {
    const { node, pointer } = follow(document, `${list}/${index}`)
    // Headers are optional in this contract, and may be ignored.
    if (node['in'] === 'header') return []
    const schema = follow(document, `${pointer}/schema`)
    return [
      {
        name: String(node['name']),
        in: node['in'] === 'query' ? 'query' : 'path',
        isRequired: node['required'] === true,
        pointer,
        schemaPointer: schema.pointer,
        schema: schema.node,
      },
    ]
  })
}

function readResponses(document: JsonObject, list: string): Map<number, ResponseSpec> {
  return new Map(
    Object.keys(asObject(readPointer(document, list))).map((key) => {
      const pointer = `${list}/${key}`
      const { node, pointer: home } = follow(document, pointer)
      const requiredHeaders = Object.keys(asObject(node['headers'])).filter(
        (name) => follow(document, `${home}/headers${toPointer(name)}`).node['required'] === true,
      )
      const status = Number(key)
      return [status, { status, pointer, content: readContent(document, pointer), requiredHeaders }]
    }),
  )
}
