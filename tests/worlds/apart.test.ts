import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bearer, done, type Shop } from '../../mocks/worlds/recipes/shop'
import { startWorlds } from '../../mocks/worlds/start-worlds'
import type { World } from '../../mocks/worlds/world'
import type { Worlds } from '../../mocks/worlds/worlds'
import type { Session } from '../../src/api/generated/types'
import { isLong } from '../length'
import { savedMethods } from './saved-methods'
import { shopOf } from './shop-of'

const WORKERS = 32
const CALLS = isLong ? 10_000 : 30
const ROUNDS = isLong ? 100 : 3
/** A category each so many calls: lists of them stay short. */
const CALLS_PER_CATEGORY = 20
const HOURS_MS = 10_800_000
/** The long forms take more than what all tests have. */
const LIMITS = isLong ? { timeout: HOURS_MS } : {}

let worlds: Worlds

beforeAll(async () => {
  worlds = await startWorlds({ log: () => undefined })
})

afterAll(() => worlds.close())

/** A text that no other world has, and that is part of no other mark. */
const markOf = (worker: number) => `mark-${String(worker).padStart(2, '0')}-`

/** The tables of a world, with all that it has stored, as text. */
async function readTables(world: World): Promise<Readonly<Record<string, readonly string[]>>> {
  const { rows } = JSON.parse(gunzipSync(await worlds.save(world)).toString())
  return Object.fromEntries(
    Object.entries<unknown[]>(rows.tables).map(([name, all]) => [
      name,
      all.map((row) => JSON.stringify(row)),
    ]),
  )
}

/** The rows that have the mark of another world. */
function findForeign(tables: Readonly<Record<string, readonly string[]>>, own: string): string[] {
  return Object.values(tables)
    .flat()
    .filter((row) => [...row.matchAll(/mark-\d\d-/g)].some(([mark]) => mark !== own))
}

/** Where a purchase with a saved card is kept. */
const OF_PURCHASE = ['orders', 'charges', 'gateway_transactions', 'gateway_vaulted_methods']

/** Pays with a card that it has saved; the vault, the orders and the stock must be its own world's. */
async function purchase(world: World, shop: Shop, as: Session, mark: string): Promise<void> {
  const [product] = await done(shop.api.GET('/product/list', { params: { query: { limit: 1 } } }))
  if (!product) throw new Error('There is no product.')
  await shop.saveCard(as, { number: '4111111111111111', cardholderName: `${mark}holder` })
  const saved = await savedMethods(world, shop, as)
  expect(saved).toMatchObject([{ details: { cardholderName: `${mark}holder` } }])
  const transaction_id = await shop.pay(as, product.price, saved[0]?.nonce)
  const address = `${mark}street`
  const { _id } = await shop.buy(as, [{ product, count: 1 }], { transaction_id, address })
  const own = { params: { path: { userId: as.user._id } }, headers: bearer(as) }
  const orders = await done(shop.api.GET('/user/orders/by/user/{userId}', own))
  expect(orders).toMatchObject([{ _id, address, transaction_id }])
  const params = { path: { productId: product._id } }
  const { quantity } = await done(shop.api.GET('/product/show/{productId}', { params }))
  expect(quantity).toBe(product.quantity - 1)
}

/** What a test does in its own world; each answer must be its own world's. */
async function work(world: World, worker: number): Promise<number> {
  const mark = markOf(worker)
  const shop = shopOf(world)
  const account = { name: `${mark}name`, email: 'same@shop.example', password: `${mark}word 9` }
  await shop.signUp(account)
  const session = await shop.signIn(account)
  if (!session) throw new Error(`${mark} can't sign in.`)
  const own = { params: { path: { userId: session.user._id } }, headers: bearer(session) }
  const seed = (await done(shop.api.GET('/category/list'))).map((one) => one.name)
  const made: string[] = []
  for (let call = 3; call < CALLS; call += 2) {
    const name = `${mark}${call}`
    if (call % CALLS_PER_CATEGORY === 1) {
      made.push(name)
      await shop.addCategory(name)
      const names = (await done(shop.api.GET('/category/list'))).map((one) => one.name)
      expect(names.toSorted()).toEqual([...seed, ...made].toSorted())
    } else {
      const body = { name, email: account.email }
      await done(shop.api.PUT('/user/profile/{userId}', { ...own, body }))
      expect(await done(shop.api.GET('/user/profile/{userId}', own))).toMatchObject({ name })
    }
  }
  await purchase(world, shop, session, mark)
  return made.length
}

test(
  `WORLD-11 of ${WORKERS} worlds with ${CALLS} calls at once, none has a row of another`,
  LIMITS,
  async () => {
    const all = await Promise.all(
      Array.from({ length: WORKERS }, (_, worker) => worlds.use(`worker-${worker}`)),
    )
    const before = await readTables(await worlds.use('untouched'))
    const made = await Promise.all(all.map(work))
    for (const [worker, world] of all.entries()) {
      const tables = await readTables(world)
      expect(findForeign(tables, markOf(worker))).toEqual([])
      expect(tables['users']).toHaveLength((before['users']?.length ?? 0) + 1)
      expect(tables['categories']).toHaveLength(
        (before['categories']?.length ?? 0) + (made[worker] ?? 0),
      )
      for (const name of OF_PURCHASE) {
        expect(tables[name], name).toHaveLength((before[name]?.length ?? 0) + 1)
      }
    }
    expect(await readTables(await worlds.use('untouched'))).toEqual(before)
    // One row is noticed, wherever it is.
    const [first] = all
    if (!first) throw new Error('There is no world.')
    await shopOf(first).addCategory(`${markOf(WORKERS - 1)}strayed`)
    expect(findForeign(await readTables(first), markOf(0))).toHaveLength(1)
  },
)

/** How many different answers so many new worlds of one name and time give to the same calls, all of a world as one. */
async function countDifferent(rounds: number, call: (shop: Shop) => Promise<unknown>) {
  const different = new Set<string>()
  for (let round = 0; round < rounds; round += 1) {
    const world = await worlds.use('again')
    world.setClock({ freeze: new Date('2026-11-23T12:00:00.000Z') })
    const answers: string[] = []
    const shop = shopOf(world, async (request) => {
      const answer = await world.fetch(request)
      answers.push(`${answer.status} ${await answer.clone().text()}`)
      return answer
    })
    await call(shop)
    expect(answers.length).toBeGreaterThan(3)
    different.add(answers.join('\n'))
    await worlds.remove('again')
  }
  return different.size
}

test('WORLD-12 the same sign-ins, category and payment in a world of one name and time answer with the same bytes, 100 times in a row', async () => {
  const different = await countDifferent(100, async (shop) => {
    await shop.addCategory('Again')
    await shop.pay(await shop.shopper(), 5)
    await done(shop.api.GET('/category/list'))
  })
  expect(different).toBe(1)
})

test(
  `WORLD-12 the same purchase in a world of one name and time answers with the same bytes, ${ROUNDS} times in a row`,
  LIMITS,
  async () => {
    const different = await countDifferent(ROUNDS, async (shop) => {
      await shop.signUp({ name: 'Ann', email: 'ann@shop.example', password: 'correct horse 9' })
      const shopper = await shop.signIn({
        email: 'ann@shop.example',
        password: 'correct horse 9',
      })
      if (!shopper) throw new Error('Ann can’t sign in.')
      const product = await shop.addProduct()
      const nonce = await shop.typeCard(shopper, { number: '4111111111111111' })
      const transaction_id = await shop.pay(shopper, product.price * 2, nonce)
      await shop.buy(shopper, [{ product, count: 2 }], { transaction_id })
      await shop.products()
    })
    expect(different).toBe(1)
  },
)
