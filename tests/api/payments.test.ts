import { expect, test } from 'vitest'
import type { Session } from './support/client'
import { provideApi } from './support/test-api'
import { readClientToken, tokenizeCard } from './support/tokenize-card'

const it = provideApi()

const pay = (as: Session, amount: number, paymentMethodNonce: string) =>
  it.client.send('createPayment', { as, body: { paymentMethodNonce, amount } })

const tokenize = (as: Session) => tokenizeCard(it, as)

test('API-5 the client token names the gateway on the same origin and the customer', async () => {
  const as = await it.client.signUp()
  const { clientApiUrl, authorizationFingerprint } = await readClientToken(it, as)
  expect(clientApiUrl).toBe('/braintree-gateway')
  expect(authorizationFingerprint).toContain(`customer_id=${as.userId}`)
})

test('API-8 a card typed into the gateway is charged', async () => {
  const as = await it.client.signUp()
  const { status, body } = await pay(as, 25.5, await tokenize(as))
  expect(status).toBe(200)
  expect(body).toEqual({ success: true, transaction: { id: expect.any(String), amount: 25.5 } })
})

test('API-8 a nonce is charged once: the same request is answered with the same transaction', async () => {
  const as = await it.client.signUp()
  const nonce = await tokenize(as)
  const replies = await Promise.all(Array.from({ length: 8 }, () => pay(as, 10, nonce)))
  replies.push(await pay(as, 10, nonce))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
})

test('API-6 a used nonce with another amount or from another user is a 409', async () => {
  const [as, other] = await Promise.all([it.client.signUp(), it.client.signUp()])
  const nonce = await tokenize(as)
  expect((await pay(as, 10, nonce)).status).toBe(200)
  for (const reply of [await pay(as, 10.01, nonce), await pay(other, 10, nonce)]) {
    expect(reply).toMatchObject({ status: 409, body: { error: expect.stringMatching(/used/) } })
  }
})

test('API-8 a test nonce is a new charge each time', async () => {
  const as = await it.client.signUp()
  const replies = [await pay(as, 5, 'fake-valid-nonce'), await pay(as, 5, 'fake-valid-nonce')]
  expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(2)
  expect((await pay(as, 5, 'fake-consumed-nonce')).status).toBe(409)
})

test('API-8 an amount of 0 takes no payment and uses no nonce', async () => {
  const as = await it.client.signUp()
  const nonce = await tokenize(as)
  const free = await pay(as, 0, nonce)
  expect(free.body).toMatchObject({ transaction: { amount: 0 } })
  expect((await pay(as, 3, nonce)).status).toBe(200)
})

test('API-6 a declined charge is a 402 with the code, the same when asked again', async () => {
  const as = await it.client.signUp()
  const nonce = await tokenize(as)
  const declined = await pay(as, 2001, nonce)
  expect(declined).toMatchObject({
    status: 402,
    body: { error: 'Your payment was declined: Insufficient Funds.', code: '2001' },
  })
  expect(await pay(as, 2001, nonce)).toMatchObject({ status: 402, body: declined.body })
})

test('API-6 a gateway rejection is a 402', async () => {
  const as = await it.client.signUp()
  expect(await pay(as, 5001, 'fake-valid-nonce')).toMatchObject({
    status: 402,
    body: { error: expect.stringMatching(/declined/) },
  })
})

test.each([
  ['an unknown nonce', { paymentMethodNonce: 'nobody-made-this' }, /^paymentMethodNonce: /],
  ['no nonce', { paymentMethodNonce: undefined }, /^paymentMethodNonce: must be given/],
  ['an amount in thirds', { amount: 3.333 }, /^amount: /],
  ['an amount as text', { amount: '3' }, /^amount: must be a number/],
  ['a negative amount', { amount: -3 }, /^amount: must be 0 or more/],
])('API-6 %s is a 400 that names the field', async (_, change, reason) => {
  const as = await it.client.signUp()
  const body = { paymentMethodNonce: 'fake-valid-nonce', amount: 3, ...change }
  expect(await it.client.send('createPayment', { as, body })).toMatchObject({
    status: 400,
    body: { error: expect.stringMatching(reason) },
  })
})
