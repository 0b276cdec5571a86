import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { admin } from './support/accounts'
import { provideApi } from './support/test-api'

const it = provideApi()

const requestReset = (headers: Record<string, string>) =>
  it.api.app.request('/__mock/reset', { method: 'POST', headers })

test('API-8 a reset puts the state back to the seed, and tokens stay good', async () => {
  const as = await it.client.as(admin)
  const before = await it.client.call('listCategories')
  const productsBefore = await it.client.call('listProducts', { query: { limit: 'undefined' } })
  await it.client.call('createCategory', { as, body: { name: 'Passing' } })
  const path = { productId: productsBefore[0]?._id ?? '' }
  await it.client.call('deleteProduct', { as, path })
  expect((await requestReset({ 'X-Mock-Reset': '1' })).status).toBe(200)
  expect(await it.client.call('listCategories')).toEqual(before)
  const ids = (products: readonly { _id: string }[]) => products.map(({ _id }) => _id)
  const products = await it.client.call('listProducts', { query: { limit: 'undefined' } })
  expect(ids(products)).toEqual(ids(productsBefore))
  expect((await it.client.send('readProfile', { as })).status).toBe(200)
})

test('API-8 a page can not ask for a reset, of whatever origin and however it asks', async () => {
  const as = await it.client.as(admin)
  const { data } = await it.client.call('createCategory', { as, body: { name: 'Kept' } })
  const evil = { Origin: 'https://evil.example' }
  const asked = [
    {},
    { ...evil, 'Content-Type': 'text/plain' },
    { ...evil, 'X-Mock-Reset': '1' },
    // A page whose name was pointed at this machine is of the mock's own origin, for the browser.
    { Origin: 'http://localhost', 'X-Mock-Reset': '1' },
    { 'X-Mock-Reset': 'yes' },
  ]
  for (const headers of asked) {
    const answer = await requestReset(headers)
    expect(answer.status).toBe(403)
    expect(await answer.json()).toEqual({ error: expect.stringContaining('X-Mock-Reset: 1') })
    expect(answer.headers.has('Access-Control-Allow-Origin')).toBe(false)
  }
  const preflight = await it.api.app.request('/__mock/reset', {
    method: 'OPTIONS',
    headers: {
      ...evil,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'x-mock-reset',
    },
  })
  expect(preflight.ok).toBe(false)
  expect(preflight.headers.has('Access-Control-Allow-Headers')).toBe(false)
  expect(await it.client.call('listCategories')).toContainEqual(data)
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

test('API-8 API-10 pages of any origin read the tag of a product', async () => {
  const [product] = await it.client.call('listProducts')
  const { headers } = await it.api.app.request(`/api/product/show/${product?._id}`, {
    headers: { Origin: 'https://elsewhere.example' },
  })
  expect(headers.get('ETag')).not.toBeNull()
  expect(headers.get('Access-Control-Expose-Headers')?.split(',')).toContain('ETag')
})

test.each<[Record<string, string>, string]>([
  [{ Origin: 'https://elsewhere.example' }, 'http://localhost'],
  [{ Origin: 'http://localhost' }, ''],
  [{}, ''],
  // As a development server sends its own page's calls on.
  [{ Origin: 'http://shop.example', 'X-Forwarded-Host': 'shop.example' }, ''],
  [{ Origin: 'http://shop.example', 'Sec-Fetch-Site': 'same-origin' }, ''],
])(
  'API-8 a page with %j gets addresses of pictures and gateway that begin with "%s"',
  async (headers, origin) => {
    const get = (path: string, more: Record<string, string> = {}) =>
      it.api.app.request(`/api${path}`, { headers: { ...headers, ...more } })
    const listed = await get('/product/list?limit=undefined', { 'Accept-Encoding': 'gzip' })
    const bytes = Buffer.from(await listed.arrayBuffer())
    const text = listed.headers.has('Content-Encoding') ? gunzipSync(bytes) : bytes
    const pictures: { photo: { data: string } }[] = JSON.parse(text.toString())
    expect(pictures.length).toBeGreaterThan(80)
    const heads = pictures.map(({ photo }) => photo.data.split('/api/photo/')[0])
    expect(new Set(heads)).toEqual(new Set([origin]))
    const as = await it.client.as(admin)
    const answer = await get(`/braintree/getToken/${as.userId}`, {
      Authorization: `Bearer ${as.token}`,
    })
    const { clientToken } = await answer.json()
    expect(JSON.parse(atob(clientToken))).toMatchObject({
      clientApiUrl: `${origin}/braintree-gateway`,
      authorizationFingerprint: expect.any(String),
    })
  },
)

test('API-8 health and readiness are told apart', async () => {
  expect(await (await it.api.app.request('/healthz')).json()).toEqual({ status: 'ok' })
  expect(await (await it.api.app.request('/readyz')).json()).toEqual({ status: 'ready' })
})
