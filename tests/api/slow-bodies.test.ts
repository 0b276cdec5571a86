import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEFAULT_LIMITS } from '../../mocks/api/admission/limits'
import { type Listening, listen } from '../../scripts/processes/listening/listen'
import { type OpenSocket, openSocket } from './support/open-socket'
import { provideApi } from './support/test-api'

const BODY_BYTES = 60_000
/** Room for three of the bodies below. */
const PER_ADDRESS = 200_000
const REQUEST_MS = 3_000
/** Less than that; the bodies above have eight seconds more. */
const GRACE_MS = 1_000

const it = provideApi({
  environment: { TRUST_PROXY: '1' },
  limits: {
    ...DEFAULT_LIMITS,
    bodies: { ...DEFAULT_LIMITS.bodies, perAddress: PER_ADDRESS, graceMs: GRACE_MS },
  },
})
let service: Listening

beforeAll(async () => {
  const port = { port: 0, hostname: '127.0.0.1' }
  service = await listen(it.api.app, { ...port, requestMs: REQUEST_MS, lookEveryMs: 100 })
})
afterAll(() => service.close(0))

const FILTER = JSON.stringify({ limit: 6, skip: 0, filters: { category: [], price: [] } })

/** Begins a request whose body never ends, and reads what comes until the connection is closed. */
async function drip(
  address: string,
  { path = '/api/product/by/search', bytes = BODY_BYTES } = {},
): Promise<OpenSocket> {
  const opened = await openSocket(service.port)
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: shop',
    `X-Forwarded-For: ${address}`,
    'Content-Type: application/json',
    `Content-Length: ${bytes}`,
    '',
    FILTER,
  ]
  opened.socket.write(head.join('\r\n'))
  return opened
}

const filter = (address: string) =>
  it.client.send('filterProducts', {
    body: JSON.parse(FILTER),
    headers: { 'X-Forwarded-For': address, 'Content-Length': String(FILTER.length) },
  })

test('API-6 bodies that are dripped in hold so many bytes and no more, for so long and no longer', async () => {
  const slow = await Promise.all(Array.from({ length: 12 }, () => drip('10.0.0.1')))
  const refused = () => slow.filter(({ answer }) => answer().startsWith('HTTP/1.1 429'))
  await expect.poll(refused).toHaveLength(9)
  expect(refused()[0]?.answer()).toMatch(/retry-after: 5/i)
  // Others have room of their own.
  expect((await filter('10.0.0.2')).status).toBe(200)

  await expect.poll(() => slow.every(({ socket }) => socket.closed)).toBe(true)
  const cutOff = slow.filter(({ answer }) => answer().startsWith('HTTP/1.1 408'))
  expect(cutOff).toHaveLength(3)
  // What they held is free again.
  expect((await filter('10.0.0.1')).status).toBe(200)
})

test.each([
  ['to sign in', '/api/auth/signin'],
  ['of a filter, which is read for its key first', '/api/product/by/search'],
])(
  'API-6 a small body %s that does not come holds its request for seconds, not for a minute',
  async (_, path) => {
    // As many bytes as it has begun with, and one more.
    const { socket, answer } = await drip('10.0.0.3', { path, bytes: FILTER.length + 1 })
    await expect.poll(() => socket.closed).toBe(true)
    expect(answer()).toMatch(/^HTTP\/1.1 400/)
    expect(answer()).toMatch(/body (did not arrive in time|was cut off)/)
  },
)

test('API-6 a large body may take longer, as over a slow connection', async () => {
  const { socket, answer } = await drip('10.0.0.4')
  const rest = Buffer.alloc(BODY_BYTES - FILTER.length, ' ')
  await pause(GRACE_MS * 1.5)
  expect(answer()).toBe('')
  socket.write(rest)
  await expect.poll(answer).toMatch(/^HTTP\/1.1 200/)
  socket.destroy()
})

test('API-6 what signs in is a few kilobytes: more is refused before it is read', async () => {
  const body = { email: 'a@b.example', password: 'x'.repeat(9_000) }
  expect((await it.client.send('signIn', { body })).status).toBe(413)
})
