import type { RequestListener, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { runCommandLine } from './support/run-command-line'
import {
  type BadService,
  serveBytes,
  serveHttp,
  serveHttps,
  serveNothing,
  serveTls,
} from './support/serve-badly'

const SHORT = ['--timeout', '300']

/** Runs the check against a service and stops that. */
async function check(
  service: BadService,
  toBaseUrl: (host: string) => string = (host) => `http://${host}/api`,
  {
    environment = {},
    more = [],
  }: { environment?: Readonly<Record<string, string>>; more?: readonly string[] } = {},
) {
  const host = `127.0.0.1:${service.port}`
  const args = ['--base-url', toBaseUrl(host), '--read-only', ...more]
  const { status, out, error } = await runCommandLine(args, fetch, { environment })
  await service.close()
  // The address differs from run to run.
  return { status, out, error: error.replaceAll(host, 'HOST') }
}

/** What the check says when it could not check: one line, on the other stream, and nothing else. */
function expectRefusal(
  { status, out, error }: Awaited<ReturnType<typeof check>>,
  why: RegExp | string,
) {
  expect({ status, out }).toEqual({ status: 2, out: '' })
  expect(error).toMatch(why)
  expect(error.trim().split('\n')).toHaveLength(1)
}

const answerJson =
  (path: string): RequestListener =>
  ({ url }, response) => {
    response.setHeader('content-type', 'application/json')
    response.statusCode = url === path ? 200 : 404
    response.end(url === path ? '[]' : '{"error":"There is no such page."}')
  }

const redirectTo =
  (toLocation: (url: string) => string): RequestListener =>
  ({ url = '' }, response) => {
    response.writeHead(302, { location: toLocation(url) }).end()
  }

test('API-9 a service that never answers is told apart from one that is not there', async () => {
  const outcome = await check(await serveNothing(), undefined, { more: SHORT })
  expectRefusal(outcome, /no answer within 300 ms\. Is the service stuck\? --timeout takes more/)
})

test('API-9 what does not speak HTTP is said so', async () => {
  const outcome = await check(await serveBytes('\u0000\u0001 no HTTP at all\r\n\r\n'))
  expectRefusal(outcome, /does not speak HTTP/)
})

test('API-9 a connection that closes half way is said so', async () => {
  const half = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n[{'
  const outcome = await check(await serveBytes(half))
  expectRefusal(outcome, /the connection was closed before the answer was complete/)
})

test('API-9 an answer whose encoding is broken is said so', async () => {
  const broken =
    'HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: 8\r\nconnection: close\r\n\r\nnot gzip'
  expectRefusal(await check(await serveBytes(broken)), /the answer’s encoding is broken/)
})

test.each([
  ['to itself', (url: string) => url, /redirects to itself/],
  [
    'to another address',
    () => 'https://api.example/v2/category/list',
    'give --base-url https://api.example/v2.',
  ],
  ['to a page', () => '/login', /redirects to http:\/\/HOST\/login\. Give the address/],
  ['to nowhere', () => 'http://', /redirects to nowhere/],
])('API-9 a service that redirects %s is not followed', async (_, toLocation, why) => {
  expectRefusal(await check(await serveHttp(redirectTo(toLocation))), why)
})

test('API-9 a slash at the end that comes and goes is followed once, and is a difference', async () => {
  const flip = redirectTo((url) => (url.endsWith('/') ? url.slice(0, -1) : `${url}/`))
  const { status, error } = await check(await serveHttp(flip))
  expect({ status, error }).toEqual({ status: 1, error: '' })
})

test.each([
  ['below it', (host: string) => `http://${host}`, '/api/category/list', 'http://HOST/api'],
  ['above it', (host: string) => `http://${host}/api/v1`, '/api/category/list', 'http://HOST/api'],
  ['at the root', (host: string) => `http://${host}/api`, '/category/list', 'http://HOST'],
])('API-9 an API that is %s is found, and its address given', async (_, toBaseUrl, path, found) => {
  const outcome = await check(await serveHttp(answerJson(path)), toBaseUrl)
  expectRefusal(outcome, `but at ${found}: give --base-url ${found}.`)
})

test('API-9 an answer that never ends is left, and said to be one', async () => {
  const piece = Buffer.alloc(1_000_000, ' ')
  const pour = (response: ServerResponse) => {
    // Until the connection is gone, which another turn of the event loop has to tell.
    if (!response.closed) response.write(piece, () => setImmediate(pour, response))
  }
  const outcome = await check(await serveHttp((_, response) => pour(response)))
  expectRefusal(outcome, /the answer does not end within 128 MB/)
})

test('API-9 a service that breaks connections later on gets a verdict, and no stack', async () => {
  let count = 0
  const faulty: RequestListener = (request, response) => {
    count += 1
    if (request.url === '/api/category/list')
      return answerJson('/api/category/list')(request, response)
    response.setHeader('content-type', 'application/json')
    if (count % 3 === 0) return response.destroy()
    if (count % 3 === 1) return response.writeHead(200, { 'content-length': 900 }).end('[{"_id"')
    response.end('\u0000{]')
  }
  const { status, out, error } = await check(await serveHttp(faulty), undefined, { more: SHORT })
  expect({ status, error }).toEqual({ status: 1, error: '' })
  expect(out).toContain('· unreachable')
  expect(out).toContain('The body is not JSON at all.')
  expect(out).not.toMatch(/^ +at /m)
})

test('API-9 a page at every address is no API', async () => {
  const page: RequestListener = (_, response) =>
    response.setHeader('content-type', 'text/html').end('<!doctype html><h1>Welcome</h1>')
  expectRefusal(await check(await serveHttp(page)), /answers with a web page\. Give the address/)
})

test('API-9 JSON under the content type of pages is no page, but a difference', async () => {
  const typeless: RequestListener = ({ url }, response) =>
    response.setHeader('content-type', 'text/html; charset=UTF-8').end(url ? '[]' : '')
  const { status, out, error } = await check(await serveHttp(typeless))
  expect({ status, error }).toEqual({ status: 1, error: '' })
  expect(out).toContain('listCategories · content-type')
})

test('API-9 a warning before the JSON is quoted, so that nobody looks for another address', async () => {
  const warning: RequestListener = (_, response) =>
    response
      .setHeader('content-type', 'text/html')
      .end('<br />\n<b>Warning</b>: Undefined key<br />[]')
  const said =
    /answers with a web page, which begins with “<br \/> <b>Warning<\/b>: Undefined key<br \/>\[\]”\./
  expectRefusal(await check(await serveHttp(warning)), said)
})

test('API-9 HTTPS where HTTP is spoken, and HTTP where HTTPS is spoken, is one sentence', async () => {
  const http = await serveHttp(answerJson('/api/category/list'))
  const toHttps = (host: string) => `https://${host}/api`
  expectRefusal(
    await check(http, toHttps),
    /^could not run: HOST speaks HTTP, not HTTPS: give --base-url http:\/\/HOST\/api\.$/m,
  )
  const https = await serveHttps(answerJson('/api/category/list'))
  expectRefusal(
    await check(https),
    /^could not run: HOST speaks HTTPS, not HTTP: give --base-url https:\/\/HOST\/api\.$/m,
  )
})

const fine = answerJson('/api/category/list')

test.each([
  ['a client certificate', { requestCert: true, maxVersion: 'TLSv1.2' } as const],
  [
    'an old version',
    { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' } as const,
  ],
])('API-9 a service that asks for %s is not said to speak HTTP', async (_, options) => {
  const service = await serveTls(options, fine)
  expectRefusal(
    await check(service, (host) => `https://${host}/api`),
    /the TLS handshake was refused: client certificate, version or name \(ERR_SSL_[\w/]+\)\.$/m,
  )
})

test.each([
  ['takes everyone', {}],
  ['asks for a client certificate', { requestCert: true, maxVersion: 'TLSv1.2' } as const],
])(
  'API-9 a service that says in HTTP that it speaks HTTPS, and %s, is known',
  async (_, options) => {
    expectRefusal(
      await check(await serveTls(options, fine)),
      /^could not run: HOST speaks HTTPS, not HTTP: give --base-url https:\/\/HOST\/api\.$/m,
    )
  },
)

test('API-9 a certificate that nobody has signed is named, and what to do', async () => {
  const https = await serveHttps(answerJson('/api/category/list'))
  const outcome = await check(https, (host) => `https://${host}/api`)
  expectRefusal(outcome, /signed by nobody that Node trusts .*NODE_EXTRA_CA_CERTS=/)
})

test('API-9 a proxy that Node does not use is named where nothing answers', async () => {
  const gone = await serveNothing()
  await gone.close()
  const closed = { ...gone, close: () => Promise.resolve() }
  const environment = { HTTP_PROXY: 'http://proxy.example:3128' }
  expectRefusal(
    await check(closed, undefined, { environment }),
    /HTTP_PROXY is set, .*NODE_USE_ENV_PROXY=1/,
  )
  const exempt = await check(closed, undefined, {
    environment: { ...environment, NO_PROXY: 'localhost,127.0.0.1' },
  })
  expect(exempt.error).not.toContain('HTTP_PROXY')
})
