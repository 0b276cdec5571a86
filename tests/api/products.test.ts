import { expect, test } from 'vitest'
import { admin } from './support/accounts'
import { createForm, drawPhoto, productFields } from './support/forms'
import { provideApi } from './support/test-api'

const it = provideApi()

async function create(form = productFields()) {
  const as = await it.client.as(admin)
  const { data } = await it.client.call('createProduct', { as, body: form })
  if (!data) throw new Error('The answer has no product')
  return { as, product: data, path: { productId: data._id } }
}

test('API-8 a created product is in the shop as it was sent', async () => {
  const { product, path } = await create(productFields({ price: 0.1, shipping: 1, quantity: 0 }))
  expect(product).toMatchObject({
    name: 'Meeting Minute Maker',
    price: 0.1,
    category: { _id: 'cat_business', name: 'Business' },
    shipping: 1,
    quantity: 0,
    sold: 0,
  })
  expect(product).not.toHaveProperty('photo')
  expect(await it.client.call('showProduct', { path })).toEqual(product)
  const [newest] = await it.client.call('listProducts', { query: { limit: '1' } })
  expect(newest).toEqual(product)
})

test('API-8 an update replaces what is sent and keeps the rest, the photo too', async () => {
  const { as, product, path } = await create(productFields({ file: await drawPhoto() }))
  const body = createForm({ price: 11.11, name: 'Minutes in a Minute' })
  expect(await it.client.call('updateProduct', { as, path, body })).toEqual({
    success: true,
    message: 'The product was updated.',
    name: 'Minutes in a Minute',
  })
  expect(await it.client.call('showProduct', { path })).toEqual({
    ...product,
    price: 11.11,
    name: 'Minutes in a Minute',
  })
  const found = await it.client.call('searchProducts', { query: { search: 'in a minute' } })
  expect(found.map(({ _id }) => _id)).toEqual([product._id])
})

test('API-8 a new photo replaces the old one, which is gone when nothing uses it', async () => {
  const file = await drawPhoto('png', { color: '#b45309' })
  const { as, product, path } = await create(productFields({ file }))
  const body = createForm({ file: await drawPhoto('png', { color: '#be123c' }) })
  await it.client.call('updateProduct', { as, path, body })
  const changed = await it.client.call('showProduct', { path })
  expect(changed.photo?.data).not.toBe(product.photo?.data)
  expect((await it.api.app.request(changed.photo?.data ?? '')).status).toBe(200)
  expect((await it.api.app.request(product.photo?.data ?? '')).status).toBe(404)
})

test('API-8 a photo that two products share outlives one of them', async () => {
  const file = await drawPhoto('png', { color: '#4d7c0f' })
  const first = await create(productFields({ file }))
  const second = await create(productFields({ file }))
  expect(second.product.photo).toEqual(first.product.photo)
  await it.client.call('deleteProduct', first)
  expect((await it.api.app.request(second.product.photo?.data ?? '')).status).toBe(200)
})

test('API-8 a deleted product is gone from every list', async () => {
  const { as, path, product } = await create()
  expect(await it.client.call('deleteProduct', { as, path })).toEqual({
    message: 'The product was deleted.',
  })
  expect((await it.client.send('showProduct', { path })).status).toBe(404)
  const all = await it.client.call('listProducts', { query: { limit: 'undefined' } })
  expect(all.map(({ _id }) => _id)).not.toContain(product._id)
  expect((await it.client.send('deleteProduct', { as, path })).status).toBe(404)
})

test('API-8 a file field left empty is a product without a photo', async () => {
  const { product } = await create(productFields({ file: '' }))
  expect(product).not.toHaveProperty('photo')
})

test.each([
  ['an empty name', { name: '' }, /^name: /],
  ['a blank name', { name: '   ' }, /^name: /],
  ['a name that is too long', { name: 'x'.repeat(121) }, /^name: /],
  ['no description', { description: undefined }, /^description: /],
  ['a negative price', { price: -1 }, /^price: must be 0 or more/],
  ['a price in thirds', { price: 0.333 }, /^price: must have at most 2 decimal places/],
  ['a price in words', { price: 'ten' }, /^price: must be a number/],
  ['an empty price', { price: '' }, /^price: must be a number/],
  ['a price like 1e3', { price: '1e3' }, /^price: /],
  ['half a piece', { quantity: 1.5 }, /^quantity: must be a whole number/],
  ['too many pieces', { quantity: 1_000_001 }, /^quantity: /],
  ['an unknown shipping', { shipping: 2 }, /^shipping: /],
  ['an unknown category', { category: 'cat_nowhere' }, /^category: /],
  ['a file for a name', { name: new Blob(['x']) }, /^name: must be text/],
  ['words for a photo', { file: 'photo.png' }, /^file: /],
])('API-6 %s is a 400 that names the field, and stores nothing', async (_, change, reason) => {
  const as = await it.client.as(admin)
  const before = await it.client.call('listProducts', { query: { limit: 'undefined' } })
  const reply = await it.client.send('createProduct', { as, body: productFields(change) })
  expect(reply).toMatchObject({
    status: 400,
    body: { success: false, message: expect.stringMatching(reason) },
  })
  const after = await it.client.call('listProducts', { query: { limit: 'undefined' } })
  expect(after).toEqual(before)
  expect(it.faults).toEqual([])
})

test('API-6 a bad update changes nothing', async () => {
  const { as, product, path } = await create()
  for (const [change, field] of [
    [{ name: 'New name', category: 'cat_nowhere' }, 'category'],
    [{ name: 'New name', quantity: -1 }, 'quantity'],
    [{ name: 'New name', file: new Blob(['not a picture']) }, 'file'],
  ] as const) {
    const reply = await it.client.send('updateProduct', { as, path, body: createForm(change) })
    expect(reply).toMatchObject({
      status: 400,
      body: { success: false, message: expect.stringContaining(`${field}: `) },
    })
  }
  expect(await it.client.call('showProduct', { path })).toEqual(product)
})
