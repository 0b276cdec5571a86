import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { Client, Pool } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { prepareStatement, type Slots } from '../../mocks/api/database/prepare-statement'
import { BindingClient } from '../../mocks/api/database/served/binding-client'
import { createScratchDatabase } from '../../scripts/postgres/scratch-database'

const serverUrl = process.env['DATABASE_URL'] ?? ''
const shelves = pgTable('shelves', { id: integer().primaryKey(), label: text() })
const row = { id: 1, label: 'first' }

let connect: () => void
let end: () => Promise<void>
let pool: Pool

/** The names under which the one connection keeps statements. */
const listKept = async () => {
  const { rows } = await pool.query<{ name: string }>('select name from pg_prepared_statements')
  return rows.map(({ name }) => name)
}

const open = () => {
  const find = prepareStatement((target, slot: Slots<{ id: number }>) =>
    target
      .select()
      .from(shelves)
      .where(eq(shelves.id, slot('id'))),
  )
  const database = drizzle(pool)
  return { database, find: () => find(database, { id: row.id }) }
}

describe.skipIf(serverUrl === '').each([
  ['pg itself', Client],
  ['a connection that has them described once', BindingClient],
])('the statements that a PostgreSQL server keeps, sent by %s', (_, ofKind) => {
  beforeEach(async () => {
    const scratch = await createScratchDatabase(serverUrl)
    connect = () => {
      pool = new Pool({ connectionString: scratch.url, max: 1, Client: ofKind })
      // The server may still be taking leave of it when its database is dropped.
      pool.on('connect', (client) => client.on('error', () => undefined))
      pool.on('error', () => undefined)
    }
    connect()
    await pool.query('create table shelves (id int, label text)')
    await pool.query("insert into shelves values (1, 'first')")
    end = async () => {
      await pool.end()
      await scratch.drop()
    }
  })
  afterEach(() => end())

  test('have a name that says their text, whoever sends them', async () => {
    const [one, other] = [open(), open()]
    for (const { find } of [one, other, one]) expect(await find()).toEqual([row])
    const [name, ...more] = await listKept()
    expect(name).toMatch(/^kept_[\w-]{32}$/)
    expect(more).toEqual([])
  })

  test('are sent anew where a pooler has given the connection away, and without a name from then on', async () => {
    const { find } = open()
    await find()
    await pool.query('deallocate all')
    for (const _ of [1, 2]) expect(await find()).toEqual([row])
    expect(await listKept()).toEqual([])
  })

  test('are sent anew where somebody else has the name on the connection', async () => {
    await open().find()
    const [name] = await listKept()
    await pool.end()
    connect()
    await pool.query(`prepare "${name}" as select 2, 'wrong'`)
    const { find } = open()
    for (const _ of [1, 2]) expect(await find()).toEqual([row])
  })

  test('are sent anew after a migration has changed what they return', async () => {
    const { find } = open()
    await find()
    await pool.query('alter table shelves alter column label type varchar(20)')
    for (const _ of [1, 2]) expect(await find()).toEqual([row])
  })

  test('are none of a transaction’s, which could not be repaired', async () => {
    const { database } = open()
    const find = prepareStatement((target, slot: Slots<{ id: number }>) =>
      target
        .select({ label: shelves.label })
        .from(shelves)
        .where(eq(shelves.id, slot('id'))),
    )
    await database.transaction(async (transaction) => {
      await transaction.execute(sql`select 1`)
      expect(await find(transaction, { id: row.id })).toEqual([{ label: row.label }])
    })
    expect(await listKept()).toEqual([])
  })
})
