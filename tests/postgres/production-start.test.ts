import { expect, test } from 'vitest'
import { admin } from '../api/support/accounts'
import type { Account, Client } from '../api/support/client'
import { productionSecrets } from '../api/support/production-secrets'
import { provideStarts } from '../api/support/starts'

/** Only a server lets two processes at one database. */
const hasServer = Boolean(process.env['DATABASE_URL'])
const it = provideStarts()
const chosen = { email: admin.email, password: productionSecrets.ADMIN_PASSWORD }

const statusOf = async (client: Client, body: Account) =>
  (await client.send('signIn', { body })).status

test.skipIf(!hasServer)(
  'API-8 a mock that runs while production takes its data can no longer reset it',
  async () => {
    const mock = await it.start({ mode: 'mock' })
    const { client } = await it.startForReal()
    const customer = await client.signUp()
    const headers = { 'X-Mock-Reset': '1' }
    const reset = await mock.api.app.request('/__mock/reset', { method: 'POST', headers })
    expect(reset.status).toBe(500)
    expect(await statusOf(client, customer)).toBe(200)
    expect(await statusOf(client, admin)).toBe(401)
  },
)

test.skipIf(!hasServer)(
  'API-8 many processes that start in production at once close the accounts once',
  async () => {
    await (await it.start()).close()
    const started = await Promise.all([1, 2, 3].map(() => it.startForReal()))
    for (const { client } of started) {
      expect(await statusOf(client, chosen)).toBe(200)
      expect(await statusOf(client, admin)).toBe(401)
    }
    expect(it.logged.filter(({ event }) => event === 'published-accounts-closed')).toHaveLength(1)
    expect(it.logged.filter(({ event }) => event === 'admin-password-set')).toHaveLength(1)
  },
)
