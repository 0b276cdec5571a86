import { Hono } from 'hono'
import { listen } from '../../../scripts/processes/listening/listen'

/** What stands where a process of the shop would, and lets caches keep whatever it answers. */
export interface EagerProcess {
  readonly port: number
  /** As `GET /shop`, in their order. */
  readonly requests: readonly string[]
  close(): Promise<void>
}

/** Longer than any test takes. */
const KEPT = 'public, max-age=3600, s-maxage=3600'

/**
 * Answers with the headers of the request; `/product/cookie` sets a cookie too.
 *
 * @param build the first part of its assets' names, where those of other builds are missing
 */
export async function startEagerProcess(build = ''): Promise<EagerProcess> {
  const requests: string[] = []
  const app = new Hono().all('*', ({ req, header, json }) => {
    requests.push(`${req.method} ${req.path}`)
    if (req.path.startsWith('/assets/') && !req.path.startsWith(`/assets/${build}`)) {
      header('Cache-Control', 'no-store')
      return json({}, 404)
    }
    header('Cache-Control', KEPT)
    header('Vary', 'Accept-Language, Accept-Encoding')
    if (req.path === '/product/cookie') header('Set-Cookie', 'session=s3cret')
    return json(req.header())
  })
  const { port, close } = await listen(app, {
    port: 0,
    hostname: '127.0.0.1',
    trustedProxies: ['127.0.0.0/8'],
  })
  return { port, requests, close }
}
