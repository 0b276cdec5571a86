import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { products } from '../../mocks/api/database/tables/products'
import { admin } from './support/accounts'
import { createForm } from './support/forms'
import { createShop, type Product } from './support/shop'
import { provideApi } from './support/test-api'

const it = provideApi()

const FILTER = { limit: 6, skip: 0, filters: { category: [], price: [] } }
let product: Product

beforeAll(async () => {
  product = await createShop(it.client).stock(50, 4, 'Kept')
})

/** Every read that is kept, about one product. */
const reads = (): readonly (readonly [string, RequestInit?])[] => [
  ['/api/category/list'],
  ['/api/product/list?limit=6'],
  ['/api/product/list?sortBy=sold&order=desc&limit=6'],
  [`/api/product/show/${product._id}`],
  [`/api/product/related/${product._id}`],
  ['/api/product/search?search=kept'],
  ['/api/product/by/search', filterOf(FILTER)],
]

function filterOf(body: object): RequestInit {
  const text = JSON.stringify(body)
  const headers = { 'Content-Type': 'application/json', 'Content-Length': String(text.length) }
  return { method: 'POST', headers, body: text }
}

const ask = async (path: string, init?: RequestInit) => it.api.app.request(path, init)

async function readAll(): Promise<string[]> {
  return Promise.all(reads().map(async ([path, init]) => (await ask(path, init)).text()))
}

test('MEM-1 the same read is the same answer, however often, under the same headers but its own id', async () => {
  for (const [path, init] of reads()) {
    const answers = [await ask(path, init), await ask(path, init), await ask(path, init)]
    const [first, ...others] = await Promise.all(
      answers.map(async (answer) => {
        const headers = new Map(answer.headers)
        expect(headers.get('x-request-id')).toMatch(/^[\w-]{10,}$/)
        headers.delete('x-request-id')
        // A list that is streamed has no length yet.
        headers.delete('content-length')
        return { path, status: answer.status, headers, text: await answer.text() }
      }),
    )
    expect(first?.status).toBe(200)
    for (const { headers, ...other } of others) {
      const { headers: own, ...same } = first ?? { headers: new Map() }
      expect(other).toEqual(same)
      for (const [name, value] of own) {
        if (name !== 'vary') expect([name, headers.get(name)]).toEqual([name, value])
      }
    }
  }
})

test('MEM-1 each answer of its own request: the id that it was sent with', async () => {
  for (const id of ['first-request', 'second-request']) {
    const answer = await ask('/api/category/list', { headers: { 'X-Request-Id': id } })
    expect(answer.headers.get('x-request-id')).toBe(id)
  }
})

test('MEM-1 a read from memory comes in whatever form is asked for, and says the same in each', async () => {
  const path = '/api/product/list?limit=6'
  const texts: string[] = []
  for (const encoding of ['identity', 'gzip', 'br', 'br', 'gzip']) {
    const answer = await ask(path, { headers: { 'Accept-Encoding': encoding } })
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const unpack = { gzip: gunzipSync, br: brotliDecompressSync }[
      answer.headers.get('content-encoding') ?? ''
    ]
    texts.push((unpack ? unpack(bytes) : Buffer.from(bytes)).toString())
    expect(answer.headers.get('vary')).toContain('Accept-Encoding')
  }
  expect(new Set(texts).size).toBe(1)
})

const changes: readonly (readonly [string, () => Promise<void>])[] = [
  [
    'an order',
    async () => {
      await createShop(it.client).buy(await it.client.signUp(), [{ product, count: 2 }])
    },
  ],
  ['a price', () => change({ price: 5 })],
  ['a name', () => change({ name: 'Kept otherwise' })],
  ['a description', () => change({ description: 'Says it otherwise.' })],
  [
    'a category',
    async () => {
      const as = await it.client.as(admin)
      await it.client.call('createCategory', { as, body: { name: 'Kept apart' } })
    },
  ],
  ['another product', async () => void (await createShop(it.client).stock(1, 4, 'Kept as well'))],
  [
    'a statement of nobody’s',
    async () => {
      await it.api.database
        .update(products)
        .set({ sold: sql`${products.sold} + 1000` })
        .where(eq(products.id, product._id))
    },
  ],
]

test.each(changes)('MEM-1 after %s what was kept is not answered any more', async (_, act) => {
  const before = await readAll()
  expect(await readAll()).toEqual(before)
  await act()
  const fresh = await readAll()
  expect(fresh).not.toEqual(before)
  expect(await readAll()).toEqual(fresh)
})

async function change(fields: Readonly<Record<string, string | number>>): Promise<void> {
  const as = await it.client.as(admin)
  const path = { productId: product._id }
  await it.client.call('updateProduct', { as, path, body: createForm(fields) })
}

test('MEM-1 a filter is its whole body, and one that is wrong is refused each time', async () => {
  const two = await ask('/api/product/by/search', filterOf({ ...FILTER, limit: 2 }))
  expect(await two.json()).toMatchObject({ size: 2 })
  const three = await ask('/api/product/by/search', filterOf({ ...FILTER, limit: 3 }))
  expect(await three.json()).toMatchObject({ size: 3 })
  for (const _ of [1, 2]) {
    const wrong = await ask('/api/product/by/search', filterOf({ ...FILTER, limit: 'six' }))
    expect(wrong.status).toBe(400)
    const asText = { ...filterOf(FILTER), headers: { 'Content-Type': 'text/plain' } }
    expect((await ask('/api/product/by/search', asText)).status).not.toBe(200)
  }
})

test('MEM-1 what is not there is asked for each time, and nothing of one’s own is kept', async () => {
  const path = '/api/product/show/prd_unknown'
  expect([(await ask(path)).status, (await ask(path)).status]).toEqual([404, 404])
  const one = await it.client.signUp('One')
  const other = await it.client.signUp('Other')
  for (const { userId, token } of [one, other, one]) {
    const headers = { Authorization: `Bearer ${token}` }
    const profile = await ask(`/api/user/profile/${userId}`, { headers })
    expect(await profile.json()).toMatchObject({ _id: userId })
    const foreign = await ask(`/api/user/profile/${userId}`)
    expect(foreign.status).toBe(401)
  }
})
