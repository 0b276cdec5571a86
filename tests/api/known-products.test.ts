import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { products } from '../../mocks/api/database/tables/products'
import { admin } from './support/accounts'
import type { Session } from './support/client'
import { productFields } from './support/forms'
import { createShop, type Product } from './support/shop'
import { provideApi } from './support/test-api'

const it = provideApi()
const shop = () => createShop(it.client)
const PRICE = 5

/** A product that was sold once: the service knows what it was then. */
let product: Product
let as: Session

beforeEach(async () => {
  as = await it.client.signUp()
  product = await shop().stock(10, PRICE, 'As it was')
  await shop().buy(as, [{ product, count: 1 }])
})

/** Pays a price for one piece, and orders it for that. */
async function buyFor(price: number) {
  const transactionId = await shop().pay(as, price)
  return shop().order(as, [{ product, count: 1 }], transactionId, { amount: price })
}

async function change(fields: Parameters<typeof productFields>[0]): Promise<void> {
  await it.client.call('updateProduct', {
    as: await it.client.as(admin),
    path: { productId: product._id },
    body: productFields({ name: 'As it was', price: PRICE, quantity: 9, ...fields }),
  })
}

const expectCancelled = (reply: unknown, reason: string) =>
  expect(reply).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining(reason) },
  })

test('API-8 what was sold before is sold for its new price alone', async () => {
  await change({ price: 7 })
  expectCancelled(await buyFor(PRICE), 'The products cost $7.00 now')
  expect(await buyFor(7)).toMatchObject({ status: 200, body: { products: [{ price: 7 }] } })
  expect(await buyFor(7)).toMatchObject({ status: 200, body: { products: [{ price: 7 }] } })
  expectCancelled(await buyFor(PRICE), 'The products cost $7.00 now')
  expect(await shop().show(product)).toMatchObject({ quantity: 7, sold: 3 })
})

test('API-8 what was sold before for nothing has a price now', async () => {
  await change({ price: 0 })
  expect((await buyFor(0)).status).toBe(200)
  await change({ price: 7, quantity: 8 })
  expectCancelled(await buyFor(0), 'The products cost $7.00 now')
  expect((await buyFor(7)).status).toBe(200)
})

test('API-8 an order of what was sold before has the names of the moment in which it is written', async () => {
  await change({ name: 'Renamed' })
  expect(await buyFor(PRICE)).toMatchObject({
    status: 200,
    body: { products: [{ name: 'Renamed' }] },
  })
})

test('API-8 an order of what was sold before has the time at which it was created', async () => {
  const createdAt = '2020-02-20T20:20:20.202Z'
  await it.api.database
    .update(products)
    .set({ createdAt: new Date(createdAt) })
    .where(eq(products.id, product._id))
  expect(await buyFor(PRICE)).toMatchObject({ status: 200, body: { products: [{ createdAt }] } })
})

test('API-8 what was sold before and is not there any more is not sold', async () => {
  await change({ quantity: 0 })
  expectCancelled(await buyFor(PRICE), 'As it was is out of stock.')
  await change({ quantity: 3 })
  expect((await buyFor(PRICE)).status).toBe(200)
  const transactionId = await shop().pay(as, 4 * PRICE)
  const line = { product, count: 2 }
  expectCancelled(
    await shop().order(as, [line, line], transactionId),
    'Only 2 of As it was are left.',
  )
  const path = { productId: product._id }
  await it.client.call('deleteProduct', { as: await it.client.as(admin), path })
  expectCancelled(await buyFor(PRICE), 'One of the products is not sold any more.')
})

test("API-6 what was sold before is not sold for a payment of somebody else's", async () => {
  const lines = [{ product, count: 1 }]
  const transactionId = await shop().pay(await it.client.signUp(), PRICE)
  expect((await shop().order(as, lines, transactionId)).status).toBe(403)
  expect((await shop().order(as, lines, 'txn_nothing')).status).toBe(404)
  expect(await shop().show(product)).toMatchObject({ quantity: 9, sold: 1 })
})

test.each([1, 3])(
  'API-6 two pieces of what was sold before are not sold for the price of %d',
  async (pieces) => {
    const transactionId = await shop().pay(as, pieces * PRICE)
    expectCancelled(await shop().order(as, [{ product, count: 2 }], transactionId), 'was paid')
    expect(await shop().show(product)).toMatchObject({ quantity: 9, sold: 1 })
  },
)

test('API-8 a payment for what was sold before makes one order, also when it is sent many times at once', async () => {
  const transactionId = await shop().pay(as, PRICE)
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => shop().order(as, [{ product, count: 1 }], transactionId)),
  )
  expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await shop().show(product)).toMatchObject({ quantity: 8, sold: 2 })
})
