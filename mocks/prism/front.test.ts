import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { ViolationReport } from '../api/http/violation-report'
import { createFront } from './front'

const API = 'http://api.test'
const PRISM = 'http://prism.test'

test('a JSON call goes through Prism without the /api prefix', async () => {
  const { front, calls } = build(() => Response.json({ token: 't' }))
  const answer = await front.request('/api/auth/signin', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"sam@example.com"}',
  })
  expect(await answer.json()).toEqual({ token: 't' })
  expect(calls).toEqual([
    { address: `POST ${PRISM}/auth/signin`, body: '{"email":"sam@example.com"}' },
  ])
})

test('the query is passed on as it came', async () => {
  const { front, calls } = build(() => Response.json([]))
  await front.request('/api/product/list?limit=undefined')
  expect(calls[0]?.address).toBe(`GET ${PRISM}/product/list?limit=undefined`)
})

test.each([
  ['an upload', 'POST', '/api/product/create/u1', 'multipart/form-data; boundary=x'],
  ['multipart sent to a JSON call', 'POST', '/api/auth/signin', 'multipart/form-data; boundary=x'],
  ['a photo', 'GET', '/api/photo/a1.webp', undefined],
  ['the simulated provider', 'POST', '/braintree-gateway/tokenize', 'application/json'],
])('%s goes around Prism', async (_, method, path, contentType) => {
  const { front, calls } = build(() => new Response(null, { status: 204 }))
  const headers = contentType ? { 'content-type': contentType } : {}
  await front.request(path, { method, headers, ...(method === 'POST' ? { body: '--x' } : {}) })
  expect(calls.map(({ address }) => address)).toEqual([`${method} ${API}${path}`])
})

test('an answer that Prism refuses is told and says so in the contract’s `error`', async () => {
  const { front, violations } = build(() =>
    problem(500, {
      type: 'https://stoplight.io/prism/errors#VIOLATIONS',
      title: 'Request/Response not valid',
      validation: [{ location: ['response', 'body', '0', 'price'], message: 'must be number' }],
    }),
  )
  const answer = await front.request('/api/product/list')
  expect(answer.status).toBe(500)
  expect(await answer.json()).toMatchObject({
    error: 'The contract is broken: response.body[0].price: must be number',
    validation: [{ message: 'must be number' }],
  })
  expect(violations).toEqual([
    {
      call: 'GET /product/list',
      status: 500,
      lines: ['response.body[0].price: must be number'],
    },
  ])
})

test('a request that Prism refuses is told with what came, a secret by its length alone', async () => {
  const { front, violations } = build(() =>
    problem(422, {
      type: 'https://stoplight.io/prism/errors#UNPROCESSABLE_ENTITY',
      title: 'Invalid request',
      validation: [
        {
          location: ['request', 'body', 'order', 'products', '0', 'count'],
          message: 'must be >= 1',
        },
        { location: ['request', 'body', 'password'], message: 'must be longer' },
        { location: ['request', 'body'], message: "must have required property 'email'" },
        { location: ['request', 'query', 'limit'], message: 'must be integer' },
      ],
    }),
  )
  await front.request('/api/order/create/u1?limit=ten', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ order: { products: [{ count: 0 }] }, password: 'hush' }),
  })
  expect(violations[0]?.lines).toEqual([
    'request.body.order.products[0].count: must be >= 1, but 0 came',
    'request.body.password: must be longer, but a text of 4 characters came',
    "request.body: must have required property 'email', but nothing came",
    'request.query.limit: must be integer, but "ten" came',
  ])
})

test('what Prism only notes is told, and the answer passes', async () => {
  const note = JSON.stringify([
    { location: ['response'], severity: 'Warning', message: 'Unknown status' },
  ])
  const { front, violations } = build(() =>
    Response.json({ error: 'teapot' }, { status: 418, headers: { 'sl-violations': note } }),
  )
  const answer = await front.request('/api/category/list')
  expect(answer.status).toBe(418)
  expect(await answer.json()).toEqual({ error: 'teapot' })
  expect(violations[0]?.lines).toEqual(['response: Unknown status'])
})

test('an API that Prism can not reach is a 502 and no violation', async () => {
  const { front, violations } = build(() =>
    problem(500, { type: 'FetchError', title: 'connect ECONNREFUSED', detail: '' }),
  )
  const answer = await front.request('/api/category/list')
  expect(answer.status).toBe(502)
  expect(await answer.text()).toContain('connect ECONNREFUSED')
  expect(violations).toEqual([])
})

test('a Prism that dies under a call is a 502 that does not pretend to know the outcome', async () => {
  const { front } = build(() => {
    throw new TypeError('fetch failed', { cause: new Error('read ECONNRESET') })
  })
  const answer = await front.request('/api/category/list')
  expect(answer.status).toBe(502)
  expect(await answer.text()).toContain('Whether the call took effect is not known.')
})

test('calls wait until Prism is back', async () => {
  const prismComesBack = pause(20)
  const { front, calls } = build(() => Response.json([]), prismComesBack)
  const answer = front.request('/api/category/list')
  await pause(0)
  expect(calls).toEqual([])
  expect((await answer).status).toBe(200)
})

function build(respond: () => Response, prismIsReady: Promise<void> = Promise.resolve()) {
  const calls: { address: string; body: string }[] = []
  const violations: ViolationReport[] = []
  const front = createFront({
    apiOrigin: API,
    prismOrigin: PRISM,
    whenPrismIsReady: () => prismIsReady,
    onViolation: (violation) => violations.push(violation),
    async fetch(request) {
      calls.push({ address: `${request.method} ${request.url}`, body: await request.text() })
      return respond()
    },
  })
  return { front, calls, violations }
}

function problem(status: number, body: object): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  })
}
