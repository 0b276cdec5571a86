import { PGlite } from '@electric-sql/pglite'
import { max, sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { orders } from '../tables/orders'
import { SEED_SCHEMA, SPARE_WORLDS } from './schema-statements'
import { openWorldDatabases } from './world-databases'

const REFILL_AFTER_MS = 100
const DAY_MS = 24 * 60 * 60_000

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('what comes late from a world whose schema is dropped does not reach the seed', async () => {
  const databases = await openWorldDatabases()
  const schemas: string[] = []
  // Some are kept for others, the rest is dropped.
  for (let count = 0; count < 13; count += 1) schemas.push(await databases.create(SEED_SCHEMA))
  for (const schema of schemas) await databases.drop(schema)
  const late = databases.of(schemas.at(-1) ?? '')
  await expect(late.execute(sql`delete from orders`)).rejects.toMatchObject({
    cause: new Error(`The world of ${schemas.at(-1)} is deleted.`),
  })
  expect(await databases.of(SEED_SCHEMA).$count(orders)).toBeGreaterThan(0)
  await databases.close()
})

test('what comes late from a dropped world does not reach the world that has its schema next', async () => {
  const databases = await openWorldDatabases()
  const former = await databases.create(SEED_SCHEMA)
  const late = databases.of(former)
  const dropping = databases.drop(former)
  const refused = await Promise.allSettled([
    late.execute(sql`delete from orders`),
    databases.restore(former, 0),
    databases.replace(former, SEED_SCHEMA),
    databases.read(former),
  ])
  await dropping
  await expect(databases.drop(former)).rejects.toThrow('is deleted')
  expect(refused.map(({ status }) => status)).toEqual(Array(4).fill('rejected'))
  const seeded = await databases.of(SEED_SCHEMA).$count(orders)
  // As many as there are spare schemas, and one more.
  for (let count = 0; count < 5; count += 1) {
    expect(await databases.of(await databases.create(SEED_SCHEMA)).$count(orders)).toBe(seeded)
  }
  await databases.close()
})

test('a schema that could not be filled is there for the next world, with the seed', async () => {
  const databases = await openWorldDatabases()
  const seeded = await databases.of(SEED_SCHEMA).$count(orders)
  const [gone, from] = [await databases.create(SEED_SCHEMA), await databases.create(SEED_SCHEMA)]
  await databases.drop(gone)
  await databases.leaveOut(from, 'orders')
  // More often than there are spare schemas.
  for (let count = 0; count < 5; count += 1) {
    await expect(databases.create(gone)).rejects.toThrow('is deleted')
  }
  const next = await databases.create(SEED_SCHEMA)
  expect(next).toMatch(/^spare_/)
  expect(await databases.of(next).$count(orders)).toBe(seeded)
  expect(await databases.of(await databases.create(from)).$count(orders)).toBe(0)
  await databases.close()
})

test('the log of the database is no longer for worlds that came and went', async () => {
  const databases = await openWorldDatabases()
  for (let count = 0; count < 48; count += 1) {
    await databases.drop(await databases.create(SEED_SCHEMA))
  }
  const [log] = await databases
    .of(SEED_SCHEMA)
    .select({ megabytes: sql<number>`sum(size)::integer / 1000000` })
    .from(sql`pg_ls_waldir()`)
  // Each world writes most of one.
  expect(log?.megabytes).toBeLessThan(30)
  await databases.close()
})

/** What happens to the database from now on, as far as it is about schemas. */
function watchSchemas(): readonly string[] {
  const events: string[] = []
  const { execProtocolRawSync, close } = PGlite.prototype
  vi.spyOn(PGlite.prototype, 'execProtocolRawSync').mockImplementation(function (
    this: PGlite,
    message,
  ) {
    if (Buffer.from(message).includes('create schema')) events.push('made')
    return execProtocolRawSync.call(this, message)
  })
  vi.spyOn(PGlite.prototype, 'close').mockImplementation(async function (this: PGlite) {
    events.push('closed')
    await close.call(this)
  })
  return events
}

test('schemas are made no more than are needed, and the database is closed after them', async () => {
  const databases = await openWorldDatabases()
  const events = watchSchemas()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // All but one of the spare schemas.
  for (let count = 0; count < 3; count += 1) await databases.create(SEED_SCHEMA)
  vi.advanceTimersByTime(REFILL_AFTER_MS)
  // While one is made for the first three, so that two are missing.
  await databases.create(SEED_SCHEMA)
  vi.advanceTimersByTime(REFILL_AFTER_MS)
  await databases.close()
  expect(events).toEqual(['made', 'made', 'closed'])
})

test('no schema is made while somebody uses a world', async () => {
  const databases = await openWorldDatabases()
  const events = watchSchemas()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let name = ''
  for (let count = 0; count < 3; count += 1) name = await databases.create(SEED_SCHEMA)
  for (let count = 0; count < 3; count += 1) {
    vi.advanceTimersByTime(REFILL_AFTER_MS - 1)
    await databases.of(name).$count(orders)
  }
  expect(events).toEqual([])
  vi.advanceTimersByTime(REFILL_AFTER_MS)
  await databases.close()
  expect(events).toEqual(['made', 'closed'])
})

test('every world of an old template has the dates of a new seed', async () => {
  const now = Date.now() + 100 * DAY_MS
  const databases = await openWorldDatabases(new Date(now))
  const readNewest = async (name: string) => {
    const [row] = await databases
      .of(name)
      .select({ at: max(orders.createdAt) })
      .from(orders)
    return row?.at?.getTime()
  }
  const newest = await readNewest(SEED_SCHEMA)
  expect(newest).toBeGreaterThan(now - 10 * DAY_MS)
  for (const _ of SPARE_WORLDS) {
    expect(await readNewest(await databases.create(SEED_SCHEMA))).toBe(newest)
  }
  await databases.close()
})
