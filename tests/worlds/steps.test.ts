import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorldsApp } from '../../mocks/worlds/http/worlds-app'
import { describeSituation, openSituation } from '../../mocks/worlds/link/open-situation'
import { openShop } from '../../mocks/worlds/recipes/open-shop'
import { startWorlds } from '../../mocks/worlds/start-worlds'
import type { World } from '../../mocks/worlds/world'
import type { Worlds } from '../../mocks/worlds/worlds'
import { shopOf } from './shop-of'

let worlds: Worlds

beforeAll(async () => {
  worlds = await startWorlds({ log: () => undefined, checksAnswers: true })
})

afterAll(() => worlds.close())

const BEA = { name: 'Bea', email: 'bea@shop.example', password: 'correct horse 9' }

/** The paths of the steps, and what each has left behind. */
async function readBoth(world: World) {
  const shop = shopOf(world)
  const { data: categories = [] } = await shop.api.GET('/category/list')
  const hasBea = (await shop.signIn(BEA)) !== undefined
  return {
    listed: world.steps().map(({ path }) => path.split('/')[2]),
    there: [
      ...(categories.some(({ name }) => name === 'Overtaking') ? ['category'] : []),
      ...(hasBea ? ['auth'] : []),
    ],
  }
}

test('WORLD-5 of writes that were sent at once, what is listed as undone is undone, and nothing else', async () => {
  const world = await worlds.use('at-once')
  const shop = shopOf(world)
  const { token, user } = await shop.admin()
  const params = { path: { userId: user._id } }
  const headers = { Authorization: `Bearer ${token}` }
  // The slow hash of a password lets the other write overtake.
  const signingUp = shop.signUp(BEA)
  const adding = shop.api.POST('/category/create/{userId}', {
    params,
    headers,
    body: { name: 'Overtaking' },
  })
  await Promise.all([signingUp, adding])
  const both = await readBoth(world)
  expect(both.listed).toHaveLength(2)
  expect(both.listed.toSorted()).toEqual(both.there.toSorted())
  const situation = describeSituation(world, { persona: undefined, page: '/' })
  await world.rewind(1)
  const one = await readBoth(world)
  expect(one.listed).toEqual(both.listed.slice(1))
  expect(one.there).toEqual(one.listed)
  await world.rewind(0)
  expect(await readBoth(world)).toEqual({ listed: [], there: [] })
  await openSituation(worlds, 'at-once', situation)
  expect(await readBoth(world)).toEqual(both)
})

test('WORLD-5 going back undoes a write that was under way, once it has ended', async () => {
  const world = await worlds.use('under-way')
  const step = { method: 'PUT', path: '/auth/signup' }
  const signingUp = world.arrange(step, (arranging) => openShop(arranging).signUp(BEA))
  await world.rewind(0)
  await signingUp
  expect(await readBoth(world)).toEqual({ listed: [], there: [] })
})

test('WORLD-5 going back a step undoes the write that was under way, and nothing before it', async () => {
  const world = await worlds.use('under-way-by-one')
  const shop = shopOf(world)
  await shop.signUp(BEA)
  const step = { method: 'PUT', path: '/api/category' }
  const body = JSON.stringify({ steps: 1 })
  const url = 'http://localhost/w/under-way-by-one/rewind'
  const app = await createWorldsApp(worlds)
  const adding = world.arrange(step, (arranging) => openShop(arranging).addCategory('Overtaking'))
  expect((await app.request(url, { method: 'POST', body })).status).toBe(200)
  await adding
  expect(await readBoth(world)).toEqual({ listed: ['auth'], there: ['auth'] })
})
