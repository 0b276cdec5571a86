import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { type Contract, readContract } from '../../contract/read-contract'
import type { Exchange } from '../../http/exchange'
import { judgeDecline } from './judge-declines'
import { judgeErrors } from './judge-errors'
import { judgeCaching, judgeOrderUsers, judgeSignUp } from './judge-privacy'
import { judgeSecrets, listSentPasswords } from './judge-secrets'
import { judgeWaiting } from './judge-waiting'

const path = fileURLToPath(new URL('../../../../openapi.yaml', import.meta.url))
let contract: Contract

beforeAll(async () => {
  contract = await readContract(path)
})

interface Said {
  readonly operation?: string
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly json?: unknown
  readonly sent?: string
}

function answer({ operation = 'readProfile', status = 200, headers = {}, json, sent }: Said) {
  const body = { kind: 'text', mediaType: 'application/json', text: sent ?? '' } as const
  const url = 'http://service.test/api'
  const exchange: Exchange = {
    number: 1,
    request: { operation, method: 'GET', url, headers: {}, ...(sent ? { body } : {}) },
    status,
    headers,
    text: JSON.stringify(json) ?? '',
    json,
    startedAt: new Date('2026-11-23T05:00:00Z'),
    durationMs: 1,
  }
  return exchange
}

test.each([
  ['public', true],
  ['public, max-age=60', true],
  ['max-age=0, s-maxage=300', true],
  ['Public, Max-Age="60"', true],
  ['private, max-age=60', false],
  ['public, no-cache', false],
  ['public, max-age=0, must-revalidate', false],
  ['max-age=60', false],
  ['no-store', false],
])('a private answer with "%s" is shared: %s', (value, isShared) => {
  const exchange = answer({ headers: { 'cache-control': value } })
  expect(judgeCaching(contract.operation('readProfile'), exchange) !== undefined).toBe(isShared)
  expect(judgeCaching(contract.operation('listProducts'), exchange)).toBeUndefined()
})

test.each([
  ['1', true],
  ['86400', true],
  ['Mon, 23 Nov 2026 05:00:00 GMT', true],
  ['Mon, 23 Nov 2026 05:10:00 GMT', true],
  ['0', false],
  ['-5', false],
  ['1.5', false],
  ['30s', false],
  ['soon', false],
  ['30000000', false],
  ['Wed, 21 Oct 2015 07:28:00 GMT', false],
])('Retry-After "%s" says how long to wait: %s', (value, isClear) => {
  const exchange = answer({ status: 429, headers: { 'retry-after': value } })
  expect(judgeWaiting(exchange) === undefined).toBe(isClear)
})

test.each([
  ['E11000 duplicate key error collection: shop.users index: email_1 dup key', false],
  ['Cast to ObjectId failed for value "x" (type string) at path "_id"', false],
  ['name: must not be empty. at /srv/shop/script/shop line 77.', false],
  ['Not a HASH reference at lib/Shop.pm line 12.\n', false],
  ['DBD::Pg::st execute failed: ERROR: value too long', false],
  ['There is nobody at this address: see line 3.', true],
  ['SQLSTATE[23000]: Integrity constraint violation', false],
  ['Error: no\n    at Layer.handle [as handle_request] (/app/index.js:12:3)', false],
  ["Cannot read properties of undefined (reading 'price')", false],
  ['email: another account uses this address.', true],
  ['Select a category from the list, and insert a name.', true],
  ['There is nothing at that address (see /help:12).', true],
])('"%s" is for people: %s', (error, isPlain) => {
  expect(judgeErrors(answer({ status: 409, json: { error } })) === undefined).toBe(isPlain)
})

test.each([
  ['Your payment was declined: Do Not Honor.', '2000', 'error'],
  ['Processor Declined - Possible Stolen Card', undefined, 'error'],
  ['Card reported as lost or stolen', '2053', 'error'],
  ['Call Issuer. Pick Up Card.', '2047', 'error'],
  ['Your payment was declined.', '2014', 'code'],
  ['Your payment was declined.', 'cvv', 'code'],
  ['Your payment was declined: Insufficient Funds.', '2001', undefined],
  ['The connection to your bank was lost. Try again.', '2046', undefined],
  ['Declined. Check the security code and the address, or take another card.', '2046', undefined],
  ['Your payment was declined.', undefined, undefined],
])('API-9 a decline that says "%s" with the code %s tells too much in %s', (error, code, field) => {
  const json = { error, ...(code === undefined ? {} : { code }) }
  const told = { operation: 'createPayment', status: 402, json }
  const pointer = field && `/components/schemas/DeclinedError/properties/${field}`
  expect(judgeDecline(answer(told))?.pointer).toBe(pointer)
  expect(judgeDecline(answer({ ...told, status: 409 }))).toBeUndefined()
})

test('an order says who ordered by id and name', () => {
  const operation = contract.operation('listOrders')
  const order = (user: object) => ({ transaction_id: 'txn', user })
  const judge = (json: unknown) => judgeOrderUsers(operation, answer({ json }))
  expect(judge([order({ _id: 'usr', name: 'Sam', avatar: '/a.png' })])).toBeUndefined()
  expect(judge([order({ _id: 'usr', name: 'Sam', email: 'a@b.c' })])?.assertion).toMatchObject({
    at: '/-/user/email',
  })
  expect(judge(order({ _id: 'usr', name: 'Sam', role: 0 }))?.got).toBe('its role too')
})

test('sign-up answers no session', () => {
  const operation = contract.operation('signUp')
  const judge = (json: unknown) => judgeSignUp(operation, answer({ operation: 'signUp', json }))
  expect(judge({ success: true, accessToken: 'ey' })?.rule).toBe('sign-up')
  expect(judge({ success: true, token: null })).toBeUndefined()
})

test('the payload of a token holds no hash', () => {
  const claims = Buffer.from('{"sub":"usr","user":{"password":"f00dbabe"}}').toString('base64url')
  const judge = (token: string) =>
    judgeSecrets(answer({ operation: 'signIn', json: { token } }), [])
  expect(judge(`e30.${claims}.sig`)?.got).toContain('/user/password of the token’s payload')
  expect(judge(`${claims}.1764337000.sig`)?.got).toContain('/user/password')
  expect(judge('opaque.not-json.token')).toBeUndefined()
})

test('the readable token for a payment widget holds no hash', () => {
  const judge = (said: object) => {
    const clientToken = Buffer.from(JSON.stringify(said)).toString('base64')
    return judgeSecrets(answer({ operation: 'getClientToken', json: { clientToken } }), [])
  }
  expect(judge({ v: 2, user: { password_hash: 'f00dbabe' } })?.got).toContain('/user/password_hash')
  expect(judge({ version: 2, authorizationFingerprint: 'a1b2c3', venmo: 'off' })).toBeUndefined()
})

test('passwords that the check has sent are known, short and plain ones left out', () => {
  const sent = ['correct-horse', 'short', 'aaaaaaaaaaaaaaaa', 7].map((password) =>
    answer({ sent: JSON.stringify({ password }) }),
  )
  expect(listSentPasswords([...sent, answer({ sent: '{"password"' })])).toEqual(['correct-horse'])
})

test('CONF-10 a hash outside of what a map takes for the answer is found', () => {
  const exchange = answer({ json: { name: 'Sam' } })
  const own = { data: { name: 'Sam' }, account: { email: 'a@b.c', password_hash: 'abcdef123' } }
  const { request, text } = exchange
  const judge = (wire: string) => judgeSecrets({ ...exchange, wire: { request, text: wire } }, [])
  expect(judge(JSON.stringify(own))?.got).toBe(
    'a password or a hash of one at /account/password_hash of the service’s own answer',
  )
  expect(judge(JSON.stringify({ data: own.data }))).toBeUndefined()
  expect(judge(text)).toBeUndefined()
})
