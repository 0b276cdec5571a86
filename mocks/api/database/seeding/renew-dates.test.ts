import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMemoryClient } from '../embedded/open-embedded'
import { SPARE_WORLDS } from '../worlds/schema-statements'
import { renewDates } from './renew-dates'
import { SHOP_AGE_DAYS } from './seed-database'

const DAY_MS = 24 * 60 * 60 * 1000
const MINUTE_MS = 60_000
const [spare = ''] = SPARE_WORLDS

let client: Awaited<ReturnType<typeof openMemoryClient>>

beforeAll(async () => {
  client = await openMemoryClient(true)
})

afterAll(() => client.close())

/** When the seed was stored, by what the dates of its accounts say. */
function seededAt(dates: Readonly<Record<string, number>>): number {
  const opened = Object.entries(dates).filter(([place]) => place.startsWith('users '))
  return Math.min(...opened.map(([, at]) => at)) + SHOP_AGE_DAYS * DAY_MS
}

/** Every date of a schema, by table and row, in ms since 1970. */
async function readDates(schema: string): Promise<Readonly<Record<string, number>>> {
  const { rows } = await client.query<{ place: string; at: number }>(
    ['users', 'categories', 'products', 'orders', 'charges']
      .map(
        (name) =>
          `select '${name} ' || id as place, extract(epoch from created_at)::float8 * 1000 as at from ${schema}.${name}`,
      )
      .join(' union all '),
  )
  return Object.fromEntries(rows.map(({ place, at }) => [place, Math.round(at)]))
}

test('dates of a seed are moved on as one, those in the lines of orders too, and no world records it', async () => {
  const before = await readDates('public')
  const by = 100 * DAY_MS + 1
  const now = new Date(seededAt(before) + by)
  const expected = Object.fromEntries(Object.entries(before).map(([key, at]) => [key, at + by]))
  for (const schema of ['public', spare]) {
    await renewDates(client, schema, now)
    expect(await readDates(schema), schema).toEqual(expected)
  }
  const { rows } = await client.query(
    `select line ->> 'name' from orders, jsonb_array_elements(lines) as line
      join products on products.id = line ->> 'productId'
      where (line ->> 'productCreatedAt')::timestamptz is distinct from products.created_at`,
  )
  expect(rows).toEqual([])
  expect((await client.query(`select 1 from ${spare}.changes`)).rows).toEqual([])
})

test.each(['public', spare])(
  'MEM-1 dates that were moved are a change of what the catalog of %s shows',
  async (schema) => {
    const countChanges = async () => {
      const counted = `select coalesce(sum(changes), 0)::int as changes from ${schema}.shown_changes`
      return (await client.query<{ changes: number }>(counted)).rows[0]?.changes ?? 0
    }
    const before = await countChanges()
    const now = new Date(seededAt(await readDates(schema)) + DAY_MS)
    await renewDates(client, schema, now)
    expect(await countChanges()).toBe(before + 1)
    await renewDates(client, schema, now)
    expect(await countChanges()).toBe(before + 1)
  },
)

test('a young one stays as it is', async () => {
  const before = await readDates('public')
  await renewDates(client, 'public', new Date(seededAt(before) + MINUTE_MS))
  expect(await readDates('public')).toEqual(before)
})
