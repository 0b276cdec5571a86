import { gzipSync } from 'node:zlib'
import type { Variant, Wrapper } from '../fault'
import { everyHeader } from '../wrap/every-answer'
import { matchOperation } from '../wrap/match-operation'

const type = (name: string, value: string): Variant => ({
  name: `content-type ${name}`,
  wrap: everyHeader({ 'content-type': value }),
})

/** Connections, headers and speed. */
export const transportVariants: readonly Variant[] = [
  type('with a charset', 'application/json; charset=utf-8'),
  type('in capitals', 'Application/JSON;CHARSET=UTF-8'),
  type('with blanks', 'application/json ; charset="utf-8"'),
  type('with a profile', 'application/json; profile="x"; charset=utf-8'),
  {
    name: 'HTTP/1.0 keep-alive',
    wrap: everyHeader({ connection: 'keep-alive', 'keep-alive': 'timeout=5' }),
  },
  { name: 'closed connections', wrap: everyHeader({ connection: 'close' }) },
  { name: 'a server header', wrap: everyHeader({ server: 'Apache/2.4', 'x-powered-by': 'PHP/8' }) },
  { name: 'cookies', wrap: everyHeader({ 'set-cookie': 'sid=1; HttpOnly' }) },
  { name: 'an ETag', wrap: tagLists() },
  {
    name: 'no caching headers',
    wrap: everyHeader({ 'cache-control': undefined, etag: undefined }),
  },
  {
    name: 'rate-limit headers',
    wrap: everyHeader({ 'ratelimit-limit': '100', 'ratelimit-remaining': '1' }),
  },
  {
    name: 'no security headers',
    wrap: everyHeader({
      'x-content-type-options': undefined,
      'strict-transport-security': undefined,
    }),
  },
  { name: 'CORS for everyone', wrap: everyHeader({ 'access-control-allow-origin': '*' }) },
  {
    name: 'a challenge with each 401',
    wrap: everyHeader({ 'www-authenticate': 'Bearer realm="shop"' }),
  },
  { name: 'slow answers', wrap: slow(() => 2) },
  { name: 'answers that overtake others', wrap: slow((count) => (count % 30 === 0 ? 50 : 0)) },
  { name: 'now and then a pause for too many requests', hides: true, wrap: pauseNowAndThen() },
  {
    name: 'now and then a pause until a date',
    hides: true,
    wrap: pauseNowAndThen(() => new Date(Date.now() + 2_000).toUTCString()),
  },
  { name: 'compression as the server sees fit', wrap: compressed() },
  { name: 'upload limits kept by hanging up', wrap: hangUp() },
]

function slow(milliseconds: (count: number) => number): Wrapper {
  let count = 0
  return (next) => async (request) => {
    count += 1
    const pause = milliseconds(count)
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
    return next(request)
  }
}

/** Every fiftieth request has to be sent again. */
function pauseNowAndThen(until = () => '1'): Wrapper {
  let count = 0
  return (next) => async (request) => {
    count += 1
    if (count % 50 !== 49 || !matchOperation(request)) return next(request)
    const body = JSON.stringify(
      /\/product\/(create|update)\//.test(request.url)
        ? { success: false, message: 'Slow down.' }
        : { error: 'Slow down.' },
    )
    const headers = { 'content-type': 'application/json', 'retry-after': until() }
    return new Response(body, { status: 429, headers })
  }
}

/** A client unpacks before it looks; this shows that sizes are not compared. */
function compressed(): Wrapper {
  return (next) => async (request) => {
    const response = await next(request)
    const bytes = new Uint8Array(await response.arrayBuffer())
    const headers = new Headers(response.headers)
    headers.set('content-length', String(gzipSync(bytes).length))
    headers.set('vary', 'accept-encoding')
    return new Response(bytes, { status: response.status, headers })
  }
}

/** One and the same for all lists, as of a server that compares nothing; that of a product says something. */
function tagLists(): Wrapper {
  return (next) => {
    const tagged = everyHeader({ etag: 'W/"1"', 'cache-control': 'max-age=0' })(next)
    return (request) =>
      matchOperation(request)?.operation === 'showProduct' ? next(request) : tagged(request)
  }
}

const MOST_JSON_BYTES = 1_048_576
/** The largest photo that is allowed, and the rest of its form. */
const MOST_FORM_BYTES = 5_242_880 + 65_536

function hangUp(): Wrapper {
  return (next) => async (request) => {
    const { byteLength } = await request.clone().arrayBuffer()
    const isForm = request.headers.get('content-type')?.startsWith('multipart/')
    if (byteLength > (isForm ? MOST_FORM_BYTES : MOST_JSON_BYTES))
      throw new TypeError('fetch failed: the connection was reset')
    return next(request)
  }
}
