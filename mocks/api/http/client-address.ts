import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * The network address that a request came from: that of the connection, or what the last proxy
 * saw where the service stands behind one.
 */
export function readClientAddress(context: Context, isBehindProxy: boolean): string {
  const forwarded = context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim()
  if (isBehindProxy && forwarded) return forwarded
  return hasConnection(context.env) ? (getConnInfo(context).remote.address ?? 'unknown') : 'unknown'
}

/** Requests that a test or another app hands in have no connection. */
function hasConnection(bindings: unknown): boolean {
  return typeof bindings === 'object' && bindings !== null && 'incoming' in bindings
}
