import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database, OpenDatabase } from '../../mocks/api/database/database'
import { runForAddress } from '../../mocks/api/rationing/queue/database-queue'
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
    const askFor = (address: string) =>
      runForAddress(address, () => sleep(opened.database).then(() => done.push(address)))
    await Promise.all([
      ...Array.from({ length: 60 }, () => askFor('hostile')),
      ...Array.from({ length: 3 }, () => askFor('honest')),
      runForAddress('buyer', () =>
        opened.database.transaction(sleep).then(() => done.push('buyer')),
      ),
    ])
    expect(done).toHaveLength(64)
    // They start beside the first six of the hostile address, and would be the last without turns. How soon each is done
    // is the server's part, which may have more to do.
    expect(done.lastIndexOf('honest')).toBeLessThan(50)
    expect(done.indexOf('buyer')).toBeLessThan(50)
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

const sleep = (database: Database) => database.execute(sql`select pg_sleep(0.02)`)
