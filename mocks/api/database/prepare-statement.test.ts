import { PGlite } from '@electric-sql/pglite'
import { eq, sql } from 'drizzle-orm'
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { drizzle } from 'drizzle-orm/pglite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { prepareStatement, type Slots } from './prepare-statement'

const shelves = pgTable('shelves', {
  id: integer().primaryKey(),
  label: text(),
  at: timestamp({ withTimezone: true }).notNull(),
})
const client = new PGlite()
const database = drizzle(client)
beforeAll(() => database.execute(sql`create table shelves (id int, label text, at timestamptz)`))
afterAll(() => client.close())

test('the text is written once for a database, the values are those of each execution', async () => {
  const write = vi.fn()
  const insert = prepareStatement((target, slot: Slots<typeof shelves.$inferSelect>) => {
    write()
    return target
      .insert(shelves)
      .values({ id: slot('id'), label: slot('label'), at: slot('at') })
      .returning()
  })
  const find = prepareStatement((target, slot: Slots<{ id: number }>) =>
    target
      .select()
      .from(shelves)
      .where(eq(shelves.id, slot('id'))),
  )
  const rows = [
    { id: 1, label: 'first', at: new Date(1_000) },
    { id: 2, label: null, at: new Date(2_000) },
  ]
  for (const row of rows) expect(await insert(database, row)).toEqual([row])
  for (const row of rows) expect(await find(database, { id: row.id })).toEqual([row])
  expect(write).toHaveBeenCalledTimes(1)
})

test('a transaction has its own, which ends with it', async () => {
  const insert = prepareStatement((target, slot: Slots<typeof shelves.$inferSelect>) =>
    target.insert(shelves).values({ id: slot('id'), label: slot('label'), at: slot('at') }),
  )
  const row = { id: 3, label: 'gone', at: new Date(3_000) }
  const undone = database.transaction(async (transaction) => {
    await insert(transaction, row)
    transaction.rollback()
  })
  await expect(undone).rejects.toThrow()
  expect(await database.select().from(shelves).where(eq(shelves.id, 3))).toEqual([])
})
