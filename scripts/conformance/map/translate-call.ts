import type { Operation } from '../../../mocks/contract/operation'
import type { SentRequest } from '../http/exchange'
import type { MappedCall } from './service-map'

/** The parameters of a path as a request has them, still encoded; `undefined` for a request of another path. */
export function readPath(
  { path }: Pick<Operation, 'path'>,
  pathname: string,
): ReadonlyMap<string, string> | undefined {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const pattern = path
    .split(/\{\w+\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('([^/]*)')
  const found = new RegExp(`^${pattern}$`).exec(pathname)
  return found ? new Map(names.map((name, index) => [name, found[index + 1] ?? ''])) : undefined
}

/** The request at the place where the service has its operation. */
export function translateCall(
  request: SentRequest,
  baseUrl: string,
  operation: Operation,
  { method, path, query }: MappedCall,
): SentRequest {
  const [before = '', search] = request.url.slice(baseUrl.length).split('?', 2)
  const values = readPath(operation, before)
  if (!values) return request
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => values.get(name) ?? '')
  const renamed = search === undefined ? '' : `?${renameQuery(search, query)}`
  return { ...request, method, url: `${baseUrl}${filled}${renamed}` }
}

/** Values stay encoded as they were. */
function renameQuery(search: string, names: ReadonlyMap<string, string>): string {
  return search
    .split('&')
    .map((pair) => {
      const [name = '', ...rest] = pair.split('=')
      const other = names.get(decodeURIComponent(name))
      return other === undefined ? pair : [encodeURIComponent(other), ...rest].join('=')
    })
    .join('&')
}
