import { isIP } from 'node:net'
import { refuse } from './control/control-routes'

/**
 * Whether nobody else can make a browser take a page of theirs for one of this host: the machine itself, IP addresses, and
 * the names that are allowed, in small letters. Any other name may be led to this machine by whoever owns it (DNS
 * rebinding), and pages under it would be of the mock's own origin.
 *
 * @param host as a `Host` header has it, with a port or without
 */
export function isKnownHost(host: string, allowed: readonly string[]): boolean {
  const address = `http://${host}`
  if (!/^[\w.:[\]-]+$/.test(host) || !URL.canParse(address)) return false
  const { hostname } = new URL(address)
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0 ||
    allowed.includes(hostname)
  )
}

/**
 * Refuses what comes under a name that is not known, of the server itself or of one before it; `undefined` otherwise.
 *
 * @param allowed see {@link isKnownHost}
 */
export function refuseUnknownHost(
  request: Request,
  allowed: readonly string[],
): Response | undefined {
  const own = request.headers.get('Host') ?? new URL(request.url).host
  const forwarded = request.headers.get('X-Forwarded-Host') ?? ''
  const hosts = [own, ...forwarded.split(',').filter((host) => host.trim() !== '')]
  const unknown = hosts.map((host) => host.trim()).find((host) => !isKnownHost(host, allowed))
  if (unknown === undefined) return undefined
  const name = unknown.replace(/:\d*$/, '').slice(0, 80)
  return refuse(
    403,
    `The desk and the calls on worlds are not served to "${name}": any page can have such a name lead here. They are served to localhost, to IP addresses, and to the names that the mock is started with: --allowed-hosts ${name}. The API itself answers under every name.`,
  )
}
