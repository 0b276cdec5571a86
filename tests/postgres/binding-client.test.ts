import { Client, types } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BindingClient } from '../../mocks/api/database/served/binding-client'

const connectionString = process.env['DATABASE_URL'] ?? ''
const TIMEOUT_MS = 200

/** Sends a statement as a pool does. */
const send = (client: Client, statement: object, values: readonly unknown[]) =>
  new Promise<unknown>((resolve, reject) => {
    const settle = (fault: unknown, result: unknown) => (fault ? reject(fault) : resolve(result))
    Reflect.apply(client.query, client, [statement, values, settle])
  })
const write = (text: string) => ({ name: 'kept', rowMode: 'array', text, types })

let binding: Client
let plain: Client
let descriptions: number

describe.skipIf(connectionString === '')('a connection that has statements described once', () => {
  beforeEach(async () => {
    binding = new BindingClient({ connectionString, query_timeout: TIMEOUT_MS })
    plain = new Client({ connectionString })
    await Promise.all([binding.connect(), plain.connect()])
    descriptions = 0
    binding.connection.on('rowDescription', () => {
      descriptions += 1
    })
  })
  afterEach(() => Promise.all([binding.end(), plain.end()]))

  test.each([
    ['texts', 'select $1::text, $2::text', ['Ünï', '']],
    ['numbers', 'select $1::int, $2::bigint, $3::float8', [7, 8, 9.5]],
    ['truths', 'select $1::boolean, $2::boolean', [true, false]],
    ['nothing', 'select $1::text, $2::int', [null, null]],
    ['JSON and times', 'select $1::jsonb, $2::timestamptz', ['{"a":[1]}', '2026-11-20T16:00:00Z']],
    ['rows', 'select n, $1::text from generate_series(1, 3) n', ['more']],
    ['what has no count', 'show server_version', []],
    ['no rows', 'select n, $1::text from generate_series(1, 0) n', ['none']],
  ])('answers %s as pg does, and asks for their columns once', async (_, text, values) => {
    const statement = write(text)
    const answers = []
    for (const _ of [1, 2, 3]) answers.push(await send(binding, statement, values))
    const { command, rowCount, fields, rows } = Object(await send(plain, statement, values))
    for (const answer of answers) expect(answer).toMatchObject({ command, rowCount, fields, rows })
    expect(descriptions).toBe(1)
  })

  test('tells how many rows a statement has written that returns none', async () => {
    await binding.query('create temporary table shelves (id int primary key)')
    const statement = { name: 'kept', text: 'insert into shelves values ($1), ($2)' }
    for (const first of [1, 3]) {
      const answer = await send(binding, statement, [first, first + 1])
      expect(answer).toMatchObject({ command: 'INSERT', rowCount: 2, rows: [] })
    }
    // A fault is told, and the next statement is answered.
    await expect(send(binding, statement, [1, 2])).rejects.toMatchObject({ code: '23505' })
    expect(await send(binding, statement, [5, 6])).toMatchObject({ rowCount: 2 })
  })

  test('leaves rows as objects, and values with rules of their own, to pg', async () => {
    const asObjects = { name: 'objects', text: 'select $1::text as label' }
    const asLists = write('select $1::timestamptz, $2::int[], $3::bytea')
    const values = [new Date(0), [1, 2], Buffer.from('bytes')]
    for (const _ of [1, 2]) {
      expect(await send(binding, asObjects, ['one'])).toMatchObject({ rows: [{ label: 'one' }] })
      expect(await send(binding, asLists, values)).toMatchObject({ rows: [values] })
    }
  })

  test('gives a statement up after the time that pg gives it', async () => {
    const statement = write('select pg_sleep($1)')
    await send(binding, statement, [0])
    await expect(send(binding, statement, [1])).rejects.toThrow('Query read timeout')
  })

  test('tells what could not be read, and goes on', async () => {
    let reads = 0
    const readOnce = () => {
      reads += 1
      if (reads > 1) throw new Error('unreadable')
      return 'read'
    }
    const statement = { ...write('select $1::text'), types: { getTypeParser: () => readOnce } }
    expect(await send(binding, statement, ['one'])).toMatchObject({ rows: [['read']] })
    await expect(send(binding, statement, ['two'])).rejects.toThrow('unreadable')
    expect(await binding.query('select 1 as one')).toMatchObject({ rows: [{ one: 1 }] })
  })
})
