import { beforeAll, expect, test } from 'vitest'
import { admin } from './support/accounts'
import { provideApi } from './support/test-api'

const it = provideApi()
let authorization = ''
const userId = 'usr_ada'

beforeAll(async () => {
  authorization = `Bearer ${(await it.client.as(admin)).token}`
})

const json = { 'Content-Type': 'application/json' }
const utf16 = { 'Content-Type': 'application/json; charset=utf-16' }

/** Every operation that takes a body, with the path of one that is there. */
const bodies = [
  ['signIn', 'POST', '/api/auth/signin'],
  ['signUp', 'POST', '/api/auth/signup'],
  ['filterProducts', 'POST', '/api/product/by/search'],
  ['createCategory', 'POST', `/api/category/create/${userId}`],
  ['updateProfile', 'PUT', `/api/user/profile/${userId}`],
  ['createPayment', 'POST', `/api/braintree/payment/${userId}`],
  ['createOrder', 'POST', `/api/order/create/${userId}`],
  ['updateOrderStatus', 'PUT', `/api/order/ord_k7w2mzqd/status/${userId}`],
] as const
const forms = [
  ['createProduct', 'POST', `/api/product/create/${userId}`],
  ['updateProduct', 'PUT', `/api/product/update/prd_unsent-letter/${userId}`],
] as const

async function send(
  method: string,
  path: string,
  headers: Record<string, string>,
  body: string | Uint8Array<ArrayBuffer>,
) {
  const response = await it.api.app.request(path, {
    method,
    headers: { ...headers, Authorization: authorization },
    body,
  })
  const answer: unknown = await response.json()
  return { status: response.status, answer }
}

/** As many as the smallest of the bodies' limits has room for, and far too many. */
const [SOME, MANY] = [4_000, 300_000]
const nest = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
const list = (length: number) => `[${'0,'.repeat(length)}0]`
/** What every operation with a JSON body would take. */
const sound = JSON.stringify({
  name: 'Hidden',
  email: 'hidden@example.org',
  password: 'right-enough',
  ...{ limit: 6, skip: 0, filters: { category: [], price: [] } },
  ...{ paymentMethodNonce: 'fake-valid-nonce', amount: 1 },
  ...{ status: 'Shipped', orderId: 'ord_k7w2mzqd' },
  order: {
    products: [{ _id: 'prd_unsent-letter', count: 1 }],
    ...{ transaction_id: 'txn', amount: 1, address: '1 Market St' },
  },
})

test.each([
  ['broken JSON', json, '{"name":', 400],
  ['no body', json, '', 400],
  ['a list', json, '[]', 400],
  ['null', json, 'null', 400],
  ['a number', json, '7', 400],
  ['a text', json, '"text"', 400],
  ['an object within a text', json, JSON.stringify(sound), 400],
  ['a text within a text', json, JSON.stringify(JSON.stringify(sound)), 400],
  ['another charset than the one it is read in', utf16, sound, 400],
  ['bytes of UTF-16', utf16, new Uint8Array(Buffer.from(sound, 'utf16le')), 400],
  ['two content types', { 'Content-Type': 'application/json, text/plain' }, sound, 400],
  ['an empty object', json, '{}', 400],
  ['bytes that are no UTF-8', json, Uint8Array.of(0x7b, 0x22, 0xff, 0x22, 0x7d), 400],
  ['deep nesting', json, nest(SOME), 400],
  ['nesting without end', json, nest(MANY), 413],
  ['a long list', json, list(SOME), 400],
  ['a list without end', json, list(MANY), 413],
  ['a prototype', json, '{"__proto__":{"name":"x","email":"a@b.c"}}', 400],
  ['text as text', { 'Content-Type': 'text/plain' }, '{}', 400],
  ['no content type', { 'Content-Type': '' }, '{}', 400],
  ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }, 'name=x', 400],
  ['more than 1 MB', json, `"${'x'.repeat(1024 * 1024)}"`, 413],
])('API-6 %s is refused everywhere with a sentence', async (_, headers, body, status) => {
  const replies = await Promise.all(
    bodies.map(async ([operation, method, path]) => ({
      operation,
      ...(await send(method, path, headers, body)),
    })),
  )
  expect(replies).toEqual(
    bodies.map(([operation]) => ({
      operation,
      status,
      answer: { error: expect.stringMatching(/^.+\.$/) },
    })),
  )
  expect(it.faults).toEqual([])
})

const boundary = 'multipart/form-data; boundary=edge'
const field = (name: string, value: string) =>
  `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

test.each([
  ['JSON', 'application/json', '{}'],
  ['no boundary', 'multipart/form-data', field('price', '1')],
  ['another boundary', 'multipart/form-data; boundary=other', `${field('price', '1')}--edge--`],
  ['no end', boundary, field('price', '1')],
  ['an end alone', boundary, '--edge--'],
  ['nothing', boundary, ''],
  ['no name', boundary, '--edge\r\nContent-Disposition: form-data\r\n\r\nx\r\n--edge--\r\n'],
  ['a cut header', boundary, '--edge\r\nContent-Disposition: form-d'],
  ['noise', boundary, '\0\x01\x02--edge\xff\r\n--ed'],
])(
  'API-6 a form with %s is a 400 with a sentence, and changes nothing',
  async (name, type, body) => {
    const path = { productId: 'prd_unsent-letter' }
    const before = await it.client.call('showProduct', { path })
    for (const [operation, method, address] of forms) {
      const reply = await send(method, address, { 'Content-Type': type }, body)
      // An update without a field is an update of nothing.
      if (operation === 'updateProduct' && name === 'an end alone') continue
      expect([operation, reply]).toEqual([
        operation,
        { status: 400, answer: { success: false, message: expect.stringMatching(/^.+\.$/) } },
      ])
    }
    expect(await it.client.call('showProduct', { path })).toEqual(before)
    expect(it.faults).toEqual([])
  },
)

test.each([
  ['a NUL', 'Nul\0name'],
  ['half a character', 'Half \ud83d'],
])('API-6 %s in a text is a 400 that names the field', async (_, name) => {
  const body = JSON.stringify({ name })
  expect(await send('POST', `/api/category/create/${userId}`, json, body)).toEqual({
    status: 400,
    answer: { error: expect.stringMatching(/^name: /) },
  })
})

test('API-6 a field whose name is as long as the body is named in short', async () => {
  const body = JSON.stringify({ name: 'x', ['k'.repeat(7_000)]: '\0' })
  const reply = await send('POST', `/api/category/create/${userId}`, json, body)
  expect(reply.status).toBe(400)
  expect(JSON.stringify(reply.answer).length).toBeLessThan(300)
})

test('API-6 values at the edges of the contract are taken, values beyond are refused', async () => {
  const as = await it.client.as(admin)
  for (const [length, status] of [
    [32, 200],
    [33, 400],
  ] as const) {
    // Counted in characters, not in the halves that JavaScript counts.
    const name = '🪁'.repeat(length)
    expect((await it.client.send('createCategory', { as, body: { name } })).status).toBe(status)
  }
  for (const [limit, status] of [
    [0, 400],
    [1, 200],
    [100, 200],
    [101, 400],
    [1.5, 400],
    ['6', 400],
    [null, 400],
  ] as const) {
    const body = { limit, skip: 0, filters: { category: [], price: [] } }
    expect([limit, (await it.client.send('filterProducts', { body })).status]).toEqual([
      limit,
      status,
    ])
  }
})

const NO_LIMITS = ['0', '-1', '1.5', '1000001', 'all', 'Undefined', '6&limit=7']
const LOOSE_NUMBERS = [
  '1e2',
  '0x10',
  '0b1',
  '%205',
  '5%20',
  '%2B5',
  '05',
  '1.0',
  '.5e1',
  '%EF%BB%BF5',
]

test.each([...NO_LIMITS, ...LOOSE_NUMBERS, '', 'null', 'Infinity', '1e999'])(
  'API-4 limit=%s is a 400 that names it',
  async (limit) => {
    const response = await it.api.app.request(`/api/product/list?limit=${limit}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ error: expect.stringMatching(/^limit: /) })
  },
)

test.each([
  ['/api/product/search', /^search: must be given/],
  ['/api/product/search?search=', /^search: must not be empty/],
  [`/api/product/search?search=${'x'.repeat(121)}`, /^search: must be at most 120/],
  ['/api/product/search?search=a%00b', /^search: /],
  ['/api/product/list?sortBy=price', /^sortBy: must be one of createdAt, sold/],
  ['/api/product/list?order=up', /^order: /],
])('API-6 %s is a 400 that names the parameter', async (path, reason) => {
  const response = await it.api.app.request(path)
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ error: expect.stringMatching(reason) })
})

test('API-6 parameters that the contract does not know are nobody’s business', async () => {
  expect((await it.api.app.request('/api/category/list?_=123&x[y]=z')).status).toBe(200)
})

test.each([
  ['GET', '/api/nothing'],
  ['GET', '/api'],
  ['GET', '/api/product/show/'],
  ['POST', '/api/auth/signin/more'],
  ['GET', '/'],
  ['GET', '/api/product/show/a/b'],
])('API-6 %s %s is a 404', async (method, path) => {
  const response = await it.api.app.request(path, { method })
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ error: expect.any(String) })
})

test.each([
  ['DELETE', '/api/category/list', 'GET, HEAD'],
  ['GET', '/api/auth/signin', 'POST'],
  ['POST', `/api/user/profile/${userId}`, 'GET, HEAD, PUT'],
  ['PATCH', '/api/product/list', 'GET, HEAD'],
])('API-6 %s %s is a 405 that says what is allowed', async (method, path, allowed) => {
  const response = await it.api.app.request(path, { method })
  expect(response.status).toBe(405)
  expect(response.headers.get('Allow')).toBe(allowed)
})

test('API-6 HEAD answers like GET without the body', async () => {
  const response = await it.api.app.request('/api/category/list', { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('')
})
