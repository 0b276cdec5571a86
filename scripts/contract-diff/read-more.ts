import { asArray, asObject, follow, type JsonObject, readPointer } from '../../mocks/contract/json'
import type { Operation, Parameter } from '../../mocks/contract/operation'

/** A parameter of a request, in its headers too. */
export type AnyParameter = Pick<Parameter, 'name' | 'isRequired' | 'pointer' | 'schemaPointer'> & {
  readonly in: string
}

/** The parameters of an operation with those in headers, which the model of operations leaves out. */
export function listParameters(document: JsonObject, operation: Operation): AnyParameter[] {
  const { pointer, parameters } = operation
  const lists = [pointer.replace(/\/[^/]*$/, ''), pointer].map((place) => `${place}/parameters`)
  const headers = lists.flatMap((list) =>
    asArray(readPointer(document, list)).flatMap((_, index): AnyParameter[] => {
      const { node, pointer: at } = follow(document, `${list}/${index}`)
      if (node['in'] !== 'header' && node['in'] !== 'cookie') return []
      return [
        {
          name: String(node['name']),
          in: node['in'],
          isRequired: node['required'] === true,
          pointer: at,
          schemaPointer: `${at}/schema`,
        },
      ]
    }),
  )
  return [...parameters, ...headers]
}

/** The headers of a response that may come or not, where they are written. */
export function listOptionalHeaders(document: JsonObject, responsePointer: string): string[] {
  const { node, pointer } = follow(document, responsePointer)
  return Object.keys(asObject(node['headers'])).filter(
    (name) => follow(document, `${pointer}/headers/${name}`).node['required'] !== true,
  )
}

/** Where the schema of a response's header is written. */
export function headerSchemaPointer(
  document: JsonObject,
  responsePointer: string,
  name: string,
): string {
  const { pointer } = follow(document, responsePointer)
  return `${follow(document, `${pointer}/headers/${name}`).pointer}/schema`
}

/** Whether requests of an operation must have a body. */
export function needsBody(document: JsonObject, { pointer }: Operation): boolean {
  return follow(document, `${pointer}/requestBody`).node['required'] === true
}
