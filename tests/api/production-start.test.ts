import { expect, test } from 'vitest'
import { users } from '../../mocks/api/database/tables/users'
import { admin, shopper } from './support/accounts'
import type { Account, Client } from './support/client'
import { productionSecrets } from './support/production-secrets'
import { provideStarts } from './support/starts'

const it = provideStarts()
const chosen = { email: admin.email, password: productionSecrets.ADMIN_PASSWORD }

/** Changes an account as its profile page does. */
async function change(client: Client, from: Account, to: Account): Promise<void> {
  const as = await client.signIn(from)
  await client.call('updateProfile', { as, body: { name: 'Owner', ...to } })
}

const statusOf = async (client: Client, body: Account) =>
  (await client.send('signIn', { body })).status

test('API-8 in production the published passwords open nothing, also where a demo ran before', async () => {
  await (await it.start()).close()
  const { api, client } = await it.startForReal()
  for (const account of [admin, shopper]) expect(await statusOf(client, account)).toBe(401)
  const session = await client.signIn(chosen)
  expect((await client.send('listOrders', { as: session })).status).toBe(200)
  expect(api.accounts).toEqual([])
  expect(it.logged).toContainEqual(
    expect.objectContaining({
      event: 'published-accounts-closed',
      userIds: ['usr_ada', 'usr_sam'],
    }),
  )
  expect(it.logged).toContainEqual(
    expect.objectContaining({ event: 'admin-password-set', userId: 'usr_ada' }),
  )
  expect(JSON.stringify(it.logged)).not.toMatch(/@|bazaar-|chosen|another password/)
})

test('API-8 a published password is closed whatever email its account has by now, and whoever took it', async () => {
  const demo = await it.start()
  const owner = { ...admin, email: 'owner@corp.example' }
  await change(demo.client, admin, owner)
  // The shopper took the administrator's password, and a visitor the shopper's.
  const moved = { email: 'moved@corp.example', password: admin.password }
  await change(demo.client, shopper, moved)
  const visitor = { email: 'visitor@corp.example', password: shopper.password }
  await demo.client.call('signUp', { body: { name: 'Visitor', ...visitor } })
  const before = await demo.client.signIn(moved)
  await demo.close()

  const { client } = await it.startForReal()
  for (const account of [owner, moved, visitor, admin, shopper]) {
    expect([account.email, await statusOf(client, account)]).toEqual([account.email, 401])
  }
  expect(await statusOf(client, { ...chosen, email: owner.email })).toBe(200)
  expect((await client.send('readProfile', { as: before })).status).toBe(401)
})

test('API-8 production closes what a stranger took over with a published password, whatever he has set since', async () => {
  const demo = await it.start()
  const taken = { email: 'mallory@evil.example', password: 'only Mallory knows it' }
  await change(demo.client, admin, taken)
  const alsoTaken = { email: shopper.email, password: 'and this one' }
  await change(demo.client, shopper, alsoTaken)
  // Whoever came by herself, without anything published, stays.
  const customer = await demo.client.signUp()
  const before = await demo.client.signIn(taken)
  await demo.close()

  const { client, close } = await it.startForReal()
  for (const account of [taken, alsoTaken, admin, shopper]) {
    expect([account.email, await statusOf(client, account)]).toEqual([account.email, 401])
  }
  expect((await client.send('readProfile', { as: before })).status).toBe(401)
  expect(await statusOf(client, customer)).toBe(200)
  const owner = { ...chosen, email: taken.email }
  expect(await statusOf(client, owner)).toBe(200)
  await close()

  const again = await it.startForReal({ ADMIN_PASSWORD: 'a third one, later' })
  expect(await statusOf(again.client, owner)).toBe(200)
})

test('API-8 ADMIN_PASSWORD never replaces a password that an administrator has chosen', async () => {
  const first = await it.startForReal()
  const own = { email: admin.email, password: 'chosen by herself' }
  await change(first.client, chosen, own)
  await first.close()
  it.logged.length = 0

  const next = await it.startForReal({ ADMIN_PASSWORD: 'a third one, later' })
  expect(await statusOf(next.client, own)).toBe(200)
  expect(await statusOf(next.client, { ...own, password: 'a third one, later' })).toBe(401)
  expect(it.logged).toContainEqual(
    expect.objectContaining({ level: 'warn', event: 'admin-password-unused' }),
  )
})

test('API-8 the next start with the same ADMIN_PASSWORD warns of nothing', async () => {
  const first = await it.startForReal()
  await first.close()
  it.logged.length = 0
  const next = await it.startForReal()
  expect(await statusOf(next.client, chosen)).toBe(200)
  expect(it.logged).not.toContainEqual(
    expect.objectContaining({ event: expect.stringContaining('admin-password') }),
  )
})

test('API-8 data that production has used is opened by neither a demonstration nor a mock', async () => {
  const first = await it.startForReal()
  await first.client.signUp()
  await first.close()
  const refusal = /belongs to a shop in production.*(DATA_DIR|DATABASE_URL)/
  for (const mode of ['demo', 'service', 'mock'] as const) {
    await expect(it.start({ mode })).rejects.toThrow(refusal)
    await expect(it.start({ mode, productCount: 100 })).rejects.toThrow(refusal)
  }
  const again = await it.startForReal()
  expect(await statusOf(again.client, chosen)).toBe(200)
})

test('API-8 a shop that begins in production has its administrator, and nothing of the demonstration', async () => {
  const first = await it.startForReal()
  const as = await first.client.signIn(chosen)
  const people = await first.api.database
    .select({ id: users.id, name: users.name, role: users.role })
    .from(users)
  expect(people).toEqual([{ id: as.userId, name: 'Administrator', role: 1 }])
  for (const operation of ['listProducts', 'listCategories', 'listOrders'] as const) {
    expect([operation, await first.client.call(operation, { as })]).toEqual([operation, []])
  }
  await first.client.call('createCategory', { as, body: { name: 'Prompts' } })
  await first.close()

  const { client } = await it.startForReal()
  expect(await client.call('listCategories')).toMatchObject([{ name: 'Prompts' }])
})

test('API-8 production that takes over a demonstration says that its products are for sale', async () => {
  await (await it.start()).close()
  const { client } = await it.startForReal()
  expect((await client.send('listProducts', {})).body).not.toEqual([])
  expect(it.logged).toContainEqual(
    expect.objectContaining({
      level: 'warn',
      event: 'start',
      message: expect.stringContaining('products are for sale'),
    }),
  )
})
