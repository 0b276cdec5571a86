import { IncomingMessage, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type ServerType, serve } from '@hono/node-server'
import type { Hono } from 'hono'
import { trustProxies } from '../../../mocks/api/http/trusted-proxies'
import { asObject } from '../../../mocks/contract/json'
import { limitConnections } from './limit-connections'
import { toPlainAnswer, toPlainRequest } from './plain-messages'
import { explainListening } from './port'

/** How long a stop waits for the answers that are under way, unless told otherwise. */
const FINISH_MS = 5_000
const TIDY_MS = 50

/**
 * Longer than proxies and clients keep an idle connection, usually a minute: a client that sends a charge into one that is
 * just being closed does not learn whether it arrived.
 */
const KEEP_ALIVE_MS = 75_000

/** Within it a request has to be there, body included; an upload of 5 MB takes 40 s at 1 Mbit/s. */
const REQUEST_MS = 60_000
const HEADERS_MS = 15_000
/** How often Node looks for requests that take longer. */
const LOOK_EVERY_MS = 5_000

export interface ListenOptions {
  /** 0: any free port. */
  readonly port: number
  readonly hostname?: string
  /** The networks of proxies: all connections of one come from its address, and how many there may be is its to say. */
  readonly trustedProxies?: readonly string[]
  /** Milliseconds for a whole request. */
  readonly requestMs?: number
  readonly lookEveryMs?: number
  /**
   * Leaves the process its own `Request` and `Response`, which are replaced by quicker ones otherwise: for a process that
   * is somebody else's.
   */
  readonly leavesGlobals?: boolean
}

export interface Listening {
  port: number
  /**
   * From now on each answer ends its connection, so that by the time of `close` whoever keeps connections has gone over
   * to another process. A request that is sent into a connection that is just being closed is lost.
   */
  drain(): void
  /**
   * Takes no more connections, lets the answers under way finish, and resolves; cuts those that take
   * longer than `finishMs`.
   */
  close(finishMs?: number): Promise<void>
}

/**
 * Serves the app, and bounds what a connection can hold: how long a request may take, how many connections there are.
 *
 * @throws SettingError when the address or the port is not for this machine or user, else what the system says
 */
export function listen(
  app: Pick<Hono, 'fetch'>,
  {
    trustedProxies = [],
    requestMs = REQUEST_MS,
    lookEveryMs,
    leavesGlobals = false,
    ...where
  }: ListenOptions,
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const serverOptions = {
      requestTimeout: requestMs,
      headersTimeout: Math.min(HEADERS_MS, requestMs),
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: lookEveryMs ?? LOOK_EVERY_MS,
    }
    const fetch = refuseBrokenAddresses(leavesGlobals ? takePlain(app.fetch) : app.fetch)
    const overrideGlobalObjects = !leavesGlobals
    const server = serve({ fetch, serverOptions, overrideGlobalObjects, ...where }, ({ port }) => {
      resolve({
        port,
        drain: () => endConnections(server),
        close: (finishMs = FINISH_MS) => close(server, connections, finishMs),
      })
    })
    nameHost(server)
    const connections = trackConnections(server)
    if (isHttpServer(server)) limitConnections(server, trustProxies(trustedProxies))
    server.once('error', (error) => reject(explainListening(error, where)))
  })
}

/**
 * Answers 400 where the request's address is none. The server builds it from the `Host` header and lets some pass that
 * are no hosts (`1.2.3.4.5`, `xn--a`); parsing the URL later would throw.
 */
function refuseBrokenAddresses(fetch: Hono['fetch']): Hono['fetch'] {
  return (request, ...rest) =>
    URL.canParse(request.url) ? fetch(request, ...rest) : new Response(null, { status: 400 })
}

/** HTTP/1.0 asks for no `Host`, and the probes of some balancers send none (HAProxy's `httpchk`); later versions do. */
function nameHost(server: ServerType): void {
  server.prependListener('request', ({ headers, httpVersion }) => {
    if (httpVersion === '1.0') headers.host ||= 'localhost'
  })
}

/** Serves by the classes of messages that the process has itself. */
function takePlain(fetch: Hono['fetch']): Hono['fetch'] {
  return async (request, connection, ...rest) => {
    const { incoming } = asObject(connection)
    if (!(incoming instanceof IncomingMessage))
      throw new Error('A request has come by no connection.')
    return toPlainAnswer(await fetch(toPlainRequest(request, incoming), connection, ...rest))
  }
}

function isHttpServer(server: ServerType): server is Server {
  return 'maxHeadersCount' in server
}

function endConnections(server: ServerType): void {
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'))
}

function trackConnections(server: ServerType): ReadonlySet<Socket> {
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return open
}

async function close(
  server: ServerType,
  connections: ReadonlySet<Socket>,
  finishMs: number,
): Promise<void> {
  // What waits to be taken is lost when the server closes. Right after it has looked for that, nothing waits.
  await nextTurn()
  return new Promise((resolve, reject) => {
    const cutOff = setTimeout(() => {
      if ('closeAllConnections' in server) server.closeAllConnections()
    }, finishMs)
    // Node closes idle connections at the beginning; those that get a response later stay open.
    const tidying = setInterval(async () => {
      if ('closeIdleConnections' in server) server.closeIdleConnections()
      // Nor does it take those for idle that never had a request: browsers open them ahead of time, and a `fetch` that
      // is aborted in time leaves one.
      await nextTurn()
      for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
    }, TIDY_MS)
    server.close((error) => {
      clearTimeout(cutOff)
      clearInterval(tidying)
      if (error) reject(error)
      else resolve()
    })
  })
}
