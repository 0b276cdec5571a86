import { asArray, isObject } from '../../../../mocks/contract/json'
import type { Operation } from '../../../../mocks/contract/operation'
import type { SentRequest } from '../../http/exchange'
import type { Limit, Place } from './request-limits'

/** The values of a request by their place; `undefined` where it has none that can be read. */
export type Sent = Readonly<Record<Place, unknown>> & { readonly bodyBytes: number }

/** Reads what a request of an operation really said. */
export function readSent(operation: Operation, { url, body }: SentRequest): Sent {
  const { pathname, searchParams } = new URL(url)
  const text = body?.kind === 'text' ? body : undefined
  return {
    path: readPath(operation.path, pathname),
    query: Object.fromEntries(searchParams),
    json: text?.mediaType === 'application/json' ? parse(text.text) : undefined,
    form: body?.kind === 'form' ? body.fields : undefined,
    bodyBytes: text ? Buffer.byteLength(text.text) : 0,
  }
}

/** The values that a limit is about: several within arrays. Empty fields of forms and queries are none. */
export function valuesAt(sent: Sent, { place, path }: Limit): readonly unknown[] {
  const found = path.reduce<readonly unknown[]>(
    (nodes, key) =>
      nodes.flatMap((node) => (key === '-' ? asArray(node) : isObject(node) ? [node[key]] : [])),
    [sent[place]],
  )
  return found.filter((value) => value !== undefined && (place === 'json' || value !== ''))
}

/** The service may stand below any path. */
function readPath(template: string, pathname: string): Readonly<Record<string, string>> {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const pattern = new RegExp(`${template.replace(/\{\w+\}/g, '([^/]*)')}/?$`)
  const values = pattern.exec(pathname)?.slice(1) ?? []
  return Object.fromEntries(names.map((name, index) => [name, decode(values[index] ?? '')]))
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
