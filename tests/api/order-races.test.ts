import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../mocks/api/database/database'
import { openMemoryClient } from '../../mocks/api/database/embedded/open-embedded'
import { queueStatements } from '../../mocks/api/database/embedded/queue-statements'
import { charges } from '../../mocks/api/database/tables/charges'
import { orders } from '../../mocks/api/database/tables/orders'
import { products } from '../../mocks/api/database/tables/products'
import { rateLimits } from '../../mocks/api/database/tables/rate-limits'
import { type AdmitFree, type OrderPlacement, placeOrder } from '../../mocks/api/order/place-order'
import { toFree } from '../../mocks/api/payment/charge/charge'
import { openCharge } from '../../mocks/api/payment/charge/open-charge'
import { abandonOrder } from '../../mocks/api/payment/charge/reverse'
import {
  createFreePieceLimits,
  limitFreePieces,
} from '../../mocks/api/rate-limit/free-piece-limits'
import { createRateLimiter } from '../../mocks/api/rate-limit/rate-limiter'
import { seedShelf } from './support/seed-shelf'

const PRICE_CENTS = 1_250
const now = new Date('2026-11-20T16:00:00.000Z')

/** What others use. */
let database: Database
/** One on which something happens after an order was judged, and before it is written. */
let overtaken: Database
let happen: () => Promise<unknown> = async () => undefined
let close: () => Promise<void>

beforeAll(async () => {
  const client = await openMemoryClient()
  close = () => client.close()
  const shared = queueStatements(client)
  database = drizzle(shared)
  const view: typeof client = Object.create(shared)
  view.query = async (...request) => {
    if (request[0].includes('insert into "orders"')) {
      const once = happen
      happen = async () => undefined
      await once()
    }
    return shared.query(...request)
  }
  overtaken = drizzle(view)
  await seedShelf(database, PRICE_CENTS)
})
afterAll(() => close())

beforeEach(async () => {
  await database.delete(orders).where(eq(orders.userId, 'usr_bea'))
  await database.delete(charges).where(eq(charges.userId, 'usr_bea'))
  await database.delete(rateLimits)
  await changeShelf({ name: 'From the shelf', priceCents: PRICE_CENTS, quantity: 10, sold: 0 })
})

const changeShelf = (change: Partial<typeof products.$inferInsert>) =>
  database.update(products).set(change).where(eq(products.id, 'prd_shelf'))
const readShelf = async () => {
  const [shelf] = await database.select().from(products).where(eq(products.id, 'prd_shelf'))
  return { quantity: shelf?.quantity, sold: shelf?.sold }
}
const readCharge = async (transactionId: string) => {
  const [charge] = await database
    .select()
    .from(charges)
    .where(eq(charges.transactionId, transactionId))
  return charge
}
const readOrders = () => database.select().from(orders).where(eq(orders.userId, 'usr_bea'))

/** Charges for so many pieces. */
async function pay(count = 1, priceCents = PRICE_CENTS): Promise<OrderPlacement> {
  const charge = toFree('usr_bea', now)
  await openCharge(database, charge)
  const { id, transactionId } = charge
  const amountCents = priceCents * count
  await database.update(charges).set({ amountCents }).where(eq(charges.id, id))
  return {
    userId: 'usr_bea',
    transactionId: transactionId ?? '',
    lines: [{ productId: 'prd_shelf', count }],
    claimedCents: amountCents,
    address: '1 Market Street',
    counts: [],
  }
}
const FREE_A_DAY = 5
const admitFree: AdmitFree = (pieces) => {
  const limiter = createRateLimiter(database, () => now)
  const limits = createFreePieceLimits(limiter, limitFreePieces(FREE_A_DAY))
  return limits.admitFreePieces({ userId: 'usr_bea', address: '10.0.0.1', pieces })
}
const place = (placement: OrderPlacement) => placeOrder(overtaken, placement, now, admitFree)

test('API-8 an order is written whole: the order, its mark on the charge, and what is in stock', async () => {
  const placement = await pay(3)
  const placed = await place(placement)
  expect(placed).toMatchObject({ kind: 'placed', isNew: true })
  expect(await readOrders()).toEqual(placed.kind === 'placed' ? [placed.order] : [])
  expect(await readCharge(placement.transactionId)).toMatchObject({
    status: 'charged',
    orderedAt: now,
  })
  expect(await readShelf()).toEqual({ quantity: 7, sold: 3 })
  expect(await place(placement)).toEqual({ ...placed, isNew: false })
  expect(await readShelf()).toEqual({ quantity: 7, sold: 3 })
})

test.each([
  ['its last piece is sold', { quantity: 0, priceCents: PRICE_CENTS }, 'is out of stock.'],
  ['too few pieces are left', { quantity: 1, priceCents: PRICE_CENTS }, 'Only 1 of'],
  ['its price is changed', { quantity: 10, priceCents: 1 }, 'The products cost $0.02 now'],
])(
  'API-8 an order that is being written when %s is impossible, and leaves nothing',
  async (_, change, reason) => {
    const placement = await pay(2)
    happen = () => changeShelf(change)
    expect(await place(placement)).toMatchObject({
      kind: 'impossible',
      reason: expect.stringContaining(reason),
    })
    expect(await readOrders()).toEqual([])
    expect(await readCharge(placement.transactionId)).toMatchObject({
      status: 'voiding',
      orderedAt: null,
    })
    expect(await readShelf()).toEqual({ quantity: change.quantity, sold: 0 })
  },
)

test('API-8 an order that is being written when its product goes is impossible, and leaves nothing', async () => {
  const placement = await pay()
  const [shelf] = await database.select().from(products).where(eq(products.id, 'prd_shelf'))
  if (!shelf) throw new Error('The shelf is gone')
  happen = () => database.delete(products).where(eq(products.id, 'prd_shelf'))
  expect(await place(placement)).toMatchObject({ kind: 'impossible' })
  await database.insert(products).values(shelf)
  expect(await readOrders()).toEqual([])
})

test('API-8 an order has the names of the moment in which it is written', async () => {
  const placement = await pay()
  happen = () => changeShelf({ name: 'Renamed' })
  expect(await place(placement)).toMatchObject({ kind: 'placed', isNew: true })
  expect(await readOrders()).toMatchObject([{ lines: [{ name: 'Renamed' }] }])
  expect(await readShelf()).toEqual({ quantity: 9, sold: 1 })
})

test('API-8 a request that comes twice at once makes one order, and both are answered with it', async () => {
  const placement = await pay()
  let first: unknown
  happen = async () => {
    first = await placeOrder(database, placement, now, admitFree)
  }
  const second = await place(placement)
  expect(first).toMatchObject({ kind: 'placed', isNew: true })
  expect(second).toMatchObject({ kind: 'placed', isNew: false })
  expect(await readOrders()).toEqual(second.kind === 'placed' ? [second.order] : [])
  expect(await readShelf()).toEqual({ quantity: 9, sold: 1 })
})

test('API-8 an order that an earlier release places at the same moment is the only one', async () => {
  const placement = await pay()
  happen = async () => {
    await placeOrder(database, placement, now, admitFree)
    // It writes the order, and nothing on the charge.
    await database
      .update(charges)
      .set({ orderedAt: null })
      .where(eq(charges.transactionId, placement.transactionId))
  }
  expect(await place(placement)).toMatchObject({ kind: 'placed', isNew: false })
  expect(await readOrders()).toHaveLength(1)
  expect(await readShelf()).toEqual({ quantity: 9, sold: 1 })
})

test('API-8 a charge that goes back while its order is written has none', async () => {
  const placement = await pay()
  const { id = '' } = (await readCharge(placement.transactionId)) ?? {}
  happen = () => abandonOrder(database, id, now)
  expect(await place(placement)).toMatchObject({
    kind: 'voided-transaction',
    charge: { id, status: 'voiding' },
  })
  expect(await readOrders()).toEqual([])
  expect(await readShelf()).toEqual({ quantity: 10, sold: 0 })
})

test('API-8 an order whose statement is lost leaves nothing, and comes about when it is sent again', async () => {
  const placement = await pay()
  happen = () => Promise.reject(new Error('connection lost'))
  await expect(place(placement)).rejects.toThrow()
  expect(await readOrders()).toEqual([])
  expect(await readCharge(placement.transactionId)).toMatchObject({
    status: 'charged',
    orderedAt: null,
  })
  expect(await place(placement)).toMatchObject({ kind: 'placed', isNew: true })
  expect(await readShelf()).toEqual({ quantity: 9, sold: 1 })
})

test('API-8 a charge whose order was lost is a fault, not a wait without end', async () => {
  const placement = await pay()
  await database
    .update(charges)
    .set({ orderedAt: now })
    .where(eq(charges.transactionId, placement.transactionId))
  await expect(place(placement)).rejects.toThrow(placement.transactionId)
  expect(await readShelf()).toEqual({ quantity: 10, sold: 0 })
})

/** Places an order of so many pieces that cost nothing. */
const placeFree = async (count: number) => place(await pay(count, 0))

test('API-6 the free pieces of an order that is judged again are counted once', async () => {
  await changeShelf({ priceCents: 0 })
  happen = () => changeShelf({ name: 'Renamed' })
  expect(await placeFree(3)).toMatchObject({ kind: 'placed', isNew: true })
  expect(await placeFree(3)).toMatchObject({ kind: 'too-many-free', refusal: { status: 429 } })
  expect(await placeFree(2)).toMatchObject({ kind: 'placed', isNew: true })
  expect(await readShelf()).toEqual({ quantity: 5, sold: 5 })
})

test('API-6 the free pieces of an order that became impossible are given back', async () => {
  await changeShelf({ priceCents: 0 })
  happen = () => changeShelf({ quantity: 0 })
  expect(await placeFree(FREE_A_DAY)).toMatchObject({ kind: 'impossible' })
  await changeShelf({ quantity: 10 })
  expect(await placeFree(FREE_A_DAY)).toMatchObject({ kind: 'placed' })
})

test('API-8 a free order that comes twice at once is made, although its pieces are all there may be', async () => {
  await changeShelf({ priceCents: 0 })
  const placement = await pay(FREE_A_DAY, 0)
  let first: unknown
  const overtake: AdmitFree = async (pieces) => {
    first = await placeOrder(database, placement, now, admitFree)
    return admitFree(pieces)
  }
  const second = await placeOrder(database, placement, now, overtake)
  expect(first).toMatchObject({ kind: 'placed', isNew: true })
  expect(second).toMatchObject({ kind: 'placed', isNew: false })
  expect(second).toMatchObject({ order: second.kind === 'placed' ? (await readOrders())[0] : {} })
  expect(await readShelf()).toEqual({ quantity: 5, sold: 5 })
})
