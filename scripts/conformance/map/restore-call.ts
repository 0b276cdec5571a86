import type { Operation } from '../../../mocks/contract/operation'
import type { MappedCall } from './service-map'

/** A path below a base address, with its parameters still encoded. */
export interface PathMatch {
  /** Origin and path before it. */
  readonly base: string
  readonly values: ReadonlyMap<string, string>
}

/**
 * Creates the function that takes an address apart by a path such as `/products/{productId}`; a slash may follow. It returns
 * `undefined` for any other address.
 *
 * @param baseUrl the address below which the path stands; any when left out
 */
export function createPathReader(
  path: string,
  baseUrl?: string,
): (address: URL) => PathMatch | undefined {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const inner = path
    .split(/\{\w+\}/)
    .map(escapePattern)
    .join('([^/]+)')
  const base = baseUrl === undefined ? undefined : new URL(baseUrl)
  const before = base === undefined ? '.*' : escapePattern(base.pathname.replace(/\/+$/, ''))
  const pattern = new RegExp(`^(${before})${inner}/?$`)
  return ({ origin, pathname }) => {
    if (base && base.origin !== origin) return undefined
    const [found, start = '', ...values] = pattern.exec(pathname) ?? []
    if (found === undefined) return undefined
    return {
      base: origin + start,
      values: new Map(names.map((name, index) => [name, values[index] ?? ''])),
    }
  }
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/**
 * The address that the contract has for a call of a service.
 *
 * @param userId what stands for the user whose call it is, where the service's path has none
 */
export function restoreUrl(
  { base, values }: PathMatch,
  search: string,
  { path }: Pick<Operation, 'path'>,
  { query, userId }: Pick<MappedCall, 'query'> & { readonly userId: string },
): string {
  const filled = path.replace(
    /\{(\w+)\}/g,
    (_, name: string) => values.get(name) ?? (name === 'userId' ? userId : ''),
  )
  const pairs = search
    .replace(/^\?/, '')
    .split('&')
    .flatMap((pair) => renamePair(pair, query))
  return `${base}${filled}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`
}

/** Values stay encoded as they were; the contract's own name is none of the service's once that has another one. */
function renamePair(pair: string, names: ReadonlyMap<string, string>): readonly string[] {
  if (pair === '') return []
  const [given = '', ...rest] = pair.split('=')
  const name = new URLSearchParams(`${given}=`).keys().next().value ?? given
  const own = [...names].find(([, service]) => service === name)?.[0]
  if (own !== undefined) return [[encodeURIComponent(own), ...rest].join('=')]
  return names.has(name) ? [] : [pair]
}
