import { isIP, isIPv6 } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { Requester } from '../rationing/queue/fair-queue'

/**
 * The network address that a request came from: that of the connection, or what the last proxy
 * saw where the service stands behind one.
 */
export function readClientAddress(context: Context, isBehindProxy: boolean): string {
  if (isAskedFor(context.env)) return context.env.askedFor
  const forwarded = context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() ?? ''
  const address = forwarded.replace(PORT, '$1$2')
  // Anything else is no address to count by, and may be too long for a database index.
  if (isBehindProxy && isIP(address) !== 0) return address
  return hasConnection(context.env) ? (getConnInfo(context).remote.address ?? 'unknown') : 'unknown'
}

/** Some proxies write the port too, which differs for each connection. */
const PORT = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/

const NETWORK_GROUPS = 4

/**
 * The address by which attempts are counted. With IPv6 every subscriber has 2^64 addresses, so there it is the network
 * of them all: `2001:db8:0:7::/64`.
 */
export function toCountedAddress(address: string): string {
  if (!isIPv6(address) || /\.\d+$/.test(address)) return address
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros =
    tail === undefined ? [] : Array.from({ length: 8 - groups.length - rest.length }, () => '0')
  const network = [...groups, ...zeros, ...rest].slice(0, NETWORK_GROUPS)
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** Requests of a page that is rendered on the server count for the client that requested the page. */
export interface AskedFor {
  readonly askedFor: string
}

function isAskedFor(bindings: unknown): bindings is AskedFor {
  return typeof bindings === 'object' && bindings !== null && 'askedFor' in bindings
}

/** Requests that a test or another app hands in have no connection. */
function hasConnection(bindings: unknown): boolean {
  return typeof bindings === 'object' && bindings !== null && 'incoming' in bindings
}

/** The requester, with a signal that is created on first use, which most requests never need. */
export function toRequester(context: Context, address: string, account?: string): Requester {
  return {
    address,
    account,
    get signal() {
      return context.req.raw.signal
    },
  }
}
