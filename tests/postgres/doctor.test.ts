import { expect, test } from 'vitest'
import { inspectServed } from '../../mocks/api/database/inspection/inspect-served'
import { openServed } from '../../mocks/api/database/served/open-served'
import { startApi } from '../../mocks/api/start-api'
import { runStatement } from '../../scripts/postgres/run-statement'
import { createServedDatabase } from '../api/support/served-database'
import { shareConnection } from './support/share-connection'

const hasServer = Boolean(process.env['DATABASE_URL'])

test.skipIf(!hasServer)(
  'the doctor looks at a server without changing it, before and after the first start',
  async () => {
    const served = await createServedDatabase()
    if (!served) throw new Error('DATABASE_URL names a server')
    try {
      const empty = await inspectServed(served.url)
      expect(empty).toMatchObject({ data: 'fresh', trigrams: 'available', openIds: [] })
      expect(empty.pendingMigrations).toBeGreaterThan(0)
      const count = "select count(*)::int as tables from pg_tables where schemaname = 'public'"
      expect(await runStatement(served.url, count)).toEqual([{ tables: 0 }])

      const opened = await openServed(served.url, () => undefined, { prepare: async () => {} })
      await opened.close()
      expect(await inspectServed(served.url)).toMatchObject({
        trigrams: 'installed',
        pendingMigrations: 0,
        unknownMigrations: 0,
      })
    } finally {
      await served.drop()
    }
  },
)

test.skipIf(!hasServer)(
  'API-8 the doctor leaves a connection as it was, which a pooler gives to the shop afterwards',
  async () => {
    const served = await createServedDatabase()
    if (!served) throw new Error('DATABASE_URL names a server')
    const shared = await shareConnection(served.url)
    try {
      expect(await inspectServed(shared.url)).toMatchObject({ isReadOnly: false })
      await runStatement(shared.url, 'create table shelves ()')
    } finally {
      await shared.close()
      await served.drop()
    }
  },
)

interface Guest {
  readonly user: string
  readonly database: string
}

/** The doctor's facts of a database with the shop's tables, for a user who has what is granted. */
function inspectAs(grant: (guest: Guest) => readonly string[]) {
  return actAs(grant, inspectServed)
}

/** Does something with a database that has the shop's tables, for a user who has what is granted. */
async function actAs<Result>(
  grant: (guest: Guest) => readonly string[],
  act: (url: string) => Promise<Result>,
): Promise<Result> {
  const served = await createServedDatabase()
  if (!served) throw new Error('DATABASE_URL names a server')
  const url = new URL(served.url)
  const guest = { user: `guest_${process.pid}`, database: url.pathname.slice(1) }
  try {
    await runStatement(served.url, `create role ${guest.user} login password 'guest'`)
    const opened = await openServed(served.url, () => undefined, { prepare: async () => {} })
    await opened.close()
    for (const statement of grant(guest)) await runStatement(served.url, statement)
    Object.assign(url, { username: guest.user, password: 'guest' })
    return await act(url.href)
  } finally {
    await runStatement(served.url, `drop owned by ${guest.user}`)
    await runStatement(served.url, `drop role ${guest.user}`)
    await served.drop()
  }
}

const reading = ({ user }: Guest) => [
  `grant usage on schema drizzle to ${user}`,
  `grant select on all tables in schema drizzle to ${user}`,
  `grant select on all tables in schema public to ${user}`,
]
const writing = (guest: Guest) => [
  ...reading(guest),
  `grant insert, update, delete on all tables in schema public to ${guest.user}`,
]
const making = (guest: Guest) => [
  ...writing(guest),
  `grant create on database ${guest.database} to ${guest.user}`,
  `grant create on schema drizzle to ${guest.user}`,
]

test.skipIf(!hasServer).each([
  ['only reads', reading, { mayMigrate: false, mayWrite: false }],
  ['writes and makes nothing', writing, { mayMigrate: false, mayWrite: true }],
  ['makes schemas and changes no table', making, { mayMigrate: false, mayWrite: true }],
])('API-8 the doctor knows a user of a server who %s', async (_, grant, rights) => {
  expect(await inspectAs(grant)).toMatchObject({ ...rights, pendingMigrations: 0 })
})

test.skipIf(!hasServer)(
  'API-8 a user who reads and writes is enough to start where no migration is pending',
  async () => {
    const start = async (url: string) => {
      const api = await startApi({
        mode: 'mock',
        environment: { DATABASE_URL: url },
        log: () => {},
      })
      const response = await api.app.request('/api/category/list')
      await api.close()
      return response.status
    }
    expect(await actAs(writing, start)).toBe(200)
  },
)

test.skipIf(!hasServer)('API-8 the doctor knows a user of a server who may not read', async () => {
  await expect(inspectAs(() => [])).rejects.toMatchObject({
    name: 'ConfigurationError',
    message: expect.stringMatching(/permission denied.*owner.*DATABASE_URL/),
  })
})

test.skipIf(!hasServer).each([
  ['takes no writes', 'UTF8', { isReadOnly: true, unfitSettings: [] }],
  [
    'has no place for all letters',
    'LATIN1',
    { isReadOnly: false, unfitSettings: [expect.stringMatching(/LATIN1.*UTF8/)] },
  ],
])('API-8 the doctor knows a database that %s', async (_, encoding, facts) => {
  const server = process.env['DATABASE_URL'] ?? ''
  const name = `strange_${process.pid}`
  const run = (statement: string) => runStatement(server, statement)
  await run(`create database ${name} encoding '${encoding}' locale 'C' template template0`)
  try {
    await run(`alter database ${name} set default_transaction_read_only = ${facts.isReadOnly}`)
    const { href } = Object.assign(new URL(server), { pathname: name })
    const rights = { mayMigrate: true, mayWrite: true }
    expect(await inspectServed(href)).toMatchObject({ ...facts, ...rights })
  } finally {
    await run(`drop database ${name}`)
  }
})

test('a server that is not there is a sentence, also at a socket of this machine', async () => {
  await expect(inspectServed('postgres://shop@/shop?host=/nowhere')).rejects.toThrow(
    /^The database at \/nowhere:5432 can't be used: /,
  )
  await expect(inspectServed('postgres://shop:secret-word@127.0.0.1:1/shop')).rejects.toThrow(
    /^The database at 127\.0\.0\.1:1 can't be used: (?!.*secret-word)/,
  )
})
