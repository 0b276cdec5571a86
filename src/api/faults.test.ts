import { describe, expect, test } from 'vitest'
import { ApiError } from './api-error'
import { createApi } from './client'
import { explainFailure } from './explain-failure'
import { explainRefusal } from './explain-refusal'
import type { paths } from './generated/schema'
import { protectedOperations } from './generated/security'
import { createQueryClient } from './query-client'
import { read } from './read'

/** Every operation of the contract. */
const operations = [
  ['POST', '/auth/signin'],
  ['POST', '/auth/signup'],
  ['GET', '/auth/signout'],
  ['GET', '/product/list'],
  ['POST', '/product/by/search'],
  ['GET', '/product/search'],
  ['GET', '/product/show/{productId}'],
  ['GET', '/product/related/{productId}'],
  ['POST', '/product/create/{userId}'],
  ['PUT', '/product/update/{productId}/{userId}'],
  ['DELETE', '/product/delete/{productId}/{userId}'],
  ['GET', '/category/list'],
  ['POST', '/category/create/{userId}'],
  ['GET', '/user/profile/{userId}'],
  ['PUT', '/user/profile/{userId}'],
  ['GET', '/user/orders/by/user/{userId}'],
  ['GET', '/braintree/getToken/{userId}'],
  ['POST', '/braintree/payment/{userId}'],
  ['POST', '/order/create/{userId}'],
  ['GET', '/order/list/{userId}'],
  ['GET', '/order/status-values/{userId}'],
  ['PUT', '/order/{orderId}/status/{userId}'],
] as const satisfies readonly (readonly [string, keyof paths])[]

type Answer = () => Promise<Response>
const reject = (cause: unknown) => () => Promise.reject(cause)
const JSON_TYPE = { 'Content-Type': 'application/json' }

/** Each way a call goes wrong, what the client makes of it, and whether a read is worth asking again. */
const faults: readonly [string, Answer, Partial<ApiError>, boolean][] = [
  [
    'a 500 with an empty body',
    async () => new Response('', { status: 500 }),
    { kind: 'status', status: 500 },
    true,
  ],
  [
    'a 500 with HTML',
    async () => new Response('<h1>Bad</h1>', { status: 500 }),
    { kind: 'status', status: 500 },
    true,
  ],
  [
    'malformed JSON',
    async () => new Response('{"a":', { headers: JSON_TYPE }),
    { kind: 'malformed' },
    false,
  ],
  [
    'an ok answer without a body',
    async () => new Response(null, { status: 204 }),
    { kind: 'malformed' },
    false,
  ],
  [
    'no answer in time',
    reject(new DOMException('late', 'TimeoutError')),
    { kind: 'timeout' },
    true,
  ],
  ['a cut connection', reject(new TypeError('Failed to fetch')), { kind: 'network' }, true],
  [
    'a 401',
    async () => Response.json({ error: 'Sign in.' }, { status: 401 }),
    { kind: 'status', status: 401, reason: 'Sign in.' },
    false,
  ],
  [
    'a 429',
    async () => Response.json({ error: 'Wait.' }, { status: 429, headers: { 'Retry-After': '7' } }),
    { kind: 'status', status: 429, retryAfterSeconds: 7 },
    false,
  ],
  [
    'a 503',
    async () => Response.json({ error: 'Busy.' }, { status: 503, headers: { 'Retry-After': '7' } }),
    { kind: 'status', status: 503, retryAfterSeconds: 7 },
    true,
  ],
]

const { retry } = createQueryClient().getDefaultOptions().queries ?? {}
const isAskedAgain = (failures: number, error: Error) =>
  typeof retry === 'function' && retry(failures, error)

async function call(method: string, path: string, answer: Answer) {
  const refused: string[] = []
  const api = createApi({
    baseUrl: 'http://shop.example/api',
    getToken: () => 'a.b.c',
    onSessionRefused: (token) => refused.push(token),
    fetch: answer,
  })
  const send: unknown = Reflect.get(api, method)
  if (typeof send !== 'function') throw new Error(`The client has no ${method}`)
  const params = { path: { userId: 'u', productId: 'p', orderId: 'o' } }
  const error: unknown = await read(send(path, { params }), {
    operation: `${method} ${path}`,
  }).catch((cause: unknown) => cause)
  return { error, refused }
}

describe.each(faults)('%s', (_, answer, expected, isPassing) => {
  test.each(operations)(
    'API-2 API-6 of %s %s is told apart, in a sentence',
    async (method, path) => {
      const { error, refused } = await call(method, path, answer)
      expect(error).toBeInstanceOf(ApiError)
      expect(error).toMatchObject(expected)
      for (const sentence of [explainFailure(error), explainRefusal(error)]) {
        expect(sentence).toMatch(/^[A-Z].*\.$/)
        expect(sentence).not.toMatch(/undefined|<|\{/)
      }
      if (!(error instanceof ApiError)) return
      expect([0, 1, 2].map((failures) => isAskedAgain(failures, error))).toEqual([
        isPassing,
        isPassing,
        false,
      ])
      const isEnd = error.status === 401 && protectedOperations.has(`${method} ${path}`)
      expect(refused).toEqual(isEnd ? ['a.b.c'] : [])
    },
  )
})
