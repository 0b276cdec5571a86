import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runForAddress } from '../../mocks/api/admission/queue/database-queue'
import { createFindCaller } from '../../mocks/api/auth/authorize'
import { readCatalogVersion } from '../../mocks/api/cache/catalog-version'
import type { Database, OpenDatabase } from '../../mocks/api/database/database'
import { openTestDatabase } from '../api/support/open-database'

let opened: OpenDatabase

describe.skipIf(!process.env['DATABASE_URL'])('the connections to a PostgreSQL server', () => {
  beforeAll(async () => {
    opened = await openTestDatabase()
    // The first use of each of the ten connections takes a time of its own.
    const first = Array.from({ length: 10 }, (_, number) =>
      runForAddress(`first ${number}`, () => sleep(opened.database)),
    )
    await Promise.all(first)
  })
  afterAll(() => opened.close())

  test('API-6 are given to the addresses in turns, however much one of them asks for', async () => {
    const done: string[] = []
    const askFor = (address: string, work: () => Promise<unknown>) =>
      runForAddress(address, () => work().then(() => done.push(address)))
    let asked: Promise<unknown> | undefined
    let served: readonly string[] = []
    // While the lock is held, no statement of the hostile address ends: the others are served only if it can't take
    // every connection.
    await opened.database.transaction(async (transaction) => {
      await transaction.execute(lock)
      const hostile = Array.from({ length: 60 }, () =>
        askFor('hostile', () => opened.database.transaction((own) => own.execute(lock))),
      )
      const others = [
        ...Array.from({ length: 3 }, () => askFor('honest', () => sleep(opened.database))),
        askFor('buyer', () => opened.database.transaction(sleep)),
      ]
      asked = Promise.all([...hostile, ...others])
      await Promise.all(others)
      served = [...done]
    })
    expect(served.toSorted()).toEqual(['buyer', 'honest', 'honest', 'honest'])
    await asked
    expect(done).toHaveLength(64)
  })

  test('API-6 find those who call, and the catalog’s version, in nobody’s turn: many wait for these together', async () => {
    const tokens = { read: async (token: string) => ({ id: 's', userId: token, generation: 0 }) }
    const find = createFindCaller({ database: opened.database, tokens })
    let asked: Promise<unknown> | undefined
    await opened.database.transaction(async (transaction) => {
      await transaction.execute(lock)
      const hostile = Array.from({ length: 60 }, () =>
        runForAddress('hostile', () =>
          opened.database.transaction((own) => own.execute(lock)).then(() => 'done'),
        ),
      )
      asked = Promise.all(hostile)
      const found = ['hostile', 'hostile', 'honest', 'buyer'].map((address) =>
        runForAddress(address, () => find(`usr_${address}`)),
      )
      expect(await Promise.all(found)).toEqual(found.map(() => undefined))
      const version = runForAddress('hostile', () => readCatalogVersion(opened.database))
      expect(await version).toMatch(/^\d+$/)
    })
    await asked
  })

  test('API-6 come back from what fails, transactions too', async () => {
    const failing = Array.from({ length: 30 }, () =>
      runForAddress('hostile', () => opened.database.execute(sql`select nothing`)),
    )
    const rolledBack = Array.from({ length: 30 }, () =>
      runForAddress('hostile', () =>
        opened.database.transaction((transaction) => transaction.execute(sql`select nothing`)),
      ),
    )
    const results = await Promise.allSettled([...failing, ...rolledBack])
    expect(results.filter(({ status }) => status === 'fulfilled')).toEqual([])
    await runForAddress('hostile', () => sleep(opened.database))
  })
})

const lock = sql`select pg_advisory_xact_lock(${Math.floor(Math.random() * 2 ** 31)})`
const sleep = (database: Database) => database.execute(sql`select pg_sleep(0.02)`)
