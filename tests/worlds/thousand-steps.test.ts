import { gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  openWorldDatabases,
  type WorldDatabases,
} from '../../mocks/api/database/worlds/world-databases'
import { describeSituation } from '../../mocks/worlds/link/open-situation'
import { bearer, done } from '../../mocks/worlds/recipes/shop'
import { startWorlds } from '../../mocks/worlds/start-worlds'
import type { World } from '../../mocks/worlds/world'
import type { Worlds } from '../../mocks/worlds/worlds'
import { createForm, drawPhoto } from '../api/support/forms'
import { savedMethods } from './saved-methods'
import { shopOf } from './shop-of'

const MOST_STEPS = 1_000
const TOO_MUCH = 'save it to a file'

let databases: WorldDatabases
let worlds: Worlds

beforeAll(async () => {
  databases = await openWorldDatabases()
  worlds = await startWorlds({ databases, log: () => undefined })
})

afterAll(() => worlds.close())

/** All that a world has stored, by table; which row comes first says nothing. */
async function readTables(world: World): Promise<Readonly<Record<string, readonly string[]>>> {
  const { rows } = JSON.parse(gunzipSync(await worlds.save(world)).toString())
  const tables = Object.entries<unknown[]>({ ...rows.tables, seedPhotos: rows.seedPhotos })
  return Object.fromEntries(
    tables.map(([name, all]) => [name, all.map((row) => JSON.stringify(row)).toSorted()]),
  )
}

async function openFirstProduct(world: World) {
  const shop = shopOf(world)
  const [product] = await shop.products()
  if (!product) throw new Error('There is no product.')
  return {
    rename: (name: string) => shop.changeProduct(product._id, { name }),
    async buyWithSavedCard() {
      const shopper = await shop.shopper()
      await shop.saveCard(shopper, { number: '4111111111111111' })
      const [saved] = await savedMethods(world, shop, shopper)
      const transaction_id = await shop.pay(shopper, product.price, saved?.nonce)
      await shop.buy(shopper, [{ product, count: 1 }], { transaction_id })
    },
    async changePhoto() {
      const admin = await shop.admin()
      const form = createForm({ file: await drawPhoto() })
      const call = shop.api.PUT('/product/update/{productId}/{userId}', {
        params: { path: { productId: product._id, userId: admin.user._id } },
        headers: bearer(admin),
        body: {},
        bodySerializer: () => form,
      })
      await done(call)
    },
  }
}

test('WORLD-5 a thousand steps are undone to the row; a step before them is forgotten, and no link leaves it out', async () => {
  const world = await worlds.use('thousand')
  const link = () => describeSituation(world, { persona: undefined, page: '/' })
  const latest = () => world.steps()[0]?.number ?? 0
  const product = await openFirstProduct(world)
  await product.rename('First')
  const before = await readTables(world)
  await product.buyWithSavedCard()
  await product.changePhoto()
  const after = await readTables(world)
  for (const table of ['orders', 'charges', 'gateway_vaulted_methods', 'photos', 'seedPhotos']) {
    expect(after[table], table).not.toEqual(before[table])
  }

  while (latest() < MOST_STEPS) await product.rename(`After ${latest()}`)
  expect(link().steps).toHaveLength(MOST_STEPS)
  await product.rename('Last')
  expect(world.steps()).toHaveLength(MOST_STEPS)
  expect(world.steps().at(-1)?.number).toBe(2)
  expect(link).toThrow(TOO_MUCH)
  await expect(world.rewind(0)).rejects.toThrow('this world goes back from 1001 to 1.')

  await world.rewind(MOST_STEPS)
  expect(link).toThrow(TOO_MUCH)
  await world.rewind(1)
  expect(await readTables(world)).toEqual(before)
  expect(world.steps()).toEqual([])
  expect(link).toThrow(TOO_MUCH)
  await product.rename('Second')
  expect(latest()).toBe(2)
})

test('WORLD-5 what forgotten steps have changed takes no room', async () => {
  const world = await worlds.use('forgetting')
  const database = databases.of(world.schema)
  // What is asked for is only sent once somebody waits for it.
  const write = async () => void (await database.execute(sql`update categories set name = name`))
  const readRecord = async () => {
    const [record] = await database
      .select({
        steps: sql<number>`count(distinct step)::integer`,
        bytes: sql<number>`pg_total_relation_size('changes')::integer`,
      })
      .from(sql`changes`)
    return record ?? { steps: 0, bytes: 0 }
  }
  const writeUntil = async (number: number) => {
    while (world.steps()[0]?.number !== number) {
      await world.arrange({ method: 'PUT', path: '/names' }, write)
    }
    return readRecord()
  }
  const first = await writeUntil(1_199)
  expect(first.steps).toBeLessThan(MOST_STEPS + 100)
  const second = await writeUntil(1_600)
  expect(second.steps).toBe(MOST_STEPS)
  expect(second.bytes).toBeLessThan(1.2 * first.bytes)
  await world.rewind({ steps: MOST_STEPS })
  expect((await readRecord()).steps).toBe(0)
})
