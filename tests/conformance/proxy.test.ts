import { once } from 'node:events'
import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from '../../scripts/conformance/run-command'
import { type Service, startService } from '../../scripts/conformance/self-test/start-service'
import { recordTraffic } from '../../scripts/conformance/self-test/traffic/record-traffic'
import { listen } from '../../scripts/processes/listening/listen'
import { findFault } from './support/find-fault'
import { serveOddly } from './support/serve-oddly'
import { through, withProxy } from './support/with-proxy'

let service: Service

beforeAll(async () => {
  service = await startService()
})

afterAll(() => service.close())

const spendDay = (baseUrl: string) =>
  recordTraffic({ admin: service.admin, handle: through(baseUrl) }, (next) => next)

test('CONF-8 a day passes through the proxy as it is, and nothing is found at a service that conforms', async () => {
  const server = await serveOddly(service.handle)
  let statuses: readonly number[] = []
  const { status, out } = await withProxy(server.baseUrl, async (baseUrl) => {
    statuses = (await spendDay(baseUrl)).map((exchange) => exchange.status)
  })
  await server.close()
  const direct = await recordTraffic(service, (next) => next)
  expect(statuses).toEqual(direct.map((exchange) => exchange.status))
  expect(out).not.toContain('✗')
  expect(status).toBe(0)
})

test('CONF-8 a fault is said as it passes, and again at the end', async () => {
  const faulty = findFault('listOrders serves everyone').wrap(service.handle)
  const server = await listen({ fetch: faulty }, { port: 0, hostname: '127.0.0.1' })
  const { status, out } = await withProxy(`http://127.0.0.1:${server.port}/api`, spendDay)
  await server.close()
  const [before = '', after = ''] = out.split('How far the service is')
  expect(before).toContain('✗ listOrders · not-admin: expected 403, got 200')
  expect(after).toContain('differs from')
  expect(status).toBe(1)
})

test('CONF-8 what is no operation passes too, byte by byte, and is not judged', async () => {
  const bytes = gzipSync(Buffer.alloc(300_000, 'abc'))
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming
    if (url === '/away') {
      outgoing.writeHead(302, { location: `http://${headers.host}/api/x` }).end()
      return
    }
    incoming.resume()
    incoming.once('end', () => {
      outgoing.writeHead(418, {
        'content-encoding': 'gzip',
        'x-method': String(method),
        'set-cookie': ['a=1', 'b=2'],
      })
      outgoing.end(bytes)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const { status, out } = await withProxy(`http://127.0.0.1:${port}/api`, async (baseUrl) => {
    const answer = await fetch(`${baseUrl}/photo?x=1`, {
      method: 'PUT',
      body: Buffer.alloc(1000),
    })
    expect(answer.status).toBe(418)
    expect(answer.headers.get('x-method')).toBe('PUT')
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    expect((await answer.text()).length).toBe(300_000)
    const moved = await fetch(new URL('/away', baseUrl), { redirect: 'manual' })
    expect(moved.headers.get('location')).toBe('/api/x')
  })
  server.close()
  expect(out).toContain('No call of openapi.yaml was answered')
  expect(status).toBe(3)
})

test('CONF-8 a service that is not there is a 502 that says so', async () => {
  const { status, out } = await withProxy('http://127.0.0.1:9/api', async (baseUrl) => {
    const answer = await fetch(`${baseUrl}/category/list`)
    expect(answer.status).toBe(502)
    expect(await answer.json()).toEqual({
      error: expect.stringContaining('gave the proxy no answer: nothing listens there'),
    })
  })
  expect(out).toContain('no answer: GET http://127.0.0.1:9/api/category/list')
  expect(out).toContain('1 calls got no answer')
  expect(status).toBe(3)
})

test('CONF-8 a port that is taken is refused with what to do', async () => {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = String(typeof address === 'object' ? address?.port : 0)
  let error = ''
  const status = await runCommand(['--proxy', port, '--base-url', 'http://service.test/api'], {
    environment: {},
    fetch,
    out: { write: () => undefined },
    error: { write: (text: string) => (error += text) },
  })
  server.close()
  expect(status).toBe(2)
  expect(error).toContain(`--proxy ${port}: another program listens there; take another port`)
})
