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
