import { expect, test } from 'vitest'
import { catalog } from '../../mocks/api/database/seed/catalog/catalog'
import { admin } from './support/accounts'
import type { Answer } from './support/client'
import { productFields } from './support/forms'
import { provideApi } from './support/test-api'

const it = provideApi()
const limit = 100

type Product = Answer<'showProduct'>

const filter = (filters: { category?: string[]; price?: number[] }, page = { limit, skip: 0 }) =>
  it.client.call('filterProducts', {
    body: { ...page, filters: { category: [], price: [], ...filters } },
  })
const ids = (products: readonly Product[]) => products.map(({ _id }) => _id)

test('API-8 a fresh shop offers the whole catalogue, each product with a picture', async () => {
  const products = await it.client.call('listProducts', { query: { limit: 'undefined' } })
  expect(products).toHaveLength(catalog.length)
  expect(new Set(products.map(({ photo }) => photo?.data)).size).toBe(catalog.length)
})

test('API-4 limit takes a whole number or the literal word undefined, and is 6 without one', async () => {
  expect(await it.client.call('listProducts', { query: { limit: '3' } })).toHaveLength(3)
  expect(await it.client.call('listProducts')).toHaveLength(6)
  const all = await it.client.call('listProducts', { query: { limit: 'undefined' } })
  expect(all.length).toBeGreaterThan(60)
  expect(await it.client.call('listProducts', { query: { limit: '1000000' } })).toEqual(all)
})

test.each([
  ['createdAt', 'desc'],
  ['createdAt', 'asc'],
  ['sold', 'desc'],
  ['sold', 'asc'],
] as const)('API-8 the list is sorted by %s %s', async (sortBy, order) => {
  const products = await it.client.call('listProducts', {
    query: { sortBy, order, limit: 'undefined' },
  })
  const values = products.map((product) =>
    sortBy === 'sold' ? product.sold : Date.parse(product.createdAt),
  )
  const sorted = [...values].sort((a, b) => (order === 'asc' ? a - b : b - a))
  expect(values).toEqual(sorted)
})

test.each([
  [[0, 9], 0, 9.99],
  [[10, 19], 10, 19.99],
  [[20, 29], 20, 29.99],
  [[30, 39], 30, 39.99],
  [[40, 99], 40, 99.99],
])('API-8 the price range %j holds everything from %d to %d', async (price, low, high) => {
  const all = await it.client.call('listProducts', { query: { limit: 'undefined' } })
  const expected = all.filter((product) => product.price >= low && product.price <= high)
  const { data, size } = await filter({ price })
  expect(ids(data)).toEqual(ids(expected))
  expect(size).toBe(expected.length)
  expect(size).toBeGreaterThan(0)
})

test('API-8 categories and price filter together; no such category is an empty page', async () => {
  const { data } = await filter({ category: ['cat_writing', 'cat_data'], price: [10, 19] })
  expect(data.length).toBeGreaterThan(0)
  for (const { category, price } of data) {
    expect(['cat_writing', 'cat_data']).toContain(category._id)
    expect(price).toBeGreaterThanOrEqual(10)
    expect(price).toBeLessThan(20)
  }
  expect(await filter({ category: ['cat_nowhere'] })).toEqual({ data: [], size: 0 })
  expect(await filter({ price: [19, 10] })).toEqual({ data: [], size: 0 })
})

test('API-8 pages neither overlap nor leave anything out', async () => {
  const pages: Product[] = []
  for (let skip = 0; ; skip += 6) {
    const { data, size } = await filter({}, { limit: 6, skip })
    expect(size).toBe(data.length)
    pages.push(...data)
    if (size < 6) break
  }
  expect(ids(pages)).toEqual(ids((await filter({})).data))
  expect(new Set(ids(pages)).size).toBe(catalog.length)
})

test.each([
  ['LETTER', 'Arabic Cover Letter'],
  ['é', 'Café'],
])('API-8 search finds %j inside a name, whatever its case', async (search) => {
  const found = await it.client.call('searchProducts', { query: { search } })
  const expected = catalog.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
  expect(found.map(({ name }) => name).sort()).toEqual(expected.map(({ name }) => name).sort())
})

test('API-8 search finds names in any language, and takes no wildcard', async () => {
  const session = await it.client.as(admin)
  for (const name of ['東京の手紙', 'Ünïcødé ÅNGSTRÖM', '100 % _sure_ \\o/', '🪁 Drachen']) {
    await it.client.call('createProduct', { as: session, body: productFields({ name }) })
  }
  const search = async (text: string, category = 'All') => {
    const query = { search: text, category }
    const found = await it.client.call('searchProducts', { query })
    return found.map(({ name }) => name)
  }
  expect(await search('京')).toEqual(['東京の手紙'])
  expect(await search('の手')).toEqual(['東京の手紙'])
  expect(await search('ångström')).toEqual(['Ünïcødé ÅNGSTRÖM'])
  expect(await search('🪁')).toEqual(['🪁 Drachen'])
  expect(await search('0 %')).toEqual(['100 % _sure_ \\o/'])
  expect(await search('_')).toEqual(['100 % _sure_ \\o/'])
  expect(await search('\\')).toEqual(['100 % _sure_ \\o/'])
  expect(await search('京', 'cat_business')).toEqual(['東京の手紙'])
  expect(await search('京', 'cat_writing')).toEqual([])
  expect(await search("'; drop table products; --")).toEqual([])
})

test('API-8 related products are others of the same category', async () => {
  const [first] = await it.client.call('listProducts', { query: { limit: '1' } })
  const path = { productId: first?._id ?? '' }
  const related = await it.client.call('listRelatedProducts', { path })
  expect(related.length).toBeGreaterThan(0)
  expect(new Set(related.map(({ category }) => category._id))).toEqual(
    new Set([first?.category._id]),
  )
  expect(ids(related)).not.toContain(first?._id)
})

test.each(['showProduct', 'listRelatedProducts', 'deleteProduct', 'updateProduct'] as const)(
  'API-6 %s of an unknown id is a 404',
  async (operationId) => {
    const as = await it.client.as(admin)
    for (const productId of [
      'prd_nothing',
      'x'.repeat(65),
      '%',
      '../list',
      "' or 1=1 --",
      'a\0b',
    ]) {
      const path = { productId }
      const body = operationId === 'updateProduct' ? { body: productFields() } : {}
      const reply = await it.client.send(operationId, { as, path, ...body })
      expect([productId, reply.status]).toEqual([productId, 404])
    }
  },
)

test('API-8 categories are listed as they were made, and a new one is there at once', async () => {
  const as = await it.client.as(admin)
  const before = await it.client.call('listCategories')
  const { data } = await it.client.call('createCategory', { as, body: { name: 'Gärten & Tee' } })
  expect(await it.client.call('listCategories')).toEqual([...before, data])
})

test('API-6 a category of the same name, whatever its case, is a 409 that names the one there is', async () => {
  const as = await it.client.as(admin)
  for (const name of ['writing', ' WRITING ']) {
    expect(await it.client.send('createCategory', { as, body: { name } })).toMatchObject({
      status: 409,
      body: { error: 'name: there is a category Writing already.' },
    })
  }
})
