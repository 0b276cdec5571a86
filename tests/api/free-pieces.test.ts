import { expect, test } from 'vitest'
import type { Session } from './support/client'
import { createShop, type Line, type Product, total } from './support/shop'
import { provideApi } from './support/test-api'

let now = new Date()
const HOUR_MS = 3_600_000
/** With the limits that a shop has which says nothing of them. */
const it = provideApi({ mode: 'service', now: () => now, environment: { TRUST_PROXY: '1' } })
const shop = () => createShop(it.client)

let network = 0
/** An address that nothing was counted for. */
const newAddress = () => {
  network += 1
  return `10.8.${network}.1`
}
const wait = (ms: number) => {
  now = new Date(now.getTime() + ms)
}

interface PaidCart {
  readonly as: Session
  readonly lines: readonly Line[]
  readonly transactionId: string
}

async function pay(as: Session, ...lines: readonly Line[]): Promise<PaidCart> {
  return { as, lines, transactionId: await shop().pay(as, total(lines)) }
}

function order({ as, lines, transactionId }: PaidCart, address = newAddress()) {
  const products = lines.map(({ product, count }) => ({ _id: product._id, count }))
  const body = {
    order: {
      products,
      transaction_id: transactionId,
      amount: total(lines),
      address: '1 Market Street',
    },
  }
  return it.client.send('createOrder', { as, body, headers: { 'X-Forwarded-For': address } })
}

const orderFree = async (as: Session, product: Product, count: number, address?: string) =>
  order(await pay(as, { product, count }), address)

const countOf = (replies: readonly { readonly status: number }[], status: number) =>
  replies.filter((reply) => reply.status === status).length

test('API-6 an order of 500 free pieces is refused in words, and leaves the stock and its charge as they were', async () => {
  const as = await it.client.signUp()
  const product = await shop().stock(500, 0)
  const all = await pay(as, { product, count: 500 })
  const refused = await order(all)
  expect(refused).toMatchObject({
    status: 429,
    body: {
      error:
        'At most 100 free pieces in 24 hours for each account, and 1,000 for each network address. Order fewer.',
    },
  })
  expect(refused.headers.get('Retry-After')).toBe('86400')
  const lines = Array.from({ length: 5 }, () => ({ product, count: 100 }))
  expect((await order({ ...all, lines })).status).toBe(429)
  expect(await shop().show(product)).toMatchObject({ quantity: 500, sold: 0 })
  expect(await it.client.call('listOwnOrders', { as })).toEqual([])

  const fewer = { ...all, lines: [{ product, count: 100 }] }
  expect((await order(fewer)).status).toBe(200)
  expect(await shop().show(product)).toMatchObject({ quantity: 400, sold: 100 })
})

test('API-6 many small orders of one account, from whatever address, are 100 free pieces a day; the next day is admitted', async () => {
  const as = await it.client.signUp()
  const products = [await shop().stock(500, 0), await shop().stock(500, 0)] as const
  for (let i = 0; i < 10; i++) {
    expect((await orderFree(as, products[i % 2 === 0 ? 0 : 1], 10)).status).toBe(200)
  }
  wait(HOUR_MS)
  const late = await pay(as, { product: products[0], count: 1 })
  const refused = await order(late)
  expect(refused).toMatchObject({
    status: 429,
    body: { error: expect.stringMatching(/Order fewer, or try again in 23 hours\.$/) },
  })
  expect(await shop().show(products[0])).toMatchObject({ quantity: 450, sold: 50 })

  wait(Number(refused.headers.get('Retry-After')) * 1_000)
  expect((await order(late)).status).toBe(200)
  expect((await orderFree(as, products[1], 99)).status).toBe(200)
  expect((await orderFree(as, products[1], 1)).status).toBe(429)
})

test('API-6 orders at once take no more free pieces than one after the other', async () => {
  const as = await it.client.signUp()
  const product = await shop().stock(500, 0)
  const two = await Promise.all([1, 2].map(() => pay(as, { product, count: 60 })))
  const replies = await Promise.all(two.map((cart) => order(cart)))
  expect([countOf(replies, 200), countOf(replies, 429)]).toEqual([1, 1])

  const many = []
  for (let i = 0; i < 9; i++) many.push(await pay(as, { product, count: 15 }))
  const others = await Promise.all(many.map((cart) => order(cart)))
  expect([countOf(others, 200), countOf(others, 429)]).toEqual([2, 7])
  expect(await shop().show(product)).toMatchObject({ quantity: 410, sold: 90 })
})

test('API-6 1,000 free pieces a day of one address, by however many accounts', async () => {
  const address = newAddress()
  const product = await shop().stock(2_000, 0)
  for (let i = 0; i < 10; i++) {
    const as = await it.client.signUp()
    expect((await orderFree(as, product, 100, address)).status).toBe(200)
  }
  const honest = await it.client.signUp()
  const cart = await pay(honest, { product, count: 1 })
  expect((await order(cart, address)).status).toBe(429)
  expect(await shop().show(product)).toMatchObject({ quantity: 1_000, sold: 1_000 })
  // What the address refuses is counted under nobody.
  expect((await order(cart)).status).toBe(200)
  expect((await orderFree(honest, product, 99)).status).toBe(200)
})

test('API-8 a free order that is sent again, also at once, is the same and is counted once', async () => {
  const as = await it.client.signUp()
  const product = await shop().stock(500, 0)
  const cart = await pay(as, { product, count: 50 })
  const replies = await Promise.all([order(cart), order(cart)])
  replies.push(await order(cart))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect((await orderFree(as, product, 50)).status).toBe(200)
  expect((await order(cart)).status).toBe(200)
  expect((await orderFree(as, product, 1)).status).toBe(429)
  expect(await shop().show(product)).toMatchObject({ quantity: 400, sold: 100 })
})

test('API-6 who has used up the free pieces still buys, and gets the money of a mixed order back at once', async () => {
  const as = await it.client.signUp()
  const [free, sold] = [await shop().stock(500, 0), await shop().stock(10, 5)]
  expect((await orderFree(as, free, 100)).status).toBe(200)
  expect((await order(await pay(as, { product: sold, count: 2 }))).status).toBe(200)

  const paid = { product: sold, count: 1 }
  const mixed = await pay(as, paid, { product: free, count: 1 })
  expect(await order(mixed)).toMatchObject({
    status: 409,
    body: {
      error: expect.stringMatching(
        /try again in 24 hours\. Your payment was cancelled; nothing was charged\.$/,
      ),
    },
  })
  expect(await shop().show(sold)).toMatchObject({ quantity: 8, sold: 2 })
  expect((await order({ ...mixed, lines: [paid] })).status, 'its payment went back').toBe(409)
  expect((await order(await pay(as, paid))).status).toBe(200)
  expect(await shop().show(sold)).toMatchObject({ quantity: 7, sold: 3 })
  expect(await shop().show(free)).toMatchObject({ quantity: 400, sold: 100 })
})

const asked = provideApi({ environment: { FREE_PIECES_A_DAY: '5' } })

test('API-6 FREE_PIECES_A_DAY sets the limit, of a mock too', async () => {
  const own = createShop(asked.client)
  const as = await asked.client.signUp()
  const product = await own.stock(10, 0)
  const transactionId = await own.pay(as, 0)
  const refused = await own.order(as, [{ product, count: 6 }], transactionId)
  expect(refused).toMatchObject({
    status: 429,
    body: { error: expect.stringMatching(/^At most 5 free pieces .* and 50 for each/) },
  })
  expect((await own.order(as, [{ product, count: 5 }], transactionId)).status).toBe(200)
})
