import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMask } from '../../http/mask'
import { contract } from '../../self-test/wrap/match-operation'
import { createReader } from '../service/create-reader'
import { serveProxy } from './serve-proxy'

const LIST = '/api/category/list'
const FINE = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n[]'

/** What the service writes to each request, byte by byte. */
let answer: string
let received: string
let sockets: Socket[]
let server: ReturnType<typeof createServer>
let proxy: Awaited<ReturnType<typeof serveProxy>>
let silences: string[]
let unread: string[]
let judged: number

beforeEach(async () => {
  answer = FINE
  received = ''
  sockets = []
  silences = []
  unread = []
  judged = 0
  server = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => undefined)
    socket.on('data', (bytes) => {
      received += String(bytes)
      if (answer !== '') socket.end(answer)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const baseUrl = `http://127.0.0.1:${port}/api`
  proxy = await serveProxy({
    baseUrl,
    reader: createReader({ contract, baseUrl, mask: createMask() }),
    port: 0,
    onCall: () => {
      judged += 1
    },
    onSilence: (why) => silences.push(why),
    onUnread: (what) => unread.push(what),
  })
})

afterEach(async () => {
  await proxy.close()
  for (const socket of sockets) socket.destroy()
  server.close()
})

/** Sends bytes to the proxy; what it writes until the connection ends. */
async function send(head: string): Promise<string> {
  const socket = connect(proxy.port, '127.0.0.1')
  socket.write(`${head}\r\nhost: x\r\nconnection: close\r\n\r\n`)
  return text(socket).catch(() => 'cut')
}

test.each([
  ['another host’s path', '//127.0.0.1:1/api/category/list', 200],
  ['a path of slashes', '//', 200],
  ['a whole address', 'http://127.0.0.1:1/api/category/list', 400],
])('CONF-8 %s leads to no other service, and the proxy goes on', async (_, target, status) => {
  expect(await send(`GET ${target} HTTP/1.1`)).toContain(`HTTP/1.1 ${status} `)
  expect(received.includes(target)).toBe(status === 200)
  expect(await send(`GET ${LIST} HTTP/1.1`)).toContain('HTTP/1.1 200 ')
  expect(judged).toBe(1)
})

test.each(['000', '099'])('CONF-8 a status of %s is no answer', async (status) => {
  answer = `HTTP/1.1 ${status} No\r\ncontent-length: 0\r\n\r\n`
  expect(await send(`GET ${LIST} HTTP/1.1`)).toContain('HTTP/1.1 502 ')
  expect(silences).toEqual([expect.stringContaining(LIST)])
})

test('CONF-8 an answer that is cut is told', async () => {
  answer = FINE.replace('length: 2', 'length: 20')
  await send(`GET ${LIST} HTTP/1.1`)
  expect(silences).toEqual([expect.stringContaining('closed before the answer was complete')])
})

test('CONF-8 an answer in an encoding that is not known here passes, and is told', async () => {
  answer = FINE.replace('content-length', 'content-encoding: zstd\r\ncontent-length')
  expect(await send(`GET ${LIST} HTTP/1.1`)).toContain('[]')
  await turn()
  expect([judged, unread]).toEqual([0, [expect.stringContaining(LIST)]])
})

test.each([
  ['with its etag', 'if-none-match: "1"', 0],
  ['with its time', 'if-modified-since: Sat, 28 Nov 2026 00:00:00 GMT', 0],
  ['with nothing', 'accept: */*', 1],
])(
  'CONF-8 that nothing has changed is judged only where nobody asked: %s',
  async (_, header, count) => {
    answer = 'HTTP/1.1 304 Not Modified\r\netag: "1"\r\n\r\n'
    expect(await send(`GET ${LIST} HTTP/1.1\r\n${header}`)).toContain('HTTP/1.1 304 ')
    await turn()
    expect([judged, unread]).toEqual([count, []])
  },
)

test('CONF-8 that nothing has changed is read whatever encoding it names', async () => {
  answer = 'HTTP/1.1 304 Not Modified\r\ncontent-encoding: gzip\r\n\r\n'
  await send(`GET ${LIST} HTTP/1.1\r\nif-none-match: "1"`)
  await turn()
  expect([judged, unread]).toEqual([0, []])
})

test('CONF-8 a client that leaves is no silence of the service', async () => {
  answer = ''
  const socket = connect(proxy.port, '127.0.0.1')
  socket.write(`GET ${LIST} HTTP/1.1\r\nhost: x\r\n\r\n`)
  await expect.poll(() => received).toContain(LIST)
  socket.destroy()
  await expect.poll(() => sockets[0]?.destroyed || sockets[0]?.readableEnded).toBe(true)
  expect(silences).toEqual([])
})

test('CONF-8 the body of a DELETE stays a body', async () => {
  const socket = connect(proxy.port, '127.0.0.1')
  const head = 'DELETE /api/product/x HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked'
  socket.write(`${head}\r\n\r\n3\r\nabc\r\n0\r\n\r\n`)
  await expect.poll(() => received.toLowerCase()).toContain('transfer-encoding: chunked')
  socket.destroy()
})
