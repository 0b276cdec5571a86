import { expect, test } from 'vitest'
import { createMask } from '../../http/mask'
import type { ServiceMap } from '../../map/service-map'
import { contract } from '../../self-test/wrap/match-operation'
import type { Approach } from '../../wire/create-wire'
import { createOracle } from '../create-oracle'
import { type HarEntry, harEntrySchema } from '../har/har-entry'
import { createReader } from './create-reader'

type Headers = Readonly<Record<string, string | readonly string[]>>

interface Message {
  readonly headers?: Headers
  readonly body?: unknown
}

const START = Date.parse('2020-01-01T00:00:00Z')
const cookie: Approach = { tokenHeader: { name: 'cookie', before: 'session=', after: '' } }
const call = (path: string, method: 'GET' | 'POST' = 'GET') =>
  ({ method, path, query: new Map() }) as const
const map: ServiceMap = {
  calls: new Map([
    ['readProfile', call('/me')],
    ['listOwnOrders', call('/me/orders')],
    ['createPayment', call('/me/payments', 'POST')],
    ['showProduct', call('/products/{productId}')],
    ['listProducts', call('/products/all')],
  ]),
  fields: new Map([['Credentials', new Map([['password', { name: 'pass.word' }]])]]),
}

const listHeaders = (headers: Headers = {}) =>
  Object.entries(headers).flatMap(([name, values]) =>
    [values].flat().map((value) => ({ name, value })),
  )

let seconds = 0

function entry(target: string, sent: Message, status: number, came: Message): HarEntry {
  seconds += 3
  const [method = '', path = ''] = target.split(' ')
  return harEntrySchema.parse({
    startedDateTime: new Date(START + seconds * 1000).toISOString(),
    time: 5,
    request: {
      method,
      url: `http://shop.test/api${path}`,
      headers: listHeaders(sent.headers),
      ...(sent.body === undefined
        ? {}
        : { postData: { mimeType: 'application/json', text: JSON.stringify(sent.body) } }),
    },
    response: {
      status,
      headers: [{ name: 'content-type', value: 'application/json' }, ...listHeaders(came.headers)],
      content: { text: JSON.stringify(came.body) },
    },
  })
}

/** The rules that each call breaks, and the last call as the contract has it. */
function judge(approach: Approach, entries: readonly HarEntry[]) {
  const mask = createMask()
  const reader = createReader({ contract, mask, ...approach })
  const see = createOracle(contract, undefined, reader.callers)
  const exchanges = entries.map((one, index) => {
    const matched = reader.match(one.request.method, one.request.url)
    if (!matched) throw new Error(`${one.request.url} is no call`)
    return reader.read(one, matched, index + 1)
  })
  const rules = exchanges.map((one) => see(one, true).map(({ rule }) => rule))
  return { mask, reader, exchanges, rules, last: exchanges.at(-1) }
}

const user = { _id: 'sam', name: 'Sam', email: 'sam@shop.test', role: 0 }
const error = { error: 'It can not be done.' }
const [FIRST, SECOND] = ['a'.repeat(20).concat('1'), 'b'.repeat(20).concat('2')]
const signIn = (...cookies: readonly string[]) =>
  entry('POST /auth/signin', { body: { email: user.email, password: 'hunter22' } }, 200, {
    headers: { 'set-cookie': cookies },
    body: { user },
  })
const as = (token: string) => ({ headers: { cookie: `theme=dark; session=${token}` } })
const profile = (token: string, status: number, headers: Headers = {}) =>
  entry('GET /user/profile/sam', as(token), status, {
    headers,
    body: status === 200 ? user : error,
  })

test('CONF-9 a session is known by its cookie, among others and however they are written', () => {
  for (const cookies of [
    ['theme=dark; Path=/', `session=${FIRST}; HttpOnly`],
    [`session=${FIRST}; Path=/`, 'theme=dark'],
    [`theme=dark\nsession=${FIRST}`],
    [`theme=dark; Expires=Thu, 02 Jan 2020 00:00:00 GMT, session=${FIRST}; Path=/`],
    // It has ended since.
    [`session=${FIRST}; Expires=Thu, 02 Jan 2020 00:00:00 GMT`],
  ]) {
    const { rules } = judge(cookie, [signIn(...cookies), profile(FIRST, 401)])
    expect(rules).toEqual([[], ['refused']])
  }
})

test('CONF-9 a refusal is none of a token whose cookie was deleted, replaced or is another one', () => {
  const deleted = ['session=; Max-Age=0', 'session=x; Expires=Thu, 01 Jan 1970 00:00:00 GMT']
  for (const cookies of deleted) {
    const { rules } = judge(cookie, [signIn(cookies), profile('x', 401)])
    expect(rules[1]).toEqual([])
  }
  const renewed = profile(FIRST, 200, { 'set-cookie': `session=${SECOND}; Path=/` })
  const { rules } = judge(cookie, [signIn(`session=${FIRST}`), renewed, profile(FIRST, 401)])
  expect(rules).toEqual([[], [], []])
  const other = profile(FIRST, 200, { 'set-cookie': 'theme=light' })
  const kept = judge(cookie, [signIn(`session=${FIRST}`), other, profile(FIRST, 401)])
  expect(kept.rules).toEqual([[], [], ['refused']])
})

test('CONF-9 a call without its cookie is one without a token', () => {
  const bare = entry('GET /user/profile/sam', { headers: { cookie: 'theme=dark' } }, 200, {
    body: user,
  })
  const { rules } = judge(cookie, [signIn(`session=${FIRST}`), profile(FIRST, 200), bare])
  expect(rules).toEqual([[], [], ['no-token']])
})

test('CONF-10 of two operations that fit an address the one without a parameter is meant', () => {
  const { reader } = judge({ map }, [])
  const find = (path: string, method = 'GET') =>
    reader.match(method, `http://shop.test/api${path}`)?.operation.id
  expect(find('/products/all')).toBe('listProducts')
  expect(find('/products/7')).toBe('showProduct')
  expect(find('/me/orders/')).toBe('listOwnOrders')
  expect(find('/me')).toBe('readProfile')
  expect(find('/product/list')).toBeUndefined()
  expect(find('/products/7', 'DELETE')).toBeUndefined()
})

test('CONF-10 where nobody says whose call it is, nothing is held against it', () => {
  const headers = { authorization: `Bearer ${FIRST}` }
  const orders = entry('GET /me/orders', { headers }, 200, { body: [] })
  const payment = entry(
    'POST /me/payments',
    { headers, body: { paymentMethodNonce: 'n-1', amount: 5 } },
    200,
    { body: { success: true, transaction: { id: 't1', amount: 5 } } },
  )
  const { rules, exchanges } = judge({ map }, [orders, payment, payment])
  expect(rules).toEqual([[], [], []])
  expect(exchanges[0]?.request.url).toContain('/***')
  expect(exchanges[0]?.wire?.request.url).toBe('http://shop.test/api/me/orders')
})

test('CONF-10 a profile that is answered without a name says whose token it was; another one later differs', () => {
  const headers = { authorization: `Bearer ${FIRST}` }
  const me = (body: object) => entry('GET /me', { headers }, 200, { body })
  const { rules, last } = judge({ map }, [me(user), me({ ...user, _id: 'eve' })])
  expect(rules).toEqual([[], ['read-back']])
  expect(last?.request.url).toBe('http://shop.test/api/user/profile/sam')
})

test('CONF-9 tokens, and secrets under the names of a service, are masked from then on', () => {
  const token = 'k3v9x2w8q1z7'
  const { mask } = judge({ ...cookie, map }, [
    signIn(`session=${token}`),
    entry('GET /me', as(token), 200, { body: user }),
  ])
  expect(mask(`{"pass.word":"abc"}`)).toBe('{"pass.word":"***"}')
  expect(mask(`The session ${token} has ended.`)).toBe('The session *** has ended.')
  expect(mask(`cookie: theme=dark; session=${SECOND}`)).toBe('cookie: session=***')
})
