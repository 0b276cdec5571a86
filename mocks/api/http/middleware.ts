import type { Context, MiddlewareHandler } from 'hono'
import type { Log } from './log'

/** Logs each request once it is answered: one line, nothing of its body. */
export function logRequests(log: Log, addressOf: (context: Context) => string): MiddlewareHandler {
  return async (context, next) => {
    const startedAt = performance.now()
    // Read first: a connection that closes meanwhile has no address any more.
    const address = addressOf(context)
    await next()
    log({
      level: context.res.status >= 500 ? 'error' : 'info',
      event: 'request',
      requestId: String(context.get('requestId')),
      method: context.req.method,
      path: context.req.path,
      operation: context.get('operation'),
      status: context.res.status,
      durationMs: Math.round((performance.now() - startedAt) * 10) / 10,
      address,
    })
  }
}

/**
 * Closes the connection after a body of unknown length that was not read to its end: the rest of it can't be told from
 * the next request.
 */
export const endUnread: MiddlewareHandler = async (context, next) => {
  await next()
  const isUnread = context.res.status === 413 && !context.req.header('Content-Length')
  if (isUnread) context.header('Connection', 'close')
}

/**
 * HSTS for `secureHeaders`, of pages and API alike. In production the proxy before the shop speaks HTTPS, and browsers
 * ignore the header elsewhere (RFC 6797, 8.1); a demonstration on plain HTTP sends none. It never includes subdomains,
 * which may belong to others.
 */
export function readTransportSecurity(isProduction: boolean): string | false {
  return isProduction && 'max-age=31536000'
}
