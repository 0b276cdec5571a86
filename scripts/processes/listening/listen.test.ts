import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { listen } from './listen'

test('once it drains, each answer ends its connection, and it still takes new ones', async () => {
  const server = await listen(
    new Hono().get('/', (context) => context.text('here')),
    { port: 0 },
  )
  const ask = async () =>
    (await fetch(`http://localhost:${server.port}/`)).headers.get('connection')
  expect(await ask()).toBe('keep-alive')
  server.drain()
  expect([await ask(), await ask()]).toEqual(['close', 'close'])
  await server.close()
  await expect(ask()).rejects.toThrow()
})

test('an idle connection is kept longer than a proxy keeps it, and a stop does not wait for it', async () => {
  const server = await listen(
    new Hono().get('/', (context) => context.text('here')),
    { port: 0 },
  )
  const answer = await fetch(`http://localhost:${server.port}/`)
  expect(await answer.text()).toBe('here')
  const [, seconds] = /timeout=(\d+)/.exec(answer.headers.get('keep-alive') ?? '') ?? []
  expect(Number(seconds)).toBeGreaterThan(60)

  const before = performance.now()
  // Neither until it is cut off nor until it ends by itself.
  await server.close(600_000)
  expect(performance.now() - before).toBeLessThan((Number(seconds) * 1_000) / 2)
})

test('a stop waits for no connection over which nothing has come', async () => {
  const server = await listen(new Hono(), { port: 0, hostname: '127.0.0.1' })
  const socket = connect(server.port, '127.0.0.1')
  await once(socket, 'connect')
  const ended = once(socket.resume(), 'end')
  await server.close(600_000)
  await ended
})

// Node 26 takes the second one.
const hosts = ['1.2.3.4.5', 'xn--a', '1.2.3.256', 'a..1'].filter(
  (host) => !URL.canParse(`http://${host}/`),
)

test.each(hosts)(
  'API-6 a request whose host %s makes no address is refused before anybody reads it',
  async (host) => {
    const app = new Hono().get('/', (context) => context.text(new URL(context.req.url).pathname))
    const server = await listen(app, { port: 0, hostname: '127.0.0.1' })
    const socket = connect(server.port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /)
    await server.close(0)
  },
)

test('API-8 an address that is not of this machine is refused in a sentence', async () => {
  await expect(listen(new Hono(), { port: 0, hostname: '192.0.2.1' })).rejects.toMatchObject({
    name: 'SettingError',
    message: expect.stringMatching(/^192\.0\.2\.1 is no address of this machine.*HOST/),
  })
})

test('API-8 a probe in HTTP/1.0, which names no host, is answered', async () => {
  const app = new Hono().get('/readyz', (context) => context.text(new URL(context.req.url).host))
  const server = await listen(app, { port: 0 })
  const ask = async (head: string) => {
    const socket = connect(server.port, 'localhost')
    await once(socket, 'connect')
    socket.write(`GET /readyz ${head}\r\n\r\n`)
    return text(socket)
  }
  expect(await ask('HTTP/1.0')).toMatch(/^HTTP\/1\.1 200 [\s\S]*localhost$/)
  expect(await ask('HTTP/1.0\r\nHost: shop.example')).toMatch(/ 200 [\s\S]*shop\.example$/)
  expect(await ask('HTTP/1.1')).toMatch(/^HTTP\/1\.1 400 /)
  await server.close(0)
})

test('MPKG-2 in somebody else’s process requests are of the classes that it has itself', async () => {
  const own = [Request, Headers, Response]
  const said: unknown[] = []
  const fetchHere = async (request: Request) => {
    said.push(request.constructor, request.headers.constructor)
    // As one does that refuses a body for its size.
    if (request.url.endsWith('/refused')) await request.body?.cancel()
    return new Response(request.body && !request.bodyUsed ? await request.text() : 'none')
  }
  const server = await listen(
    { fetch: fetchHere },
    { port: 0, hostname: '127.0.0.1', leavesGlobals: true },
  )
  const send = async (path: string, init: RequestInit) =>
    (await fetch(`http://127.0.0.1:${server.port}${path}`, init)).text()
  const body = 'x'.repeat(1_000_000)
  expect(await send('/', { method: 'POST', body })).toBe(body)
  expect(await send('/refused', { method: 'POST', body })).toBe('none')
  expect(await send('/', { method: 'DELETE' })).toBe('')
  expect(await send('/', {})).toBe('none')
  expect(new Set(said)).toEqual(new Set([Request, Headers]))
  expect([Request, Headers, Response]).toEqual(own)
  await server.close()
})

test('MPKG-2 the names of headers may be capitals, as happy-dom’s own class leaves them', async () => {
  const answer = new Response('here')
  Object.defineProperty(answer.headers, Symbol.iterator, {
    value: () => [['Content-Length', '4']].values(),
  })
  const server = await listen(
    { fetch: () => answer },
    { port: 0, hostname: '127.0.0.1', leavesGlobals: true },
  )
  const socket = connect(server.port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n')
  const said = await text(socket)
  expect(said.match(/^content-length:.*/gim)).toHaveLength(1)
  expect(said).toMatch(/\r\n\r\nhere$/)
  await server.close()
})
