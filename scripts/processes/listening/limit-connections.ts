import type { Server } from 'node:http'
import { toCountedAddress } from '../../../mocks/api/http/client-address'
import type { TrustsPeer } from '../../../mocks/api/http/trusted-proxies'

/** An idle connection uses some 30 kB. */
const MOST_CONNECTIONS = 4_000
/** An office of 200 people, six connections of each browser, of which not all are open at a time. */
const MOST_PER_ADDRESS = 1_000

/** Closes connections that are too many of one address, unless it is a proxy's, or of all, as soon as they are made. */
export function limitConnections(
  server: Server,
  trustsPeer: TrustsPeer,
  mostPerAddress = MOST_PER_ADDRESS,
): void {
  server.maxConnections = MOST_CONNECTIONS
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const peer = socket.remoteAddress ?? 'unknown'
    if (trustsPeer(peer)) return
    const address = toCountedAddress(peer)
    const count = open.get(address) ?? 0
    if (count >= mostPerAddress) {
      socket.destroy()
      return
    }
    open.set(address, count + 1)
    socket.once('close', () => {
      const left = (open.get(address) ?? 0) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}
