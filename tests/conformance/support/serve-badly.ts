import { once } from 'node:events'
import { createServer as createHttpServer, type RequestListener } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { createServer, type Server, type Socket } from 'node:net'
import type { TlsOptions } from 'node:tls'

/** A service that a check can't do anything with; `port` is where it listens. */
export interface BadService {
  readonly port: number
  close(): Promise<void>
}

/** Signed by itself, for 127.0.0.1, until 2126; its key is no secret. */
const SELF_SIGNED = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgBT6s6rbsE/vHeA4j
nKeJkFNbm8muiBASEhlVPhGXYJyhRANCAAT7uSbTdTTrLhqtKG46PhTcBQW0fKkA
Y6NKe5mYoNKS+fgGXjjbCGBcJUzPR7N/O6CVxGdJAdYx8yuRqEe8rpnK
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIURkbA+Ut/KyyYdYz8AOWoHBG0BnIwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMzA1MTAxNFoYDzIxMjYxMDMw
MDUxMDE0WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAT7uSbTdTTrLhqtKG46PhTcBQW0fKkAY6NKe5mYoNKS+fgGXjjbCGBc
JUzPR7N/O6CVxGdJAdYx8yuRqEe8rpnKo28wbTAdBgNVHQ4EFgQUylU8Ick0r5sG
11E9LEwoP4cgRMcwHwYDVR0jBBgwFoAUylU8Ick0r5sG11E9LEwoP4cgRMcwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARhwR/AAABgglsb2NhbGhvc3QwCgYIKoZI
zj0EAwIDSAAwRQIhAKjoQV7zvolqPLYlU80kGHAFqSDTDOcQLsv6Dy3tFQS8AiBl
ybx7R0W9puTR0759vU0bW/IVjAsULfwCHNFKieKSTQ==
-----END CERTIFICATE-----`,
}

/** Serves over HTTP. */
export function serveHttp(answer: RequestListener): Promise<BadService> {
  return start(createHttpServer(answer))
}

/** Serves over HTTPS with a certificate that nobody has signed. */
export function serveHttps(answer: RequestListener): Promise<BadService> {
  return start(createHttpsServer(SELF_SIGNED, answer))
}

const HANDSHAKE = 0x16
const PLAIN_ANSWER = [
  'HTTP/1.1 400 Bad Request',
  'content-type: text/html',
  'connection: close',
  '',
  'The plain HTTP request was sent to HTTPS port',
].join('\r\n')

/** Serves over HTTPS as `options` say; whoever speaks HTTP there is told in HTTP, as by nginx and Apache. */
export function serveTls(options: TlsOptions, answer: RequestListener): Promise<BadService> {
  const secure = createHttpsServer({ ...SELF_SIGNED, ...options }, answer)
  return start(
    createServer((socket) => {
      socket.once('data', (bytes: Buffer) => {
        if (bytes[0] !== HANDSHAKE) {
          socket.end(PLAIN_ANSWER)
          return
        }
        socket.pause()
        socket.unshift(bytes)
        secure.emit('connection', socket)
      })
      socket.on('error', () => socket.destroy())
    }),
  )
}

/** Serves what is no HTTP: the bytes are written as soon as somebody has asked. */
export function serveBytes(bytes: string): Promise<BadService> {
  return start(
    createServer((socket) => {
      socket.once('data', () => socket.end(bytes))
      // The other side may have gone already.
      socket.on('error', () => socket.destroy())
    }),
  )
}

/** Takes connections and never answers. */
export function serveNothing(): Promise<BadService> {
  return start(createServer())
}

async function start(server: Server): Promise<BadService> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port')
  return {
    port: address.port,
    async close() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
