import { expect, test } from 'vitest'
import { startApi } from '../../mocks/api/start-api'
import { admin } from './support/accounts'
import { createClient } from './support/client'

/** What tells a stranger how the service is made. */
const INSIDES =
  /\bat \S+ \(|\.ts\b|node_modules|select |insert |drizzle|pglite|postgres|column|relation/i

test('API-6 with a broken database every answer is the contract’s 500, and tells nothing of the inside', async () => {
  const logged: unknown[] = []
  const api = await startApi({
    mode: 'demo',
    isInMemory: true,
    environment: {},
    passwordCost: { N: 2 ** 10, r: 8, p: 1 },
    log: (entry) => logged.push(entry),
  })
  const client = createClient(api)
  const as = await client.as(admin)
  await api.close()

  const bodies: Readonly<Record<string, unknown>> = {
    signIn: admin,
    signUp: { name: 'Nell', email: 'nell@example.org', password: 'garden gate' },
    filterProducts: { limit: 6, skip: 0, filters: { category: [], price: [] } },
  }
  for (const { id, method, path } of api.contract.operations) {
    if (id === 'signOut') continue
    const address = path.replace('{userId}', as.userId).replace(/\{\w+\}/, 'prd_01')
    const response = await api.app.request(`/api${address}?search=letter`, {
      method,
      headers: { Authorization: `Bearer ${as.token}`, 'Content-Type': 'application/json' },
      ...(method === 'GET' ? {} : { body: JSON.stringify(bodies[id] ?? {}) }),
    })
    const answer: unknown = await response.json()
    expect([id, response.status, api.contract.findViolation(id, 500, answer)]).toEqual([
      id,
      500,
      undefined,
    ])
    expect(JSON.stringify(answer)).not.toMatch(INSIDES)
  }
  const readiness = await api.app.request('/readyz')
  expect(readiness.status).toBe(503)
  expect(await readiness.text()).not.toMatch(INSIDES)
  // Whoever runs the service does learn it.
  expect(JSON.stringify(logged)).toMatch(INSIDES)
})
