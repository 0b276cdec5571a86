import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '../tables/orders'
import { SEED_SCHEMA } from './schema-statements'
import { openWorldDatabases } from './world-databases'

const START_MS = 60_000

test(
  'what comes late from a world whose schema is dropped does not reach the seed',
  async () => {
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
  },
  START_MS,
)

test(
  'what comes late from a dropped world does not reach the world that has its schema next',
  async () => {
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
  },
  START_MS,
)
