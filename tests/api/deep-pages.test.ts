import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createProductFilter,
  type FilterProducts,
} from '../../mocks/api/catalog/listing/filter-products'
import { listProducts } from '../../mocks/api/catalog/listing/list-products'
import { readListVersion } from '../../mocks/api/catalog/listing/page-index'
import type { OpenDatabase } from '../../mocks/api/database/database'
import { products } from '../../mocks/api/database/tables/products'
import { fromWireFilter } from '../../mocks/api/wire'
import { isLong } from '../length'
import {
  CATEGORIES,
  createListModel,
  type Filters,
  type ListedProduct,
  toMoment,
} from './support/list-model'
import { openTestDatabase } from './support/open-database'

/** Several chunks, the last one not whole. */
const COUNT = 2_345
const MOMENTS = 300
const ANY: Filters = { category: [], price: [] }

let opened: OpenDatabase
let list: Awaited<ReturnType<typeof createListModel>>
/** Two processes with one database: each keeps what it knows to itself. */
let processes: readonly [FilterProducts, FilterProducts]

const cents = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 0, max: 2_000 }) },
  fc.integer({ min: 2_001, max: 99_999 }),
)
const categoryId = fc.oneof(
  { weight: 80, arbitrary: fc.constant(CATEGORIES[0]) },
  { weight: 19, arbitrary: fc.constant(CATEGORIES[1]) },
  fc.constant(CATEGORIES[2]),
)
const createdAt = fc.integer({ min: 0, max: MOMENTS }).map(toMoment)
const product = fc.record({ createdAt, categoryId, priceCents: cents })

const price: fc.Arbitrary<number[]> = fc.oneof(
  fc.constantFrom<number[]>([], [0, 9], [10, 19], [21, 999], [300, 320], [7, 7], [19, 10]),
  fc.tuple(fc.nat(30), fc.nat(30)).map(([low, more]) => [low, low + more]),
)
const filters = fc.record({ category: fc.subarray([...CATEGORIES, 'cat_none']), price })
/** Few, so that an index is used again while it is valid and when it no longer is. */
const FILTERS_PER_RUN = 3
const page = fc.record({
  kind: fc.constant('page' as const),
  by: fc.nat(FILTERS_PER_RUN - 1),
  limit: fc.constantFrom(1, 6, 100),
  skip: fc.oneof(fc.nat(COUNT + 50), fc.constantFrom(0, 249, 250, 251, 999, 1_000, 2_000)),
})
const change = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), product }),
  fc.record({ kind: fc.constant('remove' as const), at: fc.nat(COUNT) }),
  fc.record({
    kind: fc.constant('change' as const),
    at: fc.nat(COUNT),
    to: fc.oneof(
      fc.record({ createdAt }),
      fc.record({ categoryId }),
      fc.record({ priceCents: cents }),
    ),
  }),
)
const step = fc.oneof({ weight: 2, arbitrary: page }, change)

beforeAll(async () => {
  opened = await openTestDatabase()
  list = await createListModel(opened.database)
  processes = [createProductFilter(opened.database), createProductFilter(opened.database)]
  await list.insert(fc.sample(product, COUNT))
})
afterAll(() => opened.close())

async function expectPage(limit: number, skip: number, by: Filters) {
  const expected = list.page(skip, limit, by)
  for (const ask of processes) {
    const found = await ask(fromWireFilter({ limit, skip, filters: by }))
    expect(found.map(({ id }) => id)).toEqual(expected)
  }
}

test('API-8 a page is right however deep, whatever filters, whoever changed the list just before', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(filters, { minLength: FILTERS_PER_RUN, maxLength: FILTERS_PER_RUN }),
      fc.array(step, { minLength: 15, maxLength: 25 }),
      async (chosen, steps) => {
        for (const taken of steps) {
          if (taken.kind === 'page') {
            await expectPage(taken.limit, taken.skip, chosen[taken.by] ?? ANY)
          } else await make(taken)
        }
      },
    ),
    { numRuns: isLong ? 50 : 10, endOnFailure: true },
  )
})

type Taken<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never

async function make(taken: Taken<typeof change>): Promise<void> {
  if (taken.kind === 'insert') return list.insert([taken.product])
  const rows = list.rows()
  const row = rows[taken.at % rows.length]
  if (!row) throw new Error('The list is empty.')
  return taken.kind === 'remove' ? list.remove(row) : list.change(row, taken.to)
}

test('API-8 a page is right at every end of a chunk, and past the last product', async () => {
  for (const skip of [1, 248, 250, 252, 500, 1_000, 2_000]) await expectPage(6, skip, ANY)
  const length = list.rows().length
  for (const skip of [length - 7, length - 6, length - 1, length, length + 1, 1_000_000])
    await expectPage(6, skip, ANY)
})

test.each<[string, (top: ListedProduct) => Promise<void>]>([
  ['came', ({ id: _, ...like }) => list.insert([like])],
  ['went', (top) => list.remove(top)],
  ['moved to the end', (top) => list.change(top, { createdAt: toMoment(-1) })],
  ['took another category', (top) => list.change(top, { categoryId: 'cat_few' })],
  ['took another price', (top) => list.change(top, { priceCents: 88_888 })],
])('API-8 each process knows at once that a product %s', async (_, change) => {
  const by: Filters = { category: ['cat_many'], price: [0, 20] }
  const matching = list.page(0, COUNT, by)
  const expectPages = async () => {
    // The one past the last, which may be there by now, comes first: after another page all would know.
    for (const skip of [matching.length, 600, matching.length - 1]) await expectPage(6, skip, by)
  }
  const top = list.rows().find(({ id }) => id === matching[0])
  if (!top) throw new Error('Nothing passes.')
  await expectPages()
  await change(top)
  await expectPages()
})

test.each([
  ['createdAt', 'desc'],
  ['createdAt', 'asc'],
  ['sold', 'desc'],
  ['sold', 'asc'],
] as const)(
  'API-8 by %s %s, the whole list has each product once, however many are alike',
  async (sortBy, order) => {
    const listed: string[] = []
    for await (const batch of listProducts(opened.database, { sortBy, order })) {
      listed.push(...batch.map(({ id }) => id))
    }
    expect(listed.toSorted()).toEqual(
      list
        .rows()
        .map(({ id }) => id)
        .toSorted(),
    )
  },
)

test('API-8 what is sold leaves the list as it was', async () => {
  const { database } = opened
  const before = await readListVersion(database)
  await database.update(products).set({ quantity: 5, sold: sql`${products.sold} + 1` })
  expect(await readListVersion(database)).toBe(before)
  await list.insert(fc.sample(product, 1))
  expect(await readListVersion(database)).not.toBe(before)
})

test('API-8 a change that failed leaves the list as it was', async () => {
  const before = await readListVersion(opened.database)
  const failing = opened.database.transaction(async (transaction) => {
    await transaction.delete(products)
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect(await readListVersion(opened.database)).toBe(before)
  await expectPage(6, 2_000, ANY)
})

test('API-8 a transaction counts as a change, also when the first thing that it did was undone', async () => {
  const { database } = opened
  const before = await readListVersion(database)
  await database.transaction(async (transaction) => {
    const undone = transaction.transaction(async (inner) => {
      await inner.delete(products)
      throw new Error('changed my mind')
    })
    await expect(undone).rejects.toThrow('changed my mind')
    await list.insert(fc.sample(product, 3), transaction)
    await list.insert(fc.sample(product, 3), transaction)
  })
  expect(Number(await readListVersion(database))).toBe(Number(before) + 1)
  await expectPage(6, 2_000, ANY)
  await list.insert(fc.sample(product, 1))
  expect(Number(await readListVersion(database))).toBe(Number(before) + 2)
})

// The embedded database runs one transaction at a time.
test.skipIf(!process.env['DATABASE_URL'])(
  'API-8 whoever changes the list waits for nobody, and is seen though others were done earlier',
  async () => {
    const { database } = opened
    const createdAt = toMoment(MOMENTS + 1)
    const added = { createdAt, categoryId: CATEGORIES[0], priceCents: 100 }
    await database.transaction(async (slow) => {
      await list.insert([added], slow)
      const [unseen] = list.rows().slice(-1)
      // Done before the other one is, though begun after it.
      await list.insert([added])
      const expected = list.page(0, 10_000, ANY).filter((id) => id !== unseen?.id)
      for (const ask of processes) {
        const found = await ask(fromWireFilter({ limit: 6, skip: 1_000, filters: ANY }))
        expect(found.map(({ id }) => id)).toEqual(expected.slice(1_000, 1_006))
      }
    })
    await expectPage(6, 1_000, ANY)
  },
)
