import type { Context, MiddlewareHandler } from 'hono'
import type { Log } from './log'

/** Logs each request when it is answered: one line, nothing of its body. */
export function logRequests(log: Log, addressOf: (context: Context) => string): MiddlewareHandler {
  return async (context, next) => {
    const startedAt = performance.now()
    // Read first: a connection that is closed meanwhile has no address any more.
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
