import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { shopper } from './support/accounts'
import { provideApi } from './support/test-api'

// What the simulated gateway keeps in a database, which takes less than its own rules do.
const it = provideApi()
const BASE = '/braintree-gateway/v1/payment_methods'
const CARD = {
  number: '4111111111111111',
  expirationMonth: '12',
  expirationYear: '2035',
  cvv: '123',
}
let authorization = ''

beforeAll(async () => {
  const as = await it.client.as(shopper)
  const { clientToken } = await it.client.call('getClientToken', { as })
  const token = z.looseObject({ authorizationFingerprint: z.string() })
  const decoded: unknown = JSON.parse(Buffer.from(clientToken, 'base64').toString())
  authorization = `Bearer ${token.parse(decoded).authorizationFingerprint}`
})

function call(method: string, path: string, body?: object) {
  return it.api.app.request(BASE + path, {
    method,
    headers: { Authorization: authorization, 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
}

test.each([
  ['a card holder with a NUL', '/credit_cards', { ...CARD, cardholderName: 'a\0' }],
  ['a card holder of half a character', '/credit_cards', { ...CARD, cardholderName: '\ud83d' }],
  ['a saved one', '/credit_cards', { ...CARD, cardholderName: 'a\0', vault: true }],
  ['a PayPal account with a NUL', '/paypal_accounts', { email: 'a\0@b.example' }],
  ['a PayPal account of half a character', '/paypal_accounts', { email: '\udc00@b.example' }],
  ['a Venmo account with a NUL', '/venmo_accounts', { username: 'a\0' }],
  ['a Venmo account of half a character', '/venmo_accounts', { username: '\ud83d' }],
])('API-6 the simulated gateway refuses %s with a sentence', async (_, path, body) => {
  const answer = await call('POST', path, body)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ error: { message: expect.stringMatching(/stored/) } })
})

test.each([
  ['DELETE', '/a%00b', undefined],
  ['DELETE', '/%00', undefined],
  ['POST', '/a%00b/three_d_secure/lookup', { amount: '1.00' }],
  ['POST', '/a%00b/three_d_secure/answer', { isAnsweredRight: true }],
])('API-6 the simulated gateway has nothing at %s %s', async (method, path, body) => {
  const answer = await call(method, path, body)
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ error: { code: 'not_found' } })
})
