import { describeUnknown } from '../../../../mocks/contract/find-nearest'
import { isObject, splitPointer } from '../../../../mocks/contract/json'
import type { Method, Operation } from '../../../../mocks/contract/operation'
import { need, type Place, readEntries, readKeys, readText, refuse } from '../../files/yaml-place'
import type { MappedCall } from '../service-map'

const keys = {
  call: 'a method and a path, such as GET /v2/products/{productId}',
  query: 'the contract’s names of query parameters, each with the service’s',
  answer: 'a JSON pointer to where the contract’s answer stands, such as /data',
} as const

const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/**
 * Reads where a service has an operation: `GET /v2/products`, or an object with `call`.
 *
 * @param without parameters that the path may lack
 * @throws {CannotRun} for anything else, and for a path that the operation can't be called by.
 */
export function readCall(
  place: Place,
  operation: Operation,
  without: readonly string[],
): MappedCall {
  const { call, query, answer } = isObject(place.value)
    ? readKeys(place, keys)
    : { call: place, query: undefined, answer: undefined }
  const at = call ?? place
  const { method, path } = call ? readTarget(call) : operation
  expectParameters(at, path, operation, without)
  if (operation.body && method === 'GET') {
    const others = METHODS.filter((one) => one !== 'GET').join(', ')
    const why = `${operation.id} has a body, and a GET sends none: it takes ${others}.`
    throw refuse(at, why)
  }
  if (!call && !query && !answer) need(place, 'call', call, keys.call)
  return {
    method,
    path,
    query: new Map(query ? readQuery(query, operation) : []),
    ...(answer ? { answer: readPointerText(answer) } : {}),
  }
}

function readTarget(place: Place): Pick<MappedCall, 'method' | 'path'> {
  const text = readText(place, keys.call)
  const [given = '', path = '', ...more] = text.trim().split(/\s+/)
  const method = METHODS.find((one) => one === given)
  if (!method) throw refuse(place, describeUnknown(given, METHODS, keys.call))
  if (!path.startsWith('/') || more.length > 0 || /[?#]/.test(path)) {
    throw refuse(place, `${JSON.stringify(text)} has no path: it takes ${keys.call}.`)
  }
  return { method, path }
}

function expectParameters(
  place: Place,
  path: string,
  { id, path: own }: Operation,
  without: readonly string[],
): void {
  const known = namesIn(own)
  const given = namesIn(path)
  const takes =
    known.length === 0
      ? `no parameter, as ${id} has none`
      : `${known.map((name) => `{${name}}`).join(' and ')}`
  const unknown = given.find((name) => !known.includes(name))
  if (unknown !== undefined) throw refuse(place, describeUnknown(unknown, known, takes))
  const twice = given.find((name, index) => given.indexOf(name) !== index)
  if (twice !== undefined) throw refuse(place, `{${twice}} is in it twice: it takes ${takes} once.`)
  const missing = known.find((name) => !given.includes(name) && !without.includes(name))
  if (missing === undefined) return
  const hint =
    missing === 'userId'
      ? ' Where the token says who calls, give `without: [userId]` beside `operations`.'
      : ''
  throw refuse(place, `${path} lacks {${missing}}: it takes ${takes}.${hint}`)
}

function namesIn(path: string): readonly string[] {
  return [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
}

function readQuery(place: Place, { id, parameters }: Operation) {
  const known = parameters.flatMap((one) => (one.in === 'query' ? [one.name] : []))
  const names = readEntries(place, keys.query).map(([name, value]) => {
    if (!known.includes(name)) {
      const takes = known.length === 0 ? `none, as ${id} has none` : known.join(', ')
      throw refuse(value, describeUnknown(name, known, takes))
    }
    return [name, readText(value, 'the service’s name of it'), value] as const
  })
  for (const [name, other, value] of names) {
    const same = known.find(
      (one) => one !== name && (names.find(([first]) => first === one)?.[1] ?? one) === other,
    )
    if (same !== undefined) {
      throw refuse(value, `${same} is called ${JSON.stringify(other)} too: give each its own name.`)
    }
  }
  return names.map(([name, other]) => [name, other] as const)
}

function readPointerText(place: Place): string {
  const text = readText(place, keys.answer)
  if (isPointer(text)) return text
  throw refuse(place, `${JSON.stringify(text)} is no JSON pointer: it takes ${keys.answer}.`)
}

/** As the answers are read by it: `%` escapes, as in the pointers of addresses. */
function isPointer(text: string): boolean {
  try {
    splitPointer(text)
    return text.startsWith('/')
  } catch (error) {
    if (error instanceof URIError) return false
    throw error
  }
}
