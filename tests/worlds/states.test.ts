import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { charges } from '../../mocks/api/database/tables/charges'
import { SEED_SCHEMA } from '../../mocks/api/database/worlds/schema-statements'
import {
  openWorldDatabases,
  type WorldDatabases,
} from '../../mocks/api/database/worlds/world-databases'
import { openShop } from '../../mocks/worlds/recipes/open-shop'
import { startWorlds } from '../../mocks/worlds/start-worlds'
import { stateNames, states } from '../../mocks/worlds/states/states'
import type { World } from '../../mocks/worlds/world'
import type { Worlds } from '../../mocks/worlds/worlds'
import { catalogClaims } from './claims/catalog-claims'
import type { Look } from './claims/claim'
import { orderClaims } from './claims/order-claims'
import { paymentClaims } from './claims/payment-claims'
import { serviceClaims } from './claims/service-claims'
import { stockClaims } from './claims/stock-claims'
import { shopOf } from './shop-of'

const claims = {
  ...catalogClaims,
  ...stockClaims,
  ...orderClaims,
  ...paymentClaims,
  ...serviceClaims,
}

let databases: WorldDatabases
let worlds: Worlds

beforeAll(async () => {
  databases = await openWorldDatabases()
  worlds = await startWorlds({ databases, log: () => undefined, checksAnswers: true })
})

afterAll(() => worlds.close())

test('WORLD-1 there are at least forty states, each with a sentence of its own', () => {
  expect(stateNames.length).toBeGreaterThanOrEqual(40)
  const sentences = stateNames.map((name) => states[name].about)
  expect(new Set(sentences).size).toBe(stateNames.length)
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/)
})

test.each(stateNames)('WORLD-1 a world of the state %s is as it says', async (name) => {
  const world = await worlds.use(`of-${name}`, name)
  await claims[name](await lookAt(world))
  await worlds.remove(world.name)
})

test('WORLD-1 a world that has been used is put into a state, and back', async () => {
  const world = await worlds.use('changed')
  const { shop } = await lookAt(world)
  await shop.addProduct()
  await worlds.applyState(world, 'empty-shop')
  expect(await shop.products()).toEqual([])
  expect(world.steps()).toEqual([])
  await worlds.applyState(world, 'service-gone')
  await expect(shop.products()).rejects.toThrow('cut')
  await worlds.applyState(world, 'seed')
  expect(await shop.products()).toHaveLength(86)
})

test('WORLD-1 a second world of a state is there at once: a copy of what the first was copied from', async () => {
  const copying = vi.spyOn(databases, 'create')
  await worlds.use('first-of-two', 'one-left')
  const template = copying.mock.lastCall
  copying.mockClear()
  await worlds.use('second-of-two', 'one-left')
  // The first one's template is a copy of the seed with 86 changes of products.
  expect(template).not.toEqual([SEED_SCHEMA])
  expect(copying.mock.calls).toEqual([template])
  copying.mockRestore()
})

test('WORLD-6 an unknown state is refused with those that there are, and nothing is made or changed', async () => {
  await expect(worlds.use('never', 'half-full')).rejects.toThrow(
    'There is no state "half-full". There are seed, empty-shop,',
  )
  expect(await worlds.find('never')).toBeUndefined()
  const world = await worlds.use('kept', 'one-product')
  await expect(worlds.applyState(world, 'half-full')).rejects.toThrow('There is no state')
  const { shop } = await lookAt(world)
  expect(await shop.products()).toHaveLength(1)
  expect(world.state()).toBe('one-product')
})

async function lookAt(world: World): Promise<Look> {
  const database = databases.of(world.schema)
  const calm = await world.arrange({ method: 'PUT', path: '/look' }, async (arranging) =>
    openShop(arranging),
  )
  const shop = shopOf(world)
  return {
    world,
    calm,
    shop,
    async unorderedCharges() {
      const all = await database.select().from(charges)
      return all.filter((one) => one.status === 'charged' && !one.orderedAt && one.amountCents > 0)
    },
  }
}
