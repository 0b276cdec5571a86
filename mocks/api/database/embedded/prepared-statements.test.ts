import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMemoryClient } from './open-embedded'
import { pipelineQuery } from './pipeline-query'

const MANY = 450

let client: PGlite
let sent: ReturnType<typeof pipelineQuery>

beforeAll(async () => {
  client = await openMemoryClient()
  await client.exec('create table notes (id integer primary key, text text unique)')
  sent = pipelineQuery(client)
})

afterAll(() => client.close())

test('an error has its code, and the next statement is answered', async () => {
  const insert = () => sent.query('insert into notes (id, text) values ($1, $2)', [2, 'twice'])
  await insert()
  await expect(insert()).rejects.toMatchObject({ code: '23505' })
  await expect(sent.query('select nothing')).rejects.toMatchObject({ code: '42703' })
  await expect(sent.query('select $1::int', ['many'])).rejects.toMatchObject({ code: '22P02' })
  expect((await sent.query('select text from notes where id = $1', [2])).rows).toEqual([
    { text: 'twice' },
  ])
})

test('in a transaction statements may be sent together, and are undone with it', async () => {
  const texts = ['a', 'b', 'c', 'd']
  const count = async () => (await sent.query('select count(*)::int as count from notes')).rows
  const before = await count()
  const failing = client.transaction(async (transaction) => {
    const { query } = sent.within(transaction)
    await Promise.all(
      texts.map((text, index) =>
        query('insert into notes (id, text) values ($1, $2)', [100 + index, text]),
      ),
    )
    const { rows } = await query('select text from notes where id >= $1 order by id', [100])
    expect(rows).toEqual(texts.map((text) => ({ text })))
    await query('insert into notes (id) values (100)')
  })
  await expect(failing).rejects.toMatchObject({ code: '23505' })
  expect(await count()).toEqual(before)
})

test('a transaction that is over takes no more statements', async () => {
  const over = await client.transaction(async (transaction) => sent.within(transaction))
  await expect(over.query('select 1')).rejects.toThrow('Transaction is closed')
})

test('of many statements the database keeps some', async () => {
  for (let number = 0; number < MANY; number += 1) {
    const { rows } = await sent.query(`select $1::int + ${number} as sum`, [1])
    expect(rows).toEqual([{ sum: number + 1 }])
  }
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from pg_prepared_statements',
  )
  expect(rows[0]?.count).toBeGreaterThan(0)
  expect(rows[0]?.count).toBeLessThanOrEqual(200)
})

test('a table that was changed meanwhile is written and read as it is now', async () => {
  const read = () => sent.query('select id, text from notes where text = $1', ['moved'])
  await read()
  await client.exec('alter table notes add column more text default 1')
  await sent.query('insert into notes (id, text) values ($1, $2)', [300, 'moved'])
  expect((await read()).rows).toEqual([{ id: 300, text: 'moved' }])
})

test('one that is closed says so', async () => {
  const other = await openMemoryClient()
  const { query } = pipelineQuery(other)
  await query('select 1')
  await other.close()
  await expect(query('select 1')).rejects.toThrow('PGlite is closed')
})
