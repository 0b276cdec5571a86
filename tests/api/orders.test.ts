import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { DEFAULT_RATES } from '../../mocks/api/rate-limit/rates'
import { admin, shopper } from './support/accounts'
import type { Session } from './support/client'
import { createShop, type Line, total } from './support/shop'
import { provideApi } from './support/test-api'

/** Ten people have hundreds of payments under way at once here, from one address. */
const MANY = { attempts: 1_000, windowSeconds: 60 }
const it = provideApi({
  rates: {
    ...DEFAULT_RATES,
    failedPaymentPerUser: MANY,
    failedPaymentPerAddress: MANY,
    unorderedPaymentPerUser: MANY,
    unorderedPaymentPerAddress: MANY,
  },
})
const shop = () => createShop(it.client)

interface PaidCart {
  readonly as: Session
  readonly lines: readonly Line[]
  readonly transactionId: string
}

/** A slow machine may have more to do than it takes on. */
async function orderWhenAdmitted({ as, lines, transactionId }: PaidCart): Promise<number> {
  for (;;) {
    const { status, headers } = await shop().order(as, lines, transactionId)
    if (status !== 429) return status
    await setTimeout(Number(headers.get('Retry-After')) * 1_000)
  }
}

test('API-8 a paid cart becomes an order with names and prices of its own', async () => {
  const as = await it.client.signUp('Bea Buyer')
  const first = await shop().stock(10, 0.1, 'Tenths')
  const second = await shop().stock(10, 19.99, 'Nineteen Ninety-Nine')
  const lines = [
    { product: first, count: 3 },
    { product: second, count: 2 },
  ]
  const order = await shop().buy(as, lines)
  expect(order).toMatchObject({
    amount: 40.28,
    address: '1 Market Street, Springfield',
    status: 'Not processed',
    user: { _id: as.userId, name: 'Bea Buyer' },
    products: [
      { _id: first._id, name: 'Tenths', price: 0.1, count: 3, createdAt: first.createdAt },
      { _id: second._id, name: 'Nineteen Ninety-Nine', price: 19.99, count: 2 },
    ],
  })
  expect(await it.client.call('listOwnOrders', { as })).toEqual([order])
  expect(await shop().show(first)).toMatchObject({ quantity: 7, sold: 3 })
  expect(await shop().show(second)).toMatchObject({ quantity: 8, sold: 2 })
})

test('API-8 an order keeps its copy when the product changes or goes', async () => {
  const as = await it.client.signUp()
  const product = await shop().stock(5, 5, 'As it was')
  const order = await shop().buy(as, [{ product, count: 1 }])
  const path = { productId: product._id }
  await it.client.call('deleteProduct', { as: await it.client.as(admin), path })
  expect(await it.client.call('listOwnOrders', { as })).toEqual([order])
})

test('API-8 names, prices, status and user in the body are ignored', async () => {
  const as = await it.client.signUp()
  const product = await shop().stock(5, 50)
  const transactionId = await shop().pay(as, 50)
  const products = [{ _id: product._id, name: 'Cheap', price: 0.01, count: 1 }]
  const change = { products, status: 'Delivered', user: { _id: 'usr_sam', name: 'Sam' } }
  const { body } = await shop().order(as, [{ product, count: 1 }], transactionId, change)
  expect(body).toMatchObject({
    products: [{ name: 'Stocked', price: 50 }],
    status: 'Not processed',
    user: { _id: as.userId },
  })
})

test('API-8 a transaction makes one order, also when it is sent many times at once', async () => {
  const as = await it.client.signUp()
  const product = await shop().stock(100, 3)
  const transactionId = await shop().pay(as, 6)
  const lines = [{ product, count: 2 }]
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => shop().order(as, lines, transactionId)),
  )
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await shop().order(as, lines, transactionId)).toMatchObject({ body: replies[0]?.body })
  expect(await it.client.call('listOwnOrders', { as })).toHaveLength(1)
  expect(await shop().show(product)).toMatchObject({ quantity: 98, sold: 2 })
})

test('API-8 of two buyers of the last piece one gets it, the other her money back', async () => {
  const product = await shop().stock(1, 7)
  const buyers = await Promise.all([it.client.signUp('One'), it.client.signUp('Two')])
  const replies = await Promise.all(
    buyers.map(async (as) => {
      const transactionId = await shop().pay(as, 7)
      return shop().order(as, [{ product, count: 1 }], transactionId)
    }),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(replies.find(({ status }) => status === 409)?.body).toEqual({
    error: 'Stocked is out of stock. Your payment was cancelled; nothing was charged.',
  })
  expect(await shop().show(product)).toMatchObject({ quantity: 0, sold: 1 })
})

test('API-8 under 200 orders at once stock never goes negative and no piece is lost', async () => {
  const products = await Promise.all([
    shop().stock(160, 1),
    shop().stock(90, 2),
    shop().stock(30, 3),
  ])
  const buyers = await Promise.all(Array.from({ length: 10 }, () => it.client.signUp()))
  // In turns, so that the payments are no crowd of their own.
  const pay = async (as: Session, buyer: number) => {
    const carts: PaidCart[] = []
    for (let i = buyer; i < 200; i += buyers.length) {
      // In changing order, so that locks taken in the order of the lines would block each other.
      const turned = i % 4 < 2 ? products : [...products].reverse()
      const lines = turned.slice(0, 1 + (i % 3)).map((product) => ({ product, count: 1 + (i % 2) }))
      carts.push({ as, lines, transactionId: await shop().pay(as, total(lines)) })
    }
    return carts
  }
  const carts = (await Promise.all(buyers.map(pay))).flat()
  expect(carts).toHaveLength(200)
  const statuses = await Promise.all(carts.map(orderWhenAdmitted))
  expect(new Set(statuses)).toEqual(new Set([200, 409]))
  for (const before of products) {
    const after = await shop().show(before)
    expect(after.quantity).toBeGreaterThanOrEqual(0)
    expect(after.quantity + after.sold).toBe(before.quantity)
  }
  const orders = (
    await Promise.all(buyers.map((as) => it.client.call('listOwnOrders', { as })))
  ).flat()
  expect(orders).toHaveLength(statuses.filter((status) => status === 200).length)
  const sold = orders.flatMap((order) => order.products)
  for (const { _id } of products) {
    const pieces = sold
      .filter((line) => line._id === _id)
      .reduce((sum, { count }) => sum + count, 0)
    const [before] = products.filter((product) => product._id === _id)
    if (before) expect((await shop().show(before)).sold).toBe(pieces)
  }
  expect(it.faults).toEqual([])
})

test.each([
  ['an amount that is not the total', { amount: 1 }, 12.34],
  ['a charge that is not the total', {}, 10],
])('API-6 %s is a 409, and the payment is cancelled', async (_, change, charged) => {
  const as = await it.client.signUp()
  const product = await shop().stock(5)
  const transactionId = await shop().pay(as, charged)
  const lines = [{ product, count: 1 }]
  expect(await shop().order(as, lines, transactionId, change)).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('Your payment was cancelled; nothing was charged.') },
  })
  expect(await shop().order(as, lines, transactionId)).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('cancelled') },
  })
  expect(await shop().show(product)).toMatchObject({ quantity: 5, sold: 0 })
  expect(await it.client.call('listOwnOrders', { as })).toEqual([])
})

test('API-6 more pieces on two lines than there are is a 409', async () => {
  const as = await it.client.signUp()
  const product = await shop().stock(3, 1)
  const line = { product, count: 2 }
  const transactionId = await shop().pay(as, 4)
  expect(await shop().order(as, [line, line], transactionId)).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('Only 3 of Stocked are left.') },
  })
})

test('API-6 a product that is not sold any more is a 409, and the payment is cancelled', async () => {
  const as = await it.client.signUp()
  const product = { ...(await shop().stock(3, 1)), _id: 'prd_gone' }
  const transactionId = await shop().pay(as, 1)
  expect(await shop().order(as, [{ product, count: 1 }], transactionId)).toMatchObject({
    status: 409,
    body: {
      error:
        'One of the products is not sold any more. Your payment was cancelled; nothing was charged.',
    },
  })
})

test("API-6 an unknown transaction is a 404, somebody else's a 403, and neither is touched", async () => {
  const [owner, thief] = await Promise.all([it.client.signUp(), it.client.signUp()])
  const product = await shop().stock(3, 1)
  const lines = [{ product, count: 1 }]
  const transactionId = await shop().pay(owner, 1)
  expect((await shop().order(thief, lines, 'txn_nothing')).status).toBe(404)
  expect((await shop().order(thief, lines, transactionId)).status).toBe(403)
  expect((await shop().order(thief, lines, transactionId, { amount: 2 })).status).toBe(403)
  expect((await shop().order(owner, lines, transactionId)).status).toBe(200)
  expect((await shop().order(thief, lines, transactionId)).status).toBe(403)
})

test('API-8 a free cart is ordered without a payment', async () => {
  const as = await it.client.signUp()
  const product = await shop().stock(2, 0)
  const order = await shop().buy(as, [{ product, count: 1 }])
  expect(order).toMatchObject({ amount: 0, products: [{ price: 0 }] })
})

test('API-8 the administrator sees every order, newest first, with its buyer', async () => {
  const as = await it.client.as(admin)
  const buyer = await it.client.signUp('Newest Buyer')
  const order = await shop().buy(buyer, [{ product: await shop().stock(1), count: 1 }])
  const orders = await it.client.call('listOrders', { as })
  expect(orders[0]).toEqual(order)
  const times = orders.map(({ createdAt }) => Date.parse(createdAt))
  expect(times).toEqual([...times].sort((a, b) => b - a))
  const own = await it.client.call('listOwnOrders', { as: await it.client.as(shopper) })
  expect(own).toEqual(orders.filter(({ user }) => user._id === 'usr_sam'))
  expect(own.length).toBeGreaterThanOrEqual(5)
})

test('API-8 a status is one of the list and stays', async () => {
  const as = await it.client.as(admin)
  const [order] = await it.client.call('listOrders', { as })
  const orderId = order?._id ?? ''
  const statuses = await it.client.call('listOrderStatuses', { as })
  expect(statuses).toEqual(['Not processed', 'Processing', 'Shipped', 'Delivered', 'Cancelled'])
  for (const status of statuses) {
    const path = { orderId }
    const changed = await it.client.call('updateOrderStatus', {
      as,
      path,
      body: { status, orderId },
    })
    expect(changed).toEqual({ ...order, status })
    expect((await it.client.call('listOrders', { as }))[0]).toEqual(changed)
  }
})

test.each([
  ['an unknown status', { status: 'Lost' }, 400, /^status: /],
  ['another order in the body', { orderId: 'ord_other' }, 400, /^orderId: /],
  ['no status', { status: undefined }, 400, /^status: must be given/],
])('API-6 %s is a %d', async (_, change, status, reason) => {
  const as = await it.client.as(admin)
  const [order] = await it.client.call('listOrders', { as })
  const orderId = order?._id ?? ''
  const body = { status: 'Shipped', orderId, ...change }
  const reply = await it.client.send('updateOrderStatus', { as, path: { orderId }, body })
  expect(reply).toMatchObject({ status, body: { error: expect.stringMatching(reason) } })
})

test('API-6 the status of an unknown order is a 404', async () => {
  const as = await it.client.as(admin)
  const path = { orderId: 'ord_nothing' }
  const body = { status: 'Shipped', orderId: path.orderId }
  expect((await it.client.send('updateOrderStatus', { as, path, body })).status).toBe(404)
})
