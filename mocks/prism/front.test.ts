import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { ViolationReport } from '../api/http/violation-report'
import { ConnectionCut } from '../worlds/troubles/apply-trouble'
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

test('what Prism finds in a request is told with what came, a secret by its length alone, and the answer passes', async () => {
  const { front, violations } = build(() =>
    noted(200, [
      {
        location: ['request', 'body', 'order', 'products', '0', 'count'],
        message: 'must be >= 1',
      },
      { location: ['request', 'body', 'password'], message: 'must be longer' },
      { location: ['request', 'body'], message: "must have required property 'email'" },
      { location: ['request', 'query', 'limit'], message: 'must be integer' },
    ]),
  )
  const answer = await front.request('/api/order/create/u1?limit=ten', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ order: { products: [{ count: 0 }] }, password: 'hush' }),
  })
  expect(await answer.json()).toEqual({ answer: 'as it came' })
  expect(violations).toEqual([
    {
      call: 'POST /order/create/u1?limit=ten',
      status: 200,
      lines: [
        'request.body.order.products[0].count: must be >= 1, but 0 came',
        'request.body.password: must be longer, but a text of 4 characters came',
        "request.body: must have required property 'email', but nothing came",
        'request.query.limit: must be integer, but "ten" came',
      ],
    },
  ])
})

test('what Prism finds in an answer is told, and the answer passes', async () => {
  const { front, violations } = build(() =>
    noted(418, [{ location: ['response'], severity: 'Warning', message: 'Unknown status' }]),
  )
  const answer = await front.request('/api/category/list')
  expect(answer.status).toBe(418)
  expect(await answer.json()).toEqual({ answer: 'as it came' })
  expect(violations[0]?.lines).toEqual(['response: Unknown status'])
})

test('what the API refuses as bad input is its own to tell', async () => {
  const { front, violations } = build(() =>
    noted(400, [{ location: ['request', 'query', 'limit'], message: 'must be integer' }]),
  )
  expect((await front.request('/api/product/list?limit=ten')).status).toBe(400)
  expect(violations).toEqual([])
})

test('what says that it is JSON and is none goes to the API, which knows why', async () => {
  const { front, calls } = build(() => new Response(null, { status: 400 }))
  const headers = { 'content-type': 'application/json' }
  await front.request('/api/auth/signin', { method: 'POST', headers, body: '{"email":' })
  expect(calls).toEqual([{ address: `POST ${API}/api/auth/signin`, body: '{"email":' }])
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

const BROKEN = Object.assign(new Error('Broken'), { code: 'HPE_INVALID_STATUS' })
/** As Node 26 has it. */
const BROKEN_IN_WORDS = new Error(
  'Response does not match the HTTP/1.1 protocol (Invalid status code)',
)

test.each([
  ['by Prism', '/api/category/list', BROKEN],
  ['past Prism', '/api/photo/a1.webp', BROKEN],
  ['past Prism, on Node 26', '/api/photo/a1.webp', BROKEN_IN_WORDS],
])('WORLD-3 a call that a trouble has cut %s has no answer here either', async (_, path, cause) => {
  const { front, violations } = build(({ url }) => {
    if (url.startsWith(PRISM)) {
      const title = `request to ${API}${path} failed, reason: Parse Error: Invalid status code`
      return problem(500, { type: 'FetchError', title, detail: '' })
    }
    throw new TypeError('fetch failed', { cause })
  })
  await expect(front.request(path)).rejects.toThrow(ConnectionCut)
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

function build(
  respond: (request: Request) => Response,
  prismIsReady: Promise<void> = Promise.resolve(),
) {
  const calls: { address: string; body: string }[] = []
  const violations: ViolationReport[] = []
  const front = createFront({
    apiOrigin: API,
    prismOrigin: PRISM,
    whenPrismIsReady: () => prismIsReady,
    onViolation: (violation) => violations.push(violation),
    async fetch(request) {
      calls.push({ address: `${request.method} ${request.url}`, body: await request.text() })
      return respond(request)
    },
  })
  return { front, calls, violations }
}

function noted(status: number, findings: readonly object[]): Response {
  const headers = { 'sl-violations': JSON.stringify(findings) }
  return Response.json({ answer: 'as it came' }, { status, headers })
}

function problem(status: number, body: object): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  })
}
