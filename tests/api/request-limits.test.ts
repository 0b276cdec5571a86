import { expect, test } from 'vitest'
import { DEFAULT_LIMITS } from '../../mocks/api/admission/limits'
import type { LogEntry } from '../../mocks/api/http/log'
import { provideApi } from './support/test-api'

const BURST = 20
/** Beside others: so many at once, as many more when their turn comes. */
const BURST_BESIDE_OTHERS = 5
const PER_SECOND_BESIDE_OTHERS = 4
const warnings: LogEntry[] = []
const it = provideApi({
  environment: { TRUST_PROXY: '1' },
  limits: {
    ...DEFAULT_LIMITS,
    requests: {
      underWay: 500,
      capacity: BURST,
      perSecond: 0.01,
      holdsAlone: true,
      besideOthers: { capacity: BURST_BESIDE_OTHERS, perSecond: PER_SECOND_BESIDE_OTHERS },
      retryAfterSeconds: 7,
    },
  },
  log: (entry) => void warnings.push(entry),
})

const ask = (address: string) =>
  it.api.app.request('/api/category/list', { headers: { 'X-Forwarded-For': address } })

test('API-6 an address that asks for more than an office does is refused before anything is done', async () => {
  const statuses = new Map<number, number>()
  const answers = await Promise.all(Array.from({ length: BURST + 15 }, () => ask('10.0.0.1')))
  for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1)
  expect(statuses).toEqual(
    new Map([
      [200, BURST],
      [429, 15],
    ]),
  )
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.headers.get('Retry-After')).toBe('7')
  // Of both shapes that the contract has for a failure, as the operation is not looked for.
  expect(await refused?.json()).toEqual({
    success: false,
    error: 'Too many requests from your address. Try again in 7 seconds.',
    message: 'Too many requests from your address. Try again in 7 seconds.',
  })
  expect((await ask('10.0.0.2')).status).toBe(200)
  expect(warnings.filter(({ event }) => event === 'requests-refused')).toHaveLength(1)
  expect(warnings.filter(({ event }) => event === 'request')).toHaveLength(BURST + 1)
})

test('API-6 beside others an address waits for its turn, and is refused when too many wait', async () => {
  expect((await ask('10.0.1.1')).status).toBe(200)
  const startedAt = performance.now()
  const answers = await Promise.all(
    Array.from({ length: BURST }, async () => {
      const { status } = await ask('10.0.1.2')
      return { status, ms: performance.now() - startedAt }
    }),
  )
  const served = answers.filter(({ status }) => status === 200).map(({ ms }) => ms)
  // A slow machine earns the address a token or two meanwhile.
  expect(served.length).toBeGreaterThanOrEqual(2 * BURST_BESIDE_OTHERS)
  expect(served.length).toBeLessThan(BURST)
  const longestWaitMs = (BURST_BESIDE_OTHERS / PER_SECOND_BESIDE_OTHERS) * 1_000
  expect(Math.max(...served)).toBeGreaterThanOrEqual(longestWaitMs / 2)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(BURST - served.length)
})
