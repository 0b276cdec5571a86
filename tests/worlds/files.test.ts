import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs } from '../../mocks/worlds/personas/sign-in-as'
import { startWorlds } from '../../mocks/worlds/start-worlds'
import type { Worlds } from '../../mocks/worlds/worlds'
import { allOrders } from './claims/orders-of'
import { shopOf } from './shop-of'

const FROZEN = new Date(Date.now() + 60_000)

let worlds: Worlds

beforeAll(async () => {
  worlds = await startWorlds({ log: () => undefined, checksAnswers: true })
})

afterAll(() => worlds.close())

test('WORLD-4 a world is the same after it was saved and loaded, into itself or another', async () => {
  const world = await worlds.use('saved')
  const shop = shopOf(world)
  await signInAs(world, 'declined-card')
  const product = await shop.addProduct({ name: 'Saved with Its World' })
  await shop.buy(await shop.shopper(), [{ product, count: 3 }])
  world.setClock({ freeze: FROZEN })
  world.troubles.set('signUp:status=503;nth=2')
  const [products, orders] = [await shop.products(), await allOrders(shop)]
  const file = await worlds.save(world)

  for (const name of ['saved', 'loaded']) {
    const target = await worlds.use(name)
    const there = shopOf(target)
    await there.addProduct({ name: 'Gone After Loading' })
    await worlds.load(target, file)
    expect(target.steps()).toEqual([])
    expect(target.now()).toEqual(FROZEN)
    expect(target.troubles.list()).toEqual(['signUp:status=503;nth=2'])
    expect((await there.products()).map(withoutPhoto)).toEqual(products.map(withoutPhoto))
    expect(await allOrders(there)).toEqual(orders)
    // What is made from now on doesn't collide with what is there.
    await there.buy(await there.shopper(), [{ product, count: 1 }])
    expect((await signInAs(target, 'declined-card')).user.name).toBe('Dora Declined')
  }
})

test('WORLD-4 a clock that runs is as far ahead after its world was loaded as before', async () => {
  const world = await worlds.use('ahead')
  world.setClock({ advanceMs: 90_000 })
  const clock = world.clock()
  await worlds.load(world, await worlds.save(world))
  expect(world.clock()).toEqual(clock)
})

test('WORLD-4 the file of the seed has less than 1 MB', async () => {
  const file = await worlds.save(await worlds.use('plain'))
  expect(file.length).toBeLessThan(1_000_000)
})

type Fields = Record<string, unknown>

const damages: readonly [string, (file: Uint8Array) => Uint8Array, RegExp][] = [
  [
    'a text',
    () => Buffer.from('hello'),
    /^This is no file of a world\. Files of worlds are what GET/,
  ],
  ['nothing', () => new Uint8Array(), /^This is no file of a world\./],
  ['foreign JSON', () => gzipSync('{"a": 1}'), /^This is no file of a world\./],
  ['half of a file', (file) => file.subarray(0, file.length / 2), /^This file is damaged/],
  ['a flipped bit', flipBit, /^This file is damaged/],
  [
    'another version',
    (file) => edit(file, (all) => Object.assign(all, { version: 0 })),
    /has version 0, and this mock reads version 1/,
  ],
  [
    'older tables',
    (file) => edit(file, (all) => Object.assign(all, { tablesChangedAtMs: 1 })),
    /was saved on .* by an older mock/,
  ],
  [
    'newer tables',
    (file) => edit(file, (all) => Object.assign(all, { tablesChangedAtMs: 1e15 })),
    /by a newer mock/,
  ],
  [
    'no rows',
    (file) => edit(file, (all) => Object.assign(all, { rows: undefined })),
    /parts are missing/,
  ],
  ['rows without those they refer to', (file) => edit(file, loseUsers), /rows don't fit together/],
  ['pictures of another seed', (file) => edit(file, addPicture), /pictures of another seed/],
  [
    'a photo that is not the one of its hash',
    (file) => edit(file, (all) => addPhoto(all, '\\x02')),
    /the photo 4bf5[0-9a-f]{60} is not the one that its hash is of\. Give the product its photo/,
  ],
  [
    'a photo with more bytes than those of its hash',
    (file) => edit(file, (all) => addPhoto(all, '\\x01 02')),
    /the photo 4bf5\S+ is not the one/,
  ],
  [
    'an unknown state',
    (file) => edit(file, (all) => Object.assign(all, { state: 'dream' })),
    /There is no state "dream"/,
  ],
  [
    'unknown troubles',
    (file) => edit(file, (all) => Object.assign(all, { troubles: 'x:cut' })),
    /There is no operation "x"/,
  ],
]

test.each(damages)(
  'WORLD-4 %s is refused with a sentence, and nothing is changed',
  async (_, damage, sentence) => {
    const world = await worlds.use('target', 'one-product')
    world.troubles.set('signUp:cut')
    const before = await shopOf(world).products()
    const file = await worlds.save(await worlds.use('plain'))
    await expect(worlds.load(world, damage(file))).rejects.toThrow(sentence)
    expect(await shopOf(world).products()).toEqual(before)
    expect(world.state()).toBe('one-product')
    expect(world.troubles.list()).toEqual(['signUp:cut'])
  },
)

function withoutPhoto<One extends { photo?: unknown }>({ photo, ...rest }: One) {
  return { ...rest, hasPhoto: photo !== undefined }
}

function edit(file: Uint8Array, change: (all: Fields) => unknown): Uint8Array {
  const all: Fields = JSON.parse(gunzipSync(file).toString())
  change(all)
  return gzipSync(JSON.stringify(all))
}

function flipBit(file: Uint8Array): Uint8Array {
  const copy = Uint8Array.from(file)
  const middle = Math.floor(copy.length / 2)
  copy[middle] = (copy[middle] ?? 0) ^ 1
  return copy
}

function loseUsers(all: Fields): void {
  Object(all['rows']).tables.users = []
}

/** A photo of other bytes under the hash of one. */
function addPhoto(all: Fields, data: string): void {
  const hash = createHash('sha256').update(Uint8Array.of(1)).digest('hex')
  const createdAt = '2026-11-23T12:00:00.000Z'
  Object(all['rows']).tables.photos.push({
    hash,
    media_type: 'image/webp',
    data,
    created_at: createdAt,
  })
}

function addPicture(all: Fields): void {
  Object(all['rows']).seedPhotos.push('0'.repeat(64))
}
