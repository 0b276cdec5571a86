import { type ServerType, serve } from '@hono/node-server'
import type { Hono } from 'hono'

/** How long a stop waits for the answers that are under way. */
const DRAIN_MS = 5_000

export interface Listening {
  port: number
  /** Takes no more connections, lets the answers under way finish, and resolves. */
  close(): Promise<void>
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
      resolve({ port, close: () => close(server) })
    })
    server.once('error', reject)
  })
}

function close(server: ServerType): Promise<void> {
  return new Promise((resolve, reject) => {
    const cutOff = setTimeout(() => {
      if ('closeAllConnections' in server) server.closeAllConnections()
    }, DRAIN_MS)
    server.close((error) => {
      clearTimeout(cutOff)
      if (error) reject(error)
      else resolve()
    })
  })
}
