import { type ServerType, serve } from '@hono/node-server'
import type { Hono } from 'hono'

/** How long a stop waits for the answers that are under way, unless told otherwise. */
const FINISH_MS = 5_000
const TIDY_MS = 50

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
    const server = serve({ fetch: app.fetch, ...where }, ({ port }) => {
      resolve({ port, close: (finishMs = FINISH_MS) => close(server, finishMs) })
    })
    server.once('error', reject)
  })
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
