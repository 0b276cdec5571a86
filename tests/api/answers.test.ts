import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { admin } from './support/accounts'
import { provideApi } from './support/test-api'

const it = provideApi()

// Lists of orders can't be read then.
beforeAll(() => it.api.database.execute(sql`alter table orders rename to orders_elsewhere`))

test('API-8 every operation, let in or not, answers JSON that nobody keeps', async () => {
  const { token, userId } = await it.client.as(admin)
  const statuses = new Set<number>()
  for (const { method, path } of it.api.contract.operations) {
    const address = `/api${path.replace('{userId}', userId).replace(/\{\w+\}/g, 'nothing')}`
    for (const headers of [{}, { Authorization: `Bearer ${token}` }]) {
      const answer = await it.api.app.request(address, { method, headers })
      statuses.add(answer.status)
      expect([address, answer.headers.get('Cache-Control')]).toEqual([address, 'no-store'])
      expect(answer.headers.get('Content-Type')).toBe('application/json')
    }
  }
  expect([...statuses].sort()).toEqual([200, 400, 401, 404, 500])
})

test.each(['/', '/openapi.yaml', '/api', '/api/openapi.json', '/docs', '/metrics', '/api/user'])(
  'API-8 nothing is told about the service at %s',
  async (path) => {
    const answer = await it.api.app.request(path)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({ error: 'There is nothing at this address.' })
  },
)
