import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMemoryClient } from './open-embedded'
import { pipelineQuery } from './pipeline-query'

let client: PGlite
let sent: ReturnType<typeof pipelineQuery>

beforeAll(async () => {
  client = await openMemoryClient()
  await client.exec(
    'create table notes (id integer primary key, text text unique, at timestamptz, bytes bytea, tags text[], facts jsonb)',
  )
  sent = pipelineQuery(client)
})

afterAll(() => client.close())

test.each([
  ['select 1 as one', []],
  ['select $1::int + $2::int as sum, $3::text as nothing', [2, 3, null]],
  [
    'select $1::boolean as yes, $2::numeric as much, $3::bigint as large',
    [true, '1.50', 2n ** 60n],
  ],
  ['select $1::timestamptz as at', [new Date('2026-11-23T10:00:00Z')]],
  ['select $1::bytea as bytes', [Uint8Array.of(0, 1, 255)]],
  ['select $1::text[] as tags, $2::jsonb as facts', [['a', 'b "c"'], { a: [1, null] }]],
  ['select * from notes where id = $1', [17]],
  ['insert into notes (id, text) values (1, $1) returning text', ['ä 言葉 🔑']],
  ['update notes set at = now() where id = 1', []],
  ['delete from notes', []],
] as const)(
  '%s answers as PGlite does by itself, the first time and the second',
  async (...row) => {
    const [text, values] = row
    for (const rowMode of ['object', 'array', 'object'] as const) {
      const ask = async (query: PGlite['query']) => {
        await client.exec('begin')
        try {
          return await query(text, [...values], { rowMode })
        } finally {
          await client.exec('rollback')
        }
      }
      const expected = await ask((...request) => client.query(...request))
      expect(await ask(sent.query)).toEqual(expected)
    }
  },
)

test('parsers of a call are its own', async () => {
  const text = "select '2026-11-23T10:00:00Z'::timestamptz as at"
  const { rows } = await sent.query(text, [], { parsers: { 1184: (value) => `at ${value}` } })
  expect(rows).toEqual([{ at: expect.stringMatching(/^at 2026-11-23/) }])
  expect((await sent.query(text)).rows).toEqual([{ at: new Date('2026-11-23T10:00:00Z') }])
})

test('a kept statement follows a change of its table, alone and in the transaction after the one that met it', async () => {
  await client.exec('create table shelf (id integer primary key, name text)')
  const text = 'select * from shelf where id = $1'
  const read = async () => (await sent.query(text, ['1'])).rows
  const readWithin = () =>
    client.transaction(
      async (transaction) => (await sent.within(transaction).query(text, ['1'])).rows,
    )
  await client.exec("insert into shelf values (1, 'one')")
  expect(await read()).toEqual([{ id: 1, name: 'one' }])
  await client.exec('alter table shelf add column room text')
  expect(await read()).toEqual([{ id: 1, name: 'one', room: null }])
  await client.exec('alter table shelf drop column room')
  await expect(readWithin()).rejects.toThrow('cached plan')
  expect(await readWithin()).toEqual([{ id: 1, name: 'one' }])
  await client.exec('alter table shelf alter id type text')
  expect(await read()).toEqual([{ id: '1', name: 'one' }])
  await client.exec('deallocate all')
  expect(await read()).toEqual([{ id: '1', name: 'one' }])
  await client.exec('drop table shelf')
  await expect(read()).rejects.toThrow('relation "shelf" does not exist')
})

test('a database that closes meanwhile answers a statement truly, or says that it closes', async () => {
  for (const turns of [0, 1, 2, 3, 4]) {
    const closing = await openMemoryClient()
    await closing.exec('create table late (id integer)')
    const { query } = pipelineQuery(closing)
    const closed = closing.close()
    for (let turn = 0; turn < turns; turn += 1) await null
    const rows = await query('insert into late values ($1) returning id', [1]).then(
      (result) => result.rows,
      (fault: Error) => fault.message,
    )
    expect([[{ id: 1 }], 'PGlite is closing', 'PGlite is closed']).toContainEqual(rows)
    await closed
  }
})
