import { afterAll, beforeAll, expect, test } from 'vitest'
import { personaNames, personas } from '../../mocks/worlds/personas/personas'
import { signInAs } from '../../mocks/worlds/personas/sign-in-as'
import { bearer, done, type Shop } from '../../mocks/worlds/recipes/shop'
import { startWorlds } from '../../mocks/worlds/start-worlds'
import type { World } from '../../mocks/worlds/world'
import type { Worlds } from '../../mocks/worlds/worlds'
import type { Session } from '../../src/api/generated/types'
import { shopOf } from './shop-of'

const YEAR_MS = 365 * 24 * 60 * 60_000

let worlds: Worlds

beforeAll(async () => {
  worlds = await startWorlds({ log: () => undefined, checksAnswers: true })
})

afterAll(() => worlds.close())

async function open(name: string, state?: string): Promise<{ world: World; shop: Shop }> {
  const world = await worlds.use(name, state)
  return { world, shop: shopOf(world) }
}

function ordersOf(shop: Shop, as: Session) {
  const params = { path: { userId: as.user._id } }
  return done(shop.api.GET('/user/orders/by/user/{userId}', { params, headers: bearer(as) }))
}

function changePassword(shop: Shop, as: Session) {
  const params = { path: { userId: as.user._id } }
  const body = { name: as.user.name, email: as.user.email, password: 'another horse 10' }
  return done(shop.api.PUT('/user/profile/{userId}', { params, headers: bearer(as), body }))
}

test('WORLD-2 there are at least eight personas, each with a sentence', () => {
  expect(personaNames.length).toBeGreaterThanOrEqual(8)
  for (const name of personaNames) expect(personas[name].about).toMatch(/^\S.*\.$/)
})

test.each(personaNames)(
  'WORLD-2 %s signs in by one call, again as the same account',
  async (name) => {
    const { world, shop } = await open(`of-${name}`)
    const before = (await shop.products()).map(({ _id, quantity }) => [_id, quantity])
    const first = await signInAs(world, name)
    expect(first.user).toMatchObject({ name: personas[name].account.name })
    const params = { path: { userId: first.user._id } }
    const profile = shop.api.GET('/user/profile/{userId}', { params, headers: bearer(first) })
    expect(await done(profile)).toEqual(first.user)
    expect((await signInAs(world, name)).user).toEqual(first.user)
    // A past leaves the catalog as it was, and is one step at most.
    expect((await shop.products()).map(({ _id, quantity }) => [_id, quantity])).toEqual(before)
    expect(world.steps().length).toBeLessThanOrEqual(1)
  },
)

test('WORLD-2 each has the past that its sentence tells', async () => {
  const { world, shop } = await open('pasts')
  const as = (name: string) => signInAs(world, name)
  expect((await as('administrator')).user.role).toBe(1)
  expect(await ordersOf(shop, await as('first-time-buyer'))).toEqual([])
  expect(await ordersOf(shop, await as('regular'))).toHaveLength(8)
  expect([...(await as('longest-arabic-name')).user.name]).toHaveLength(64)
  expect((await as('longest-email')).user.email).toHaveLength(254)
  expect([...(await as('one-letter-name')).user.name]).toHaveLength(1)
  const cancelled = await ordersOf(shop, await as('all-cancelled'))
  expect(cancelled.map(({ status }) => status)).toEqual(['Cancelled', 'Cancelled', 'Cancelled'])
  const [old] = await ordersOf(shop, await as('back-after-years'))
  const ageMs = world.now().getTime() - Date.parse(old?.createdAt ?? '')
  expect(ageMs).toBeGreaterThan(2.9 * YEAR_MS)
  expect(await ordersOf(shop, await as('paid-without-order'))).toEqual([])
})

test('WORLD-2 a persona is undone as the one step that made it', async () => {
  const { world, shop } = await open('undone')
  const { user } = await signInAs(world, 'regular')
  expect(world.steps()).toMatchObject([{ path: '/personas/regular', number: 1 }])
  await world.rewind(0)
  expect(await shop.signIn(personas.regular.account)).toBeUndefined()
  expect((await signInAs(world, 'regular')).user).toEqual(user)
})

test('WORLD-2 personas come into an empty shop too', async () => {
  const { world, shop } = await open('nothing-there', 'empty-shop')
  expect(await ordersOf(shop, await signInAs(world, 'regular'))).toHaveLength(8)
  expect(await shop.products()).toEqual([])
})

test('WORLD-3 a trouble of one persona leaves the others alone', async () => {
  const { world, shop } = await open('one-of-them')
  const [regular, shopper] = [await signInAs(world, 'regular'), await signInAs(world, 'shopper')]
  world.troubles.set('listOwnOrders:status=500;persona=regular, signIn:status=429;persona=shopper')
  await expect(ordersOf(shop, regular)).rejects.toThrow('500')
  expect(await ordersOf(shop, shopper)).not.toEqual([])
  expect(await shop.signIn(personas.regular.account)).toBeDefined()
  await expect(shop.signIn(personas.shopper.account)).rejects.toThrow('429')
})

test('WORLD-6 an unknown persona is refused with those that there are, and nobody is made', async () => {
  const { world } = await open('unknown')
  await expect(signInAs(world, 'nobody')).rejects.toThrow(
    'There is no persona "nobody". There are administrator, shopper,',
  )
  expect(world.steps()).toEqual([])
})

test('WORLD-6 a persona whose account has changed is refused with the reason', async () => {
  const { world, shop } = await open('changed')
  await changePassword(shop, await signInAs(world, 'regular'))
  await expect(signInAs(world, 'regular')).rejects.toThrow("can't be had in this world")
})

test('WORLD-6 a persona whose past can not be made is not left without it, and nothing is changed', async () => {
  const { world, shop } = await open('pastless')
  // The administrator cancels the orders.
  await changePassword(shop, await signInAs(world, 'administrator'))
  const before = [world.steps(), await shop.products(), world.drawn()]
  const { account } = personas['all-cancelled']
  for (const _ of ['first', 'second']) {
    await expect(signInAs(world, 'all-cancelled')).rejects.toThrow("can't be had in this world")
    expect([world.steps(), await shop.products(), world.drawn()]).toEqual(before)
    expect(await shop.signIn(account)).toBeUndefined()
  }
  await shop.signUp(account)
  expect(world.steps()).toHaveLength(2)
})
