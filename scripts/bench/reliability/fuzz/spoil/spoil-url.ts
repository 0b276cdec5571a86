import type { Random } from '../../../../../mocks/api/database/seed/random'

/** Texts in the position of an id. */
const SEGMENTS = [
  ...['%00', 'a%00b', '%2f', '..%2f..%2fetc', '%2e%2e', '%252f', '%2500', '%', '%E0%A4%A', '%ff'],
  ...['%ED%A0%BD', '%C0%80', '%EF%BB%BF', ';', 'a;b=c', '__proto__', 'constructor', 'toString'],
  ...['hasOwnProperty', '%20', '+', '*', ':userId', '{userId}', '%F0%9F%AA%81', '%0d%0aX:%20y'],
  ...['x'.repeat(65), 'x'.repeat(9_000), "'", '%22', '%5c', '[', '|', '..;', 'null', 'undefined'],
]
/** Goes in front of, into or behind a path. */
const DETOURS = ['/.', '/..', '//', '/%2e%2e', '/x/..', ';x', '/', '%2f', '#x', '/%2e/', '.json']
const QUERIES = [
  ...['__proto__=1', 'constructor=x&constructor=y', 'limit[]=1', 'limit=1&limit=2', 'limit=0x10'],
  ...['limit=1e2', 'limit=%205', 'limit=', 'limit=null', 'limit=05', 'limit=%00', 'limit=1.0'],
  ...['search=%00', 'search=%ff', 'search=%', 'search=_', 'search=%25', 'search=\\', 'sortBy=id'],
  ...['order=__proto__', '=', '&&&', '%00=%00', '[a]=b', 'search=%ED%A0%BD', 'toString=1', '?'],
  `search=${'x'.repeat(5_000)}`,
  `${'a=b&'.repeat(2_000)}`,
]

/** A text in the position of an id, encoded for a URL. */
export function hostileSegment(random: Random): string {
  return SEGMENTS[random.whole(0, SEGMENTS.length - 1)] ?? ''
}

/** A query that no client of the storefront would send, without its question mark. */
export function hostileQuery(random: Random): string {
  return QUERIES[random.whole(0, QUERIES.length - 1)] ?? ''
}

/** The path with a detour that URL parsers resolve differently. */
export function detour(path: string, random: Random): string {
  const turn = DETOURS[random.whole(0, DETOURS.length - 1)] ?? ''
  const slashes = [...path.matchAll(/\//g)].map(({ index }) => index)
  const at = random.chance(0.3) ? path.length : slashes[random.whole(0, slashes.length - 1)]
  // An address begins with a slash, or it could not be sent.
  return `/${(path.slice(0, at) + turn + path.slice(at)).replace(/^\//, '')}`
}
