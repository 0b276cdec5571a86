import { findUnknownHost, isOfThisMachine, readHost, readHosts } from '../../api/http/known-hosts'

/**
 * Whoever is behind a call and may not read a backend that this machine alone may reach: a page of another site, or a name
 * that any page can have lead here. `undefined` for pages of this machine, of the address that is called, and of the names
 * that are allowed, and for what no page has asked for.
 *
 * @returns the origin or the name, for a sentence
 */
export function findUntrustedCaller(
  request: Request,
  allowedHosts: readonly string[],
): string | undefined {
  // Made within this process, such as one that the desk sends again.
  if (!request.headers.has('Host')) return undefined
  const unknown = findUnknownHost(readHosts(request), allowedHosts)
  if (unknown !== undefined) return unknown
  const page = findPage(request)
  if (page === undefined || isOfThisMachine(page)) return undefined
  if (!URL.canParse(page)) return 'another site'
  const { origin, host, hostname } = new URL(page)
  return host === readHost(request) || allowedHosts.includes(hostname) ? undefined : origin
}

/** The page that makes a call of another origin, as far as the browser says which. */
function findPage({ headers }: Request): string | undefined {
  const origin = headers.get('Origin')
  if (origin !== null) return origin
  // A picture, or a window, is asked for without an origin.
  const site = headers.get('Sec-Fetch-Site')
  const isElsewhere = site === 'cross-site' || site === 'same-site'
  return isElsewhere ? (headers.get('Referer') ?? '') : undefined
}
