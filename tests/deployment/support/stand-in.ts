import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/** What stands where a process of the shop would, and counts. */
export interface StandIn {
  readonly port: number
  /** As `POST /api/...`, in their order. */
  readonly requests: readonly string[]
  connections(): number
  /** From now on it breaks each connection once a request has come, as a process does that is killed; or does so no more. */
  breakOff(isBroken: boolean): void
  /** Listens no more, until it is opened. */
  close(): Promise<void>
  open(): Promise<void>
}

export async function startStandIn(): Promise<StandIn> {
  const requests: string[] = []
  const sockets = new Set<Socket>()
  let isBroken = false
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    if (isBroken) {
      request.socket.destroy()
      return
    }
    response.setHeader('Content-Type', 'application/json')
    if (request.url?.startsWith('/api/product/show/unknown')) response.statusCode = 404
    if (request.url?.startsWith('/api/product/show/busy')) response.statusCode = 503
    // As the shop does, it answers once all has come.
    request.resume().once('end', () => response.end(JSON.stringify(request.headers)))
  })
  server.keepAliveTimeout = 75_000
  server.on('connection', (socket) => sockets.add(socket))
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const port = portOf(server)
  return {
    port,
    requests,
    connections: () => sockets.size,
    breakOff(from) {
      isBroken = from
    },
    open: () => listen(port),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.')
  return address.port
}
