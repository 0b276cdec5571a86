import { BlockList, isIP, isIPv6 } from 'node:net'

/**
 * Tells whether a connection's peer is a proxy that is believed when it says who calls.
 *
 * @param peer its address; `undefined` for a request that this process hands in itself
 */
export type TrustsPeer = (peer: string | undefined) => boolean

export const TRUSTS_NOBODY: TrustsPeer = () => false

/** This machine, and what no router of the internet passes on. */
const PRIVATE_NETWORKS = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '100.64.0.0/10',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
]
/** Shorter ones are no proxies of anybody, but a slip of the pen: `0.0.0.0/0` would believe everybody. */
const SHORTEST_PREFIX = 8

/**
 * Reads the proxies that a setting names: `1` for those on this machine and in private networks, addresses, networks,
 * with commas between them; `0` for none.
 *
 * @returns their networks; `undefined` when the setting is none of this
 */
export function readProxies(setting: string): readonly string[] | undefined {
  if (setting === '0') return []
  const named = setting.split(',').map((entry) => entry.trim())
  if (!named.every((entry) => entry === '1' || isNetwork(entry))) return undefined
  return named.flatMap((entry) => (entry === '1' ? PRIVATE_NETWORKS : toNetwork(entry)))
}

export function trustProxies(networks: readonly string[]): TrustsPeer {
  const proxies = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    proxies.addSubnet(address, Number(prefix), familyOf(address))
  }
  return (peer) => {
    if (peer === undefined) return networks.length > 0
    // The list takes no name of an interface.
    const address = peer.replace(/%.*$/, '')
    return isIP(address) !== 0 && proxies.check(address, familyOf(address))
  }
}

function isNetwork(entry: string): boolean {
  const [address = '', prefix, ...rest] = entry.split('/')
  if (isIP(address) === 0 || address.includes('%') || rest.length > 0) return false
  if (prefix === undefined) return true
  const length = Number(prefix)
  return /^\d{1,3}$/.test(prefix) && length >= SHORTEST_PREFIX && length <= bitsOf(address)
}

function toNetwork(entry: string): string {
  return entry.includes('/') ? entry : `${entry}/${bitsOf(entry)}`
}

function bitsOf(address: string): number {
  return isIPv6(address) ? 128 : 32
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4'
}
