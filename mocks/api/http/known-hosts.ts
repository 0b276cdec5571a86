import { isIP } from 'node:net'

/** Whether it is the origin, or an address, of a page that this machine serves. */
export function isOfThisMachine(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  const isLoopback = hostname === '[::1]' || (isIP(hostname) === 4 && hostname.startsWith('127.'))
  return /^https?:$/.test(protocol) && (isLoopback || isLocalName(hostname))
}

/**
 * Whether nobody else can make a browser take a page of theirs for one of this host: the machine itself, IP addresses, and
 * the names that are allowed, in small letters. Any other name may be led to this machine by whoever owns it (DNS
 * rebinding), and pages under it would be of this server's own origin.
 *
 * @param host as a `Host` header has it, with a port or without
 */
export function isKnownHost(host: string, allowed: readonly string[]): boolean {
  const address = `http://${host}`
  if (!/^[\w.:[\]-]+$/.test(host) || !URL.canParse(address)) return false
  const { hostname } = new URL(address)
  return (
    isLocalName(hostname) ||
    isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0 ||
    allowed.includes(hostname)
  )
}

function isLocalName(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost')
}

/** The host under which a request came, with a port or without. */
export function readHost({ headers, url }: Request): string {
  return headers.get('Host') ?? new URL(url).host
}

/** The same with the hosts that servers before this one were asked under, as they say, such as Vite. */
export function readHosts(request: Request): readonly string[] {
  const forwarded = (request.headers.get('X-Forwarded-Host') ?? '').split(',')
  return [readHost(request), ...forwarded.map((host) => host.trim()).filter(Boolean)]
}

/** The first of the hosts that is not known, as a sentence can name it; `undefined` where all are. */
export function findUnknownHost(
  hosts: readonly string[],
  allowed: readonly string[],
): string | undefined {
  const unknown = hosts.find((host) => !isKnownHost(host, allowed))
  return unknown?.replace(/:\d*$/, '').slice(0, 80)
}
