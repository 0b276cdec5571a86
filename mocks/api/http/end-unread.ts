import type { MiddlewareHandler } from 'hono'

/**
 * Says that the connection ends where a body of unknown length was not read to its end: the rest of it can't be told
 * from the next request, which would be lost.
 */
export const endUnread: MiddlewareHandler = async (context, next) => {
  await next()
  const isUnread = context.res.status === 413 && !context.req.header('Content-Length')
  if (isUnread) context.header('Connection', 'close')
}
