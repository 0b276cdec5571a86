import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settings } from '../tables/settings'
import { countWrites } from './count-writes'
import { openMemoryClient } from './open-embedded'

const row = { key: 'a', value: '1' }
let client: PGlite

beforeAll(async () => {
  client = await openMemoryClient()
  await client.exec('delete from settings')
})
afterAll(() => client.close())

test('MEM-1 whatever may write is counted as it begins and as it ends, a read never', async () => {
  const { view, count } = countWrites(client)
  const database = drizzle(view)
  await database.select().from(settings)
  expect(count()).toBe(0)
  const writing = database.insert(settings).values(row).execute()
  await Promise.resolve()
  expect(count()).toBe(1)
  await writing
  expect(count()).toBe(2)
  await database.transaction((transaction) => transaction.select().from(settings))
  expect(count()).toBe(4)
  await expect(database.insert(settings).values(row)).rejects.toThrow()
  expect(count()).toBe(6)
  expect(await database.select().from(settings)).toEqual([row])
  expect(count()).toBe(6)
})
