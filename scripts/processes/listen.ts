import { type ServerType, serve } from '@hono/node-server'
import type { Hono } from 'hono'

/** How long a stop waits for the answers that are under way, unless told otherwise. */
const FINISH_MS = 5_000
const TIDY_MS = 50

/**
 * Longer than proxies and clients keep an idle connection, usually a minute: whoever sends a charge into one that is
 * just being closed does not learn whether it arrived.
 */
const KEEP_ALIVE_MS = 75_000

export interface Listening {
  port: number
  /**
   * Takes no more connections, lets the answers under way finish, and resolves; cuts those that take
   * longer than `finishMs`.
   */
  close(finishMs?: number): Promise<void>
}

/**
 * Serves the app.
 *
 * @param where port 0 takes any free one
 */
export function listen(
  app: Pick<Hono, 'fetch'>,
  where: { port: number; hostname?: string },
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const fetch = refuseBrokenAddresses(app.fetch)
    const server = serve({ fetch, ...where }, ({ port }) => {
      resolve({ port, close: (finishMs = FINISH_MS) => close(server, finishMs) })
    })
    if ('keepAliveTimeout' in server) server.keepAliveTimeout = KEEP_ALIVE_MS
    server.once('error', reject)
  })
}

/**
 * Answers 400 where the request's address is none. The server builds it from the `Host` header and lets some pass that
 * are no hosts (`1.2.3.4.5`, `xn--a`); whoever reads the address later would throw.
 */
function refuseBrokenAddresses(fetch: Hono['fetch']): Hono['fetch'] {
  return (request, ...rest) =>
    URL.canParse(request.url) ? fetch(request, ...rest) : new Response(null, { status: 400 })
}

function close(server: ServerType, finishMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const cutOff = setTimeout(() => {
      if ('closeAllConnections' in server) server.closeAllConnections()
    }, finishMs)
    // Node closes what is idle at the beginning; whoever gets an answer later stays connected.
    const tidying = setInterval(() => {
      if ('closeIdleConnections' in server) server.closeIdleConnections()
    }, TIDY_MS)
    server.close((error) => {
      clearTimeout(cutOff)
      clearInterval(tidying)
      if (error) reject(error)
      else resolve()
    })
  })
}
