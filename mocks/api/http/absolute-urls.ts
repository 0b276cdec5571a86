import type { Context, MiddlewareHandler } from 'hono'
import { z } from 'zod/mini'
import { parseJson } from '../../contract/json'

const tokenSchema = z.looseObject({ clientApiUrl: z.string() })

/**
 * Gives pages of other origins the addresses of pictures and of the simulated gateway whole: a relative one would lead to
 * the page's own host.
 *
 * @param publicPath what stands before the paths of this service
 */
export function writeAbsoluteUrls(publicPath: string): MiddlewareHandler {
  const photo = `"data":"${publicPath}/api/photo/`
  return async (context, next) => {
    if (!isOfOtherOrigin(context)) return next()
    const { raw } = context.req
    const { origin } = new URL(raw.url)
    const plain = new Headers(raw.headers)
    plain.delete('Accept-Encoding')
    context.req.raw = new Request(raw, { headers: plain })
    await next()
    const { status, headers } = context.res
    if (!headers.get('Content-Type')?.includes('json')) return
    const text = (await context.res.text())
      .replaceAll(photo, `"data":"${origin}${publicPath}/api/photo/`)
      .replace(/(?<="clientToken":")[^"]+/, (token) => withWholeGateway(token, origin))
    context.res = undefined
    headers.delete('Content-Length')
    context.res = new Response(text, { status, headers })
  }
}

function isOfOtherOrigin({ req }: Context): boolean {
  const origin = req.header('Origin')
  // Of a page whose own server passes its calls on, the browser says so.
  if (origin === undefined || req.header('Sec-Fetch-Site') === 'same-origin') return false
  // A development server that forwards its own pages' calls says so.
  const host = req.header('X-Forwarded-Host') ?? new URL(req.url).host
  return !URL.canParse(origin) || new URL(origin).host !== host
}

function withWholeGateway(clientToken: string, origin: string): string {
  const { data } = tokenSchema.safeParse(parseJson(atob(clientToken))?.value)
  if (!data?.clientApiUrl.startsWith('/')) return clientToken
  return btoa(JSON.stringify({ ...data, clientApiUrl: origin + data.clientApiUrl }))
}
