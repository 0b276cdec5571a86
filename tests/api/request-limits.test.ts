import { expect, test } from 'vitest'
import type { LogEntry } from '../../mocks/api/http/log'
import { DEFAULT_LIMITS } from '../../mocks/api/rationing/limits'
import { provideApi } from './support/test-api'

const BURST = 20
const warnings: LogEntry[] = []
const it = provideApi({
  environment: { TRUST_PROXY: '1' },
  limits: {
    ...DEFAULT_LIMITS,
    requests: { capacity: BURST, perSecond: 0.01, holdsAlone: true, retryAfterSeconds: 7 },
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
