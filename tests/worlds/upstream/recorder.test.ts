import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type Contract, loadContract } from '../../../mocks/api/contract/contract'
import { createPhotoNormalizer } from '../../../mocks/api/photo/normalize-photo'
import { startWorlds } from '../../../mocks/worlds/start-worlds'
import { createRecorder } from '../../../mocks/worlds/upstream/create-recorder'
import type { World } from '../../../mocks/worlds/world'
import type { Worlds } from '../../../mocks/worlds/worlds'
import { createUpstreamPassthrough } from '../../../scripts/mock/upstream-passthrough'
import { type Listening, listen } from '../../../scripts/processes/listening/listen'
import { startRealBackend } from './real-backend'

let contract: Contract
let worlds: Worlds
let server: Listening
let answer: () => Response
let asked = 0

beforeAll(async () => {
  contract = await loadContract()
  worlds = await startWorlds({ log: () => undefined })
  const fetch = () => {
    asked += 1
    return answer()
  }
  server = await listen({ fetch }, { port: 0, hostname: '127.0.0.1' })
})

afterAll(async () => {
  await server.close(0)
  await worlds.close()
})

const PICTURE = '/pictures/1.webp'
const PRODUCT = {
  _id: 'prd_theirs',
  name: 'Theirs',
  description: 'From another backend.',
  price: 12,
  category: { _id: 'cat_theirs', name: 'Elsewhere' },
  quantity: 3,
  shipping: 0,
  photo: { data: PICTURE },
  createdAt: '2026-11-23T12:00:00.000Z',
  sold: 0,
}

const LISTING = { id: 'listProducts' }

const listSchema = z.array(
  z.looseObject({ _id: z.string(), photo: z.looseObject({ data: z.string() }).optional() }),
)

async function listProducts(world: World) {
  const address = 'http://mock.test/api/product/list?limit=undefined'
  return listSchema.parse(await (await world.fetch(new Request(address))).json())
}

const photoIn = async (world: World) => (await listProducts(world))[0]?.photo?.data

/** Pictures of the seed, which differ. */
async function readPictures() {
  const seed = await worlds.use('seed')
  const pictures = (await listProducts(seed)).slice(0, 2).map(async ({ photo }) => {
    const path = (photo?.data ?? '').replace('/w/seed', '')
    return (await seed.fetch(new Request(`http://mock.test${path}`))).arrayBuffer()
  })
  return Promise.all(pictures)
}

const send = (bytes: ArrayBuffer | undefined) => () =>
  new Response(bytes ?? null, { headers: { 'Content-Type': 'image/webp' } })

function record(world: World) {
  const said: string[] = []
  const recorder = createRecorder({
    origin: `http://127.0.0.1:${server.port}`,
    normalize: createPhotoNormalizer(contract.pictureLimits),
    keep: (catalog) => worlds.putCatalog(world, catalog),
    say: (sentence) => said.push(sentence),
  })
  return { ...recorder, said }
}

test('WORLD-8 a photo that can not be had leaves the one that was recorded, which is said, and is asked for by the next answer', async () => {
  const world = await worlds.use('kept', 'empty-shop')
  const [one, other] = await readPictures()
  answer = send(one)
  const before = record(world)
  before.see([PRODUCT], LISTING)
  await before.settle()
  expect(world.source()).toBe('recording')
  const first = await photoIn(world)
  expect(first).toMatch(/^\/w\/kept\/api\/photo\//)

  const recorder = record(world)
  answer = () => new Response('Not now', { status: 503 })
  asked = 0
  recorder.see([{ ...PRODUCT, sold: 1 }], LISTING)
  // It has waited for the failure too.
  recorder.see([{ ...PRODUCT, sold: 2 }], LISTING)
  await recorder.settle()
  expect(await listProducts(world)).toMatchObject([{ sold: 2, photo: { data: first } }])
  expect(asked).toBe(1)
  expect(recorder.said).toEqual([
    expect.stringMatching(/^The photo \/pictures\/1\.webp is not recorded: .*503\. .*stays/),
  ])

  answer = send(other)
  recorder.see([PRODUCT], LISTING)
  await recorder.settle()
  const second = await photoIn(world)
  expect(second).toMatch(/^\/w\/kept\/api\/photo\//)
  expect(second).not.toBe(first)
  // What is there is asked for once.
  recorder.see([PRODUCT], LISTING)
  await recorder.settle()
  expect(asked).toBe(2)
})

test('WORLD-8 photos are asked for once, and the last ones are kept, as far as there is room', async () => {
  const LARGE_BYTES = 30 * 1024 * 1024
  const data = new Uint8Array(LARGE_BYTES)
  const normalized: string[] = []
  const recorder = createRecorder({
    origin: `http://127.0.0.1:${server.port}`,
    async normalize(upload) {
      const hash = await upload.text()
      normalized.push(hash)
      return { outcome: 'normalized', photo: { hash, data } }
    },
    keep: async () => undefined,
    say: (sentence) => expect.unreachable(sentence),
  })
  answer = () => new Response('served')
  const pictures = ['/pictures/1.webp', 'data:text/plain,one', 'data:text/plain,other']
  for (const picture of [pictures[0], pictures[0], pictures[1], pictures[1], ...pictures]) {
    recorder.see([{ ...PRODUCT, photo: { data: picture } }], LISTING)
  }
  await recorder.settle()
  // Two have room, and the third puts out the one that was not shown for longest.
  expect(normalized).toEqual(['served', 'one', 'other'])
  recorder.see([{ ...PRODUCT, photo: { data: pictures[0] } }], LISTING)
  await recorder.settle()
  expect(normalized).toEqual(['served', 'one', 'other', 'served'])
})

test('WORLD-8 a product that has no photo any more has none here', async () => {
  const world = await worlds.use('bare', 'empty-shop')
  const [one] = await readPictures()
  answer = send(one)
  const recorder = record(world)
  recorder.see([PRODUCT], LISTING)
  recorder.see([{ ...PRODUCT, photo: undefined }], LISTING)
  await recorder.settle()
  expect(await listProducts(world)).toMatchObject([{ _id: PRODUCT._id }])
  expect(await photoIn(world)).toBeUndefined()
})

test('WORLD-8 categories are recorded with whatever fields the backend adds, and nothing that only looks like one', async () => {
  const world = await worlds.use('wordy', 'empty-shop')
  const recorder = record(world)
  const category = { ...PRODUCT.category, slug: 'elsewhere', createdAt: PRODUCT.createdAt }
  const brand = { _id: 'brd_1', name: 'Some brand' }
  recorder.see([{ ...PRODUCT, photo: undefined, category, brand }], LISTING)
  recorder.see([{ _id: 'cat_listed', name: 'Listed', parent: brand }], { id: 'listCategories' })
  const data = { _id: 'cat_made', name: 'Made', products: 0 }
  recorder.see({ success: true, data }, { id: 'createCategory' })
  recorder.see({ token: 'abc', user: { _id: 'usr_1', name: 'Ann' } }, { id: 'signIn' })
  await recorder.settle()
  const answer = await world.fetch(new Request('http://mock.test/api/category/list'))
  const categories = z.array(z.object({ name: z.string() })).parse(await answer.json())
  expect(categories.map(({ name }) => name).toSorted()).toEqual(['Elsewhere', 'Listed', 'Made'])
})

test('WORLD-8 WORLD-10 a file is gone on with when the world that fills it was forgotten, and made again by somebody else', async () => {
  const real = await startRealBackend()
  const folder = await mkdtemp(join(tmpdir(), 'bazaar-recorded-'))
  const file = join(folder, 'shop.world')
  const passthrough = createUpstreamPassthrough({
    upstream: real.base,
    real: '*',
    record: file,
    contract,
    openWorlds: async () => worlds,
    onViolation: () => undefined,
    say: () => undefined,
  })
  const ask = async (path: string) => {
    const request = new Request(`http://mock.test/api${path}`)
    const response = await passthrough.upstream.serve(request, async () => Response.error())
    const body: unknown = await response.json()
    await passthrough.settle()
    return body
  }
  try {
    await passthrough.prepare()
    const products = listSchema.parse(await ask('/product/list?limit=2'))
    await worlds.remove('recorded')
    await worlds.use('recorded')
    await ask('/category/list')
    const world = await worlds.use('read-again')
    await worlds.load(world, await readFile(file))
    const ids = (list: readonly { readonly _id: string }[]) => list.map(({ _id }) => _id).sort()
    expect(ids(await listProducts(world))).toEqual(ids(products))
  } finally {
    await real.close()
    await rm(folder, { recursive: true, force: true })
  }
})
