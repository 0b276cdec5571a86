import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { charges } from '../../mocks/api/database/tables/charges'
import { DEFAULT_RATES } from '../../mocks/api/rate-limit/rates'
import type { Session } from './support/client'
import { createShop } from './support/shop'
import { provideApi } from './support/test-api'
import { tokenizeCard } from './support/tokenize-card'

let now = new Date()
const it = provideApi({ now: () => now, environment: { TRUST_PROXY: '1' }, rates: DEFAULT_RATES })
const shop = () => createShop(it.client)

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
let network = 0
/** An address that nothing was counted for. */
const newAddress = () => {
  network += 1
  return `10.9.${network}.1`
}
const pay = (as: Session, address: string, amount: number, paymentMethodNonce: string) =>
  it.client.send('createPayment', {
    as,
    body: { paymentMethodNonce, amount },
    headers: { 'X-Forwarded-For': address },
  })
const wait = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
/** How often each status came. */
function tally(replies: readonly { readonly status: number }[]) {
  const counts: Record<number, number> = {}
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

const VALID = 'fake-valid-nonce'
const DECLINED = 'fake-processor-declined-visa-nonce'

test('API-6 600 charges by five new accounts of one address: a handful reaches the provider', async () => {
  const address = newAddress()
  const accounts = await Promise.all(Array.from({ length: 5 }, () => it.client.signUp()))
  const attempts = accounts.flatMap((as) =>
    Array.from({ length: 120 }, (_, i) =>
      i % 5 === 0 ? pay(as, address, 0.01, VALID) : pay(as, address, 2000 + i, VALID),
    ),
  )
  const counts = tally(await Promise.all(attempts))
  const { 200: taken = 0, 402: declined = 0, 429: refused = 0 } = counts
  expect(taken + declined + refused).toBe(600)
  // Three tiny charges an account; ten declines an account, and forty an address.
  expect(taken).toBeLessThanOrEqual(15)
  expect(declined).toBeLessThanOrEqual(40)
  expect(taken + declined).toBeGreaterThan(0)
})

test('API-6 ten declines of one account, then no provider is asked, also not from another address', async () => {
  const as = await it.client.signUp()
  const replies = []
  for (let i = 0; i < 12; i++) replies.push(await pay(as, newAddress(), 12, DECLINED))
  expect(tally(replies)).toEqual({ 402: 10, 429: 2 })
  const refused = await pay(as, newAddress(), 12, VALID)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(60)
  wait(10 * MINUTE_MS)
  expect((await pay(as, newAddress(), 12, VALID)).status).toBe(200)
})

test('API-6 forty declines of one address, by however many accounts; the next address is served', async () => {
  const address = newAddress()
  const replies = []
  let as = await it.client.signUp()
  for (let i = 0; i < 42; i++) {
    if (i % 6 === 0) as = await it.client.signUp()
    replies.push(await pay(as, address, 12, DECLINED))
  }
  expect(tally(replies)).toEqual({ 402: 40, 429: 2 })
  expect((await pay(await it.client.signUp(), newAddress(), 12, VALID)).status).toBe(200)
})

test('API-6 many made-up nonces of one account are no more than its declines may be', async () => {
  const as = await it.client.signUp()
  const address = newAddress()
  const replies = []
  for (let i = 0; i < 12; i++) replies.push(await pay(as, address, 12, `guess-${i}`))
  expect(tally(replies)).toEqual({ 400: 10, 429: 2 })
})

test('API-6 charges below a dollar that nothing is ordered for are three a day', async () => {
  const as = await it.client.signUp()
  const replies = []
  for (let i = 0; i < 4; i++) replies.push(await pay(as, newAddress(), 0.99, VALID))
  expect(tally(replies)).toEqual({ 200: 3, 429: 1 })
  expect((await pay(as, newAddress(), 1, VALID)).status).toBe(200)
})

/** One charge after the other from one address, so many by each of so many new accounts. */
async function payAsMany(address: string, accounts: number, each: number, amount: number) {
  const replies = []
  for (let account = 0; account < accounts; account++) {
    const as = await it.client.signUp()
    for (let i = 0; i < each; i++) replies.push(await pay(as, address, amount, VALID))
  }
  return replies
}

test('API-6 charges below a dollar are twenty of one address in ten minutes, by however many accounts', async () => {
  const address = newAddress()
  // Three an account: none of them has used up its own.
  const replies = await payAsMany(address, 7, 3, 0.99)
  expect(tally(replies)).toEqual({ 200: 20, 429: 1 })
  expect(replies.at(-1)?.status).toBe(429)
  expect((await pay(await it.client.signUp(), newAddress(), 0.99, VALID)).status).toBe(200)
  wait(10 * MINUTE_MS)
  expect((await pay(await it.client.signUp(), address, 0.99, VALID)).status).toBe(200)
})

test('API-6 charges that nothing is ordered for are a hundred of one address in ten minutes, by however many accounts', async () => {
  const address = newAddress()
  // Ten an account: none of them has used up its own.
  const replies = await payAsMany(address, 11, 10, 5)
  expect(tally(replies)).toEqual({ 200: 100, 429: 10 })
  expect(new Set(replies.slice(100).map(({ status }) => status))).toEqual(new Set([429]))
  expect((await pay(await it.client.signUp(), newAddress(), 5, VALID)).status).toBe(200)
  wait(10 * MINUTE_MS)
  expect((await pay(await it.client.signUp(), address, 5, VALID)).status).toBe(200)
})

test('API-6 charges that nothing is ordered for are ten a day; those that become orders are not counted', async () => {
  const as = await it.client.signUp()
  const product = await shop().stock(100, 0.5)
  const address = newAddress()
  const order = (transactionId: string) => {
    const products = [{ _id: product._id, count: 1 }]
    const body = {
      order: { products, transaction_id: transactionId, amount: 0.5, address: '1 Market Street' },
    }
    return it.client.send('createOrder', { as, body, headers: { 'X-Forwarded-For': address } })
  }
  for (let i = 0; i < 30; i++) {
    const { transaction } = await it.client.call('createPayment', {
      as,
      body: { paymentMethodNonce: VALID, amount: 0.5 },
      headers: { 'X-Forwarded-For': address },
    })
    expect((await order(transaction.id)).status).toBe(200)
    // Sent again, it is the same order, and earns nothing.
    expect((await order(transaction.id)).status).toBe(200)
    wait(SECOND_MS)
  }
  const replies = []
  for (let i = 0; i < 12; i++) replies.push(await pay(as, newAddress(), 5, VALID))
  expect(tally(replies)).toEqual({ 200: 10, 429: 2 })
})

test('API-6 charges of 0 that nothing is ordered for are ten a day, and a hundred of one address in ten minutes', async () => {
  const as = await it.client.signUp()
  const replies = []
  for (let i = 0; i < 12; i++) replies.push(await pay(as, newAddress(), 0, VALID))
  expect(tally(replies)).toEqual({ 200: 10, 429: 2 })
  const address = newAddress()
  expect(tally(await payAsMany(address, 11, 10, 0))).toEqual({ 200: 100, 429: 10 })
  const { database } = it.api
  const kept = await database.$count(
    charges,
    and(eq(charges.userId, as.userId), eq(charges.amountCents, 0)),
  )
  expect(kept).toBe(10)
})

test('API-6 charges of 0 that become orders are as many as one likes, also after declines', async () => {
  const as = await it.client.signUp()
  for (let i = 0; i < 10; i++) await pay(as, newAddress(), 12, DECLINED)
  const product = await shop().stock(100, 0)
  for (let i = 0; i < 12; i++) {
    const transactionId = await shop().pay(as, 0)
    expect((await shop().order(as, [{ product, count: 1 }], transactionId)).status).toBe(200)
  }
})

test('API-8 a request that is sent again is answered, however much its account has failed', async () => {
  const as = await it.client.signUp()
  const nonce = await tokenizeCard(it, as)
  const first = await pay(as, newAddress(), 12, nonce)
  expect(first.status).toBe(200)
  for (let i = 0; i < 10; i++) await pay(as, newAddress(), 12, DECLINED)
  expect((await pay(as, newAddress(), 12, await tokenizeCard(it, as))).status).toBe(429)
  expect(await pay(as, newAddress(), 12, nonce)).toMatchObject({ status: 200, body: first.body })
})
