import { expect, test } from 'vitest'
import { admin } from './support/accounts'
import { provideApi } from './support/test-api'

const it = provideApi({
  simulation: {
    latencyMs: 20,
    failures: new Map([
      ['createOrder', 500],
      ['createProduct', 429],
    ]),
  },
})

test('API-8 a reset puts the state back to the seed, and tokens stay good', async () => {
  const as = await it.client.as(admin)
  const before = await it.client.call('listCategories')
  const productsBefore = await it.client.call('listProducts', { query: { limit: 'undefined' } })
  await it.client.call('createCategory', { as, body: { name: 'Passing' } })
  const path = { productId: productsBefore[0]?._id ?? '' }
  await it.client.call('deleteProduct', { as, path })
  expect((await it.api.app.request('/__mock/reset', { method: 'POST' })).status).toBe(200)
  expect(await it.client.call('listCategories')).toEqual(before)
  const ids = (products: readonly { _id: string }[]) => products.map(({ _id }) => _id)
  const products = await it.client.call('listProducts', { query: { limit: 'undefined' } })
  expect(ids(products)).toEqual(ids(productsBefore))
  expect((await it.client.send('readProfile', { as })).status).toBe(200)
})

test('API-8 an operation fails where failure was asked for, in the shape of the contract', async () => {
  const as = await it.client.as(admin)
  expect(await it.client.send('createOrder', { as, body: {} })).toMatchObject({
    status: 500,
    body: { error: expect.any(String) },
  })
  const limited = await it.client.send('createProduct', { as, body: {} })
  expect(limited).toMatchObject({ status: 429, body: { success: false } })
  expect(limited.headers.get('Retry-After')).toBe('1')
})

test('API-8 every answer is as late as asked for', async () => {
  const startedAt = performance.now()
  await it.client.call('listCategories')
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(19)
})

test('API-8 pages of any origin may call the mock', async () => {
  const preflight = await it.api.app.request('/api/category/list', {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://elsewhere.example',
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': 'authorization',
    },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('authorization')
  expect(preflight.headers.has('Access-Control-Allow-Credentials')).toBe(false)
})

test('API-8 health and readiness are told apart', async () => {
  expect(await (await it.api.app.request('/healthz')).json()).toEqual({ status: 'ok' })
  expect(await (await it.api.app.request('/readyz')).json()).toEqual({ status: 'ready' })
})
