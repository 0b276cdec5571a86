import {
  asArray,
  asObject,
  follow,
  isObject,
  type JsonObject,
  readPointer,
  toPointer,
} from '../../../contract/json'
import { listNames } from '../../list-names'
import { WORLDS_PATH } from '../../start-worlds'

const METHODS = ['get', 'put', 'post', 'delete']

/** What the file says of a request: what its body takes, or its parameters. */
export function describeWrong(document: JsonObject, path: string, method: string): string {
  const { requestBody } = operationOf(document, path, method)
  if (isObject(requestBody)) return String(requestBody['description'])
  const described = parametersOf(document, path, method).filter((one) => 'description' in one)
  const lines = described.map(({ name, description }) => `${name}: ${description}`)
  return `${method} ${toAddress(path)} takes ${listNames(described.map(({ name }) => String(name)))}. ${lines.join(' ')}`
}

export function takesBody(document: JsonObject, path: string, method: string): boolean {
  return isObject(operationOf(document, path, method)['requestBody'])
}

/** Whether a request body is JSON; files are none. */
export function takesJson(requestBody: unknown): boolean {
  return 'application/json' in asObject(asObject(requestBody)['content'])
}

/** The names that the query of an operation may have. */
export function queryNames(document: JsonObject, path: string, method: string): readonly string[] {
  return parametersOf(document, path, method)
    .filter((parameter) => parameter['in'] === 'query')
    .map(({ name }) => String(name))
}

/** What there is in place of an address that there is not: its methods, or the addresses below a name. */
export function describeAddress(document: JsonObject, method: string, path: string): string {
  const paths = Object.entries(asObject(document['paths']))
  const found = paths.find(([template]) => toPattern(template).test(path))
  if (found) {
    const address = WORLDS_PATH + path.slice(0, 120)
    return `${address} takes ${listNames(methodsOf(found[1]))}, and no ${method}. GET ${WORLDS_PATH}/NAME describes a world: its state, clock and troubles.`
  }
  const addresses = paths
    .map(([template, item]) => `${methodsOf(item).join('|')} ${toAddress(template)}`)
    .concat(`${WORLDS_PATH}/NAME/api, where the API of a world begins,`, `${WORLDS_PATH}/NAME/desk`)
  return `There is nothing at this address of a world. There are ${listNames(addresses)}.`
}

function operationOf(document: JsonObject, path: string, method: string): JsonObject {
  return asObject(readPointer(document, toPointer('paths', path, method.toLowerCase())))
}

function parametersOf(document: JsonObject, path: string, method: string): readonly JsonObject[] {
  const item = toPointer('paths', path)
  return [`${item}/${method.toLowerCase()}/parameters`, `${item}/parameters`].flatMap((list) =>
    asArray(readPointer(document, list)).map(
      (_, index) => follow(document, `${list}/${index}`).node,
    ),
  )
}

function methodsOf(item: unknown): string[] {
  return METHODS.filter((method) => method in asObject(item)).map((method) => method.toUpperCase())
}

function toPattern(template: string): RegExp {
  return new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
}

/** `/{world}/calls/{call}` as people write it. */
export function toAddress(template: string): string {
  const path = template
    .replace('{world}', 'NAME')
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => name.toUpperCase())
    .replace(/^\/$/, '')
  return WORLDS_PATH + path
}
