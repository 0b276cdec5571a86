import type { Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEFAULT_LIMITS } from '../../mocks/api/admission/limits'
import { type Listening, listen } from '../../scripts/processes/listening/listen'
import { type OpenSocket, openSocket } from './support/open-socket'
import { provideApi } from './support/test-api'

const MOST = 5

const it = provideApi({
  environment: { TRUST_PROXY: '1' },
  limits: { ...DEFAULT_LIMITS, requests: { ...DEFAULT_LIMITS.requests, underWay: MOST } },
})
let service: Listening

beforeAll(async () => {
  const where = { port: 0, hostname: '127.0.0.1', trustedProxies: ['127.0.0.0/8'] }
  service = await listen(it.api.app, where)
})
afterAll(() => service.close(0))

/** A connection of the proxy, with requests of one client whose bodies never come. */
async function hold(address: string, requests = 1): Promise<OpenSocket> {
  const opened = await openSocket(service.port)
  const ask = (method: string, ...more: readonly string[]) =>
    [method, 'Host: shop', `X-Forwarded-For: ${address}`, ...more, '', ''].join('\r\n')
  const post = ask(
    'POST /api/auth/signin HTTP/1.1',
    'Content-Type: application/json',
    'Content-Length: 1',
  )
  // Those behind it wait for its answer.
  const behind = ask('GET /api/category/list HTTP/1.1')
  const hanging = ask('GET /api/product/list?limit=undefined HTTP/1.1')
  opened.socket.write(requests === 1 ? post : hanging + behind.repeat(requests - 2) + post)
  return opened
}

const statusOf = async (address: string) => {
  const headers = { 'X-Forwarded-For': address }
  return (await fetch(`http://127.0.0.1:${service.port}/api/category/list`, { headers })).status
}

test('API-6 requests of a client that the proxy holds open are bounded, and others are served meanwhile', async () => {
  const held: { socket: Socket; answer(): string }[] = []
  for (let count = 0; count < MOST + 2; count += 1) held.push(await hold('10.0.0.1'))
  const refused = () => held.filter(({ answer }) => answer().startsWith('HTTP/1.1 429'))
  await expect.poll(refused).toHaveLength(2)
  expect(refused()[0]?.answer()).toMatch(/retry-after: 5/i)
  expect(await statusOf('10.0.0.1')).toBe(429)
  expect(await statusOf('10.0.0.2')).toBe(200)
  for (const { socket } of held) socket.destroy()
  // Who has gone holds nothing any more, and what was answered counts no longer.
  await expect.poll(() => statusOf('10.0.0.1')).toBe(200)
  for (let count = 0; count < 3 * MOST; count += 1) expect(await statusOf('10.0.0.1')).toBe(200)
})

test('API-6 requests that wait behind others on a connection are counted no longer than it is open', async () => {
  for (let count = 0; count < 3; count += 1) {
    const { socket } = await hold('10.0.0.3', MOST)
    await expect.poll(() => it.api.admission.underWay.of('10.0.0.3')).toBeGreaterThan(0)
    socket.destroy()
    await expect.poll(() => it.api.admission.underWay.of('10.0.0.3')).toBe(0)
  }
})
