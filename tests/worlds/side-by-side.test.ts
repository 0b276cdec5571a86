import { afterAll, beforeAll, expect, test } from 'vitest'
import { bearer, done } from '../../mocks/worlds/recipes/shop'
import { startWorlds } from '../../mocks/worlds/start-worlds'
import type { StateName } from '../../mocks/worlds/states/states'
import type { Worlds } from '../../mocks/worlds/worlds'
import { shopOf } from './shop-of'

let worlds: Worlds

beforeAll(async () => {
  worlds = await startWorlds({ log: () => undefined })
})

afterAll(() => worlds.close())

/** The limits of a shop for real are 120 in a minute, 60 in ten and 20 in five. */
const MORE_THAN_LIMITED = { payments: 121, changes: 61, failures: 21 }

test('WORLD-13 uploads at once in one world are all done', async () => {
  const shop = shopOf(await worlds.use('uploading'))
  await shop.admin()
  const names = Array.from({ length: 8 }, (_, number) => `Upload ${number}`)
  const made = await Promise.all(names.map((name) => shop.addProduct({ name })))
  expect(made.map(({ name }) => name)).toEqual(names)
  await Promise.all(made.map(({ _id }) => shop.changeProduct(_id, { price: 3 })))
  const prices = (await shop.products()).slice(0, names.length).map(({ price }) => price)
  expect(prices).toEqual(names.map(() => 3))
})

test('WORLD-13 states that upload are made at once, each in a world of its own', async () => {
  const names: readonly StateName[] = ['sold-out', 'half-sold-out', 'one-left', 'everything-free']
  const all = await Promise.all(names.map((name) => worlds.use(`at-once-${name}`, name)))
  const lists = await Promise.all(all.map(async (world) => shopOf(world).products()))
  expect(lists.map(({ length }) => length)).toEqual([86, 86, 86, 86])
})

test('WORLD-13 where the clock stands still, one pays, fails and changes as often as one likes', async () => {
  const world = await worlds.use('often')
  world.setClock({ freeze: 'now' })
  const shop = shopOf(world)
  const shopper = await shop.shopper()
  const { email, name } = shopper.user
  const own = { params: { path: { userId: shopper.user._id } }, headers: bearer(shopper) }
  for (let count = 0; count < MORE_THAN_LIMITED.payments; count += 1) {
    await shop.pay(shopper, 0.5)
    await done(shop.api.GET('/braintree/getToken/{userId}', own))
  }
  for (let count = 0; count < MORE_THAN_LIMITED.changes; count += 1) {
    await done(shop.api.PUT('/user/profile/{userId}', { ...own, body: { name, email } }))
  }
  for (let count = 0; count < MORE_THAN_LIMITED.failures; count += 1) {
    expect(await shop.signIn({ email, password: 'not this one' })).toBeUndefined()
  }
  world.troubles.set('signIn:status=429')
  await expect(shop.signIn({ email, password: 'not this one' })).rejects.toThrow('429')
})
