import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop } from '../../mocks/worlds/recipes/open-shop'
import { bearer, done } from '../../mocks/worlds/recipes/shop'
import { startWorlds } from '../../mocks/worlds/start-worlds'
import type { World } from '../../mocks/worlds/world'
import type { Worlds } from '../../mocks/worlds/worlds'
import { isLong } from '../length'

const WORKERS = 32
const CALLS = isLong ? 10_000 : 40
/** A category each so many calls: lists of them stay short. */
const CALLS_PER_CATEGORY = 20
const START_TIMEOUT_MS = 60_000
const RUN_TIMEOUT_MS = isLong ? 3_600_000 : 180_000

let worlds: Worlds

beforeAll(async () => {
  worlds = await startWorlds({ log: () => undefined })
}, START_TIMEOUT_MS)

afterAll(() => worlds.close())

const shopOf = (world: World) =>
  openShop({ now: world.now, send: world.fetch, ago: (_, work) => work() })

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
  return made.length
}

test(
  `WORLD-11 of ${WORKERS} worlds with ${CALLS} calls at once, none has a row of another`,
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
    }
    expect(await readTables(await worlds.use('untouched'))).toEqual(before)
    // One row is noticed, wherever it is.
    const [first] = all
    if (!first) throw new Error('There is no world.')
    await shopOf(first).addCategory(`${markOf(WORKERS - 1)}strayed`)
    expect(findForeign(await readTables(first), markOf(0))).toHaveLength(1)
  },
  RUN_TIMEOUT_MS,
)
