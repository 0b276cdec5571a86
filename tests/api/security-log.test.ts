import { expect, test } from 'vitest'
import type { LogEntry } from '../../mocks/api/http/log'
import { shopper } from './support/accounts'
import type { Call } from './support/client'
import { provideApi } from './support/test-api'

const entries: LogEntry[] = []
const it = provideApi({
  log: (entry) => void entries.push(entry),
  environment: { TRUST_PROXY: '1' },
  rates: { signInPerAccountAndAddress: { attempts: 2, windowSeconds: 60 } },
})

const headers = { 'X-Forwarded-For': '203.0.113.9' }

/** What is logged of a call. */
async function logged(operation: Parameters<typeof it.client.send>[0], call: Call) {
  entries.length = 0
  await it.client.send(operation, { ...call, headers: { ...headers, ...call.headers } })
  return [...entries]
}

test('API-6 sign-ins that succeed, fail or are too many are logged with operation, address and outcome', async () => {
  const body = { email: 'nell@private.example', password: 'a private password' }
  await it.client.send('signUp', { body: { ...body, name: 'Nell' } })
  const seen: unknown[] = []
  for (const password of [body.password, 'wrong one', 'wrong two', 'wrong three']) {
    const lines = await logged('signIn', { body: { ...body, password } })
    expect(lines).toHaveLength(1)
    expect(JSON.stringify(lines)).not.toMatch(/nell|private|wrong/i)
    seen.push(...lines)
  }
  const line = (status: number) =>
    expect.objectContaining({
      event: 'request',
      requestId: expect.stringMatching(/\w/),
      operation: 'signIn',
      address: '203.0.113.9',
      status,
    })
  expect(seen).toEqual([line(200), line(401), line(401), line(429)])
})

test('API-6 what is forbidden, forged, bad or against the rules is logged with its status', async () => {
  const as = await it.client.as(shopper)
  const forged = { ...as, token: `${as.token}x` }
  const expected = [
    [await logged('listOrders', { as }), 'listOrders', 403],
    [await logged('readProfile', { as: forged }), 'readProfile', 401],
    [await logged('readProfile', { as: { ...as, userId: 'usr_ada' } }), 'readProfile', 403],
    [await logged('createPayment', { as, body: { amount: -1 } }), 'createPayment', 400],
  ] as const
  for (const [lines, operation, status] of expected) {
    expect(lines).toMatchObject([{ event: 'request', operation, status, address: '203.0.113.9' }])
    expect(JSON.stringify(lines)).not.toContain(as.token)
  }
})
