import { isIP, isIPv6 } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { Requester } from '../admission/queue/fair-queue'
import type { TrustsPeer } from './trusted-proxies'

/**
 * The network address that a request came from: that of the connection, or what the last proxy
 * saw where that is believed.
 */
export function readClientAddress(context: Context, trustsPeer: TrustsPeer): string {
  if (isAskedFor(context.env)) return context.env.askedFor
  const forwarded = context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() ?? ''
  const address = forwarded.replace(PORT, '$1$2')
  // Anything else is no address to count by, and may be too long for a database index.
  const peer = readPeer(context)
  if (isIP(address) !== 0 && trustsPeer(peer)) return address
  return peer ?? UNKNOWN
}

/** The other end of the connection; `undefined` where a request was handed in without one. */
export function readPeer(context: Context): string | undefined {
  if (!hasConnection(context.env)) return undefined
  // One that has been closed has none any more.
  return getConnInfo(context).remote.address ?? UNKNOWN
}

const UNKNOWN = 'unknown'

/** Some proxies write the port too, which differs for each connection. */
const PORT = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/

const MAPPED = /^::ffff:([\d.]+)$/i

/**
 * The address by which attempts are counted. With IPv6 it is the network of 56 bits, `2001:db8:0:700::/56`: RIPE-690 tells
 * providers to assign each customer 48 to 56 of them, and he has every address in it. Where a phone has 64, 256 phones
 * are counted together, as an office is.
 */
export function toCountedAddress(address: string): string {
  const mapped = MAPPED.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  // The last of them may be written like an address of IPv4, and count for nothing here.
  const written = address.replace(/%.*$/, '').replace(/[\d.]+\.\d+$/, '0:0')
  const [head = '', tail] = written.split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros =
    tail === undefined ? [] : Array.from({ length: 8 - groups.length - rest.length }, () => '0')
  const [a = 0, b = 0, c = 0, d = 0] = [...groups, ...zeros, ...rest].map((group) =>
    Number.parseInt(group, 16),
  )
  const network = [a, b, c, d - (d % 0x100)]
  return `${network.map((group) => group.toString(16)).join(':')}::/56`
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
