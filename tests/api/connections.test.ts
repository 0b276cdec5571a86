import { once } from 'node:events'
import { Agent, type RequestOptions, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LogEntry } from '../../mocks/api/http/log'
import { type Listening, listen } from '../../scripts/processes/listening/listen'
import { provideApi } from './support/test-api'

/** What only a real connection can do to the service. */
const entries: LogEntry[] = []
const it = provideApi({ log: (entry) => void entries.push(entry) })
let service: Listening

beforeAll(async () => {
  service = await listen(it.api.app, { port: 0, hostname: '127.0.0.1' })
})
afterAll(() => service.close(0))

async function open(text: string): Promise<Socket> {
  const socket = connect(service.port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

/** Sends the text, then more of it as long as it is taken, and reads what comes until the connection is closed. */
async function exchange(text: string, more = ''): Promise<string> {
  const socket = await open(text)
  let answer = ''
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString('latin1')
  })
  // Closed while it is written to: the answer says why.
  socket.on('error', () => undefined)
  const closed = new Promise((resolve) => socket.once('close', resolve))
  for (let sent = 0; more !== '' && sent < MOST_CHUNKS && socket.writable; sent += 1) {
    if (!socket.write(more)) {
      await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed])
    }
  }
  await closed
  return answer
}

const CHUNK = `10000\r\n${'x'.repeat(0x10000)}\r\n`
const MOST_CHUNKS = 1_000

const head = (path: string, ...headers: readonly string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: shop', 'Connection: close', ...headers, '', ''].join('\r\n')
const JSON_BODY = 'Content-Type: application/json'
const signIn = (...headers: readonly string[]) => head('/api/auth/signin', JSON_BODY, ...headers)

test.each([
  ['a length', signIn('Content-Length: 50')],
  ['chunks', `${signIn('Transfer-Encoding: chunked')}ff\r\n`],
])(
  'API-6 who goes away in the middle of a body with %s is no fault, and known by the address',
  async (_, text) => {
    entries.length = 0
    const socket = await open(`${text}{"email":`)
    await pause(100)
    socket.destroy()
    await expect.poll(() => entries).toHaveLength(1)
    expect(entries[0]).toMatchObject({
      level: 'info',
      event: 'request',
      status: 400,
      address: '127.0.0.1',
    })
  },
)

const GATEWAY = '/braintree-gateway/v1/payment_methods/venmo_accounts'

test.each([
  ['/api/auth/signin', 'a length', 413],
  ['/api/auth/signin', 'chunks', 413],
  ['/api/nothing', 'a length', 404],
  [GATEWAY, 'a length', 401],
  [GATEWAY, 'chunks', 401],
])(
  'API-6 who asks %s again after a body with %s was refused gets an answer',
  async (path, how, refused) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const body = Buffer.alloc(600_000, 'x')
    const length =
      how === 'chunks' ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': body.length }
    expect(
      await send(
        agent,
        { path, method: 'POST', headers: { ...length, 'Content-Type': 'application/json' } },
        body,
      ),
    ).toBe(refused)
    expect(await send(agent, { path: '/api/category/list' })).toBe(200)
    agent.destroy()
  },
)

/** The status of the answer. */
function send(agent: Agent, options: RequestOptions, body?: Buffer): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const where = { host: '127.0.0.1', port: service.port, agent }
    request({ ...where, ...options }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode))
    })
      .once('error', reject)
      .end(body)
  })
}

test.each([
  ['two lengths', signIn('Content-Length: 2', 'Content-Length: 3')],
  ['a length and chunks', signIn('Content-Length: 2', 'Transfer-Encoding: chunked')],
  ['an encoding that nobody knows', signIn('Transfer-Encoding: xchunked')],
  ['a length below zero', signIn('Content-Length: -2')],
  ['a chunk without a length', `${signIn('Transfer-Encoding: chunked')}zz\r\n`],
  ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: shop\r\nHost: other\r\nConnection: close\r\n\r\n'],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['a path that is none', 'GET * HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n'],
  ['a header without end', signIn(`A: ${'x'.repeat(20_000)}`)],
])('API-6 a request with %s is refused without a word', async (_, text) => {
  const answer = await exchange(`${text}{}`)
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(answer.split('\r\n\r\n')[1]).toMatch(/^0?$/)
})

test.each([
  ['/api/auth/signin', 413],
  // Nobody is let in with it.
  [GATEWAY, 401],
])('API-6 %s takes no body without end', async (path, refused) => {
  const declared = await exchange(head(path, JSON_BODY, 'Content-Length: 99999999'))
  const endless = await exchange(head(path, JSON_BODY, 'Transfer-Encoding: chunked'), CHUNK)
  const statuses = [declared, endless].map((answer) => answer.slice(0, 'HTTP/1.1 413'.length))
  expect(statuses).toEqual([`HTTP/1.1 ${refused}`, `HTTP/1.1 ${refused}`])
})
