import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../mocks/api/database/database'
import { charges } from '../../mocks/api/database/tables/charges'
import { gatewayTransactions } from '../../mocks/api/database/tables/gateway'
import { orders } from '../../mocks/api/database/tables/orders'
import type { LogEntry } from '../../mocks/api/http/log'
import { placeOrder } from '../../mocks/api/order/place-order'
import { chargeCustomer } from '../../mocks/api/payment/charge/charge'
import { reverseUnordered } from '../../mocks/api/payment/charge/reverse'
import { createProvider } from '../../mocks/api/payment/create-provider'
import type { PaymentProvider } from '../../mocks/api/payment/payment-provider'
import { startApi } from '../../mocks/api/start-api'
import { createClient } from './support/client'
import { openTestDatabase } from './support/open-database'
import { seedShelf } from './support/seed-shelf'
import { createShop } from './support/shop'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const PRICE_CENTS = 1_250

describe('a charge that no order is made of', () => {
  let open: OpenDatabase
  let payments: PaymentProvider
  let now: Date
  let logged: LogEntry[]

  beforeAll(async () => {
    open = await openTestDatabase()
    await seedShelf(open.database, PRICE_CENTS)
  })
  afterAll(() => open.close())
  beforeEach(async () => {
    await open.database.delete(orders)
    await open.database.delete(charges)
    now = new Date()
    logged = []
    payments = (
      await createProvider({ database: open.database, now: () => now, publicPath: '' }, undefined)
    ).payments
  })

  const services = () => ({
    database: open.database,
    payments,
    now: () => now,
    log: (entry: LogEntry) => void logged.push(entry),
  })
  const wait = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }
  const pay = async () => {
    const request = { userId: 'usr_bea', amountCents: PRICE_CENTS, nonce: 'fake-valid-nonce' }
    const charge = await chargeCustomer(services(), request)
    if (charge.kind !== 'resolved') throw new Error(`The charge is ${charge.kind}`)
    return charge.charge
  }
  const order = (transactionId: string | null) =>
    placeOrder(
      open.database,
      {
        userId: 'usr_bea',
        transactionId: transactionId ?? '',
        lines: [{ productId: 'prd_shelf', count: 1 }],
        claimedCents: PRICE_CENTS,
        address: '1 Market Street',
        counts: [],
      },
      now,
      () => Promise.reject(new Error('Nothing here is free')),
    )
  const readCharge = async (id: string) => {
    const [charge] = await open.database.select().from(charges).where(eq(charges.id, id))
    return charge
  }
  const wasReturned = async (transactionId: string | null) => {
    const [transaction] = await open.database
      .select()
      .from(gatewayTransactions)
      .where(eq(gatewayTransactions.id, transactionId ?? ''))
    return Boolean(transaction?.voidedAt)
  }

  test('API-8 goes back by itself after 24 hours, and not before', async () => {
    const { id, transactionId } = await pay()
    wait(DAY_MS - 1)
    await reverseUnordered(services())
    expect(await readCharge(id)).toMatchObject({ status: 'charged' })
    wait(2)
    await reverseUnordered(services())
    expect(await readCharge(id)).toMatchObject({ status: 'voided' })
    expect(await wasReturned(transactionId)).toBe(true)
    expect(logged).toMatchObject([{ event: 'unordered-charge-returned', charge: id }])
    expect((await order(transactionId)).kind).toBe('voided-transaction')
  })

  test('API-8 one that was ordered stays, also by a process that did not note it on the charge', async () => {
    const [noted, unnoted] = [await pay(), await pay()]
    for (const { transactionId } of [noted, unnoted]) {
      expect(await order(transactionId)).toMatchObject({ kind: 'placed', isNew: true })
    }
    await open.database.update(charges).set({ orderedAt: null }).where(eq(charges.id, unnoted.id))
    wait(2 * DAY_MS)
    await reverseUnordered(services())
    for (const { id, transactionId } of [noted, unnoted]) {
      expect(await readCharge(id)).toMatchObject({
        status: 'charged',
        orderedAt: expect.any(Date),
      })
      expect(await wasReturned(transactionId)).toBe(false)
    }
  })

  test('API-8 of an order and a return at the same moment one wins, and the other finds out', async () => {
    const paid = []
    for (let i = 0; i < 20; i++) paid.push(await pay())
    wait(DAY_MS + 1)
    const [placements] = await Promise.all([
      Promise.all(paid.map(({ transactionId }) => order(transactionId))),
      reverseUnordered(services()),
      reverseUnordered(services()),
    ])
    for (const [i, { id, transactionId }] of paid.entries()) {
      const isOrdered = placements[i]?.kind === 'placed'
      const made = await open.database
        .select()
        .from(orders)
        .where(eq(orders.transactionId, transactionId ?? ''))
      expect(made).toHaveLength(isOrdered ? 1 : 0)
      expect(await wasReturned(transactionId)).toBe(!isOrdered)
      expect(await readCharge(id)).toMatchObject({ status: isOrdered ? 'charged' : 'voided' })
    }
  })

  test('API-8 whose return fails stays marked for it, and does not keep the next from going back', async () => {
    const [first, second] = [await pay(), await pay()]
    wait(DAY_MS + 1)
    const working = payments
    payments = {
      ...working,
      voidOrRefund: (id) =>
        id === first.transactionId
          ? Promise.reject(new Error('connection lost'))
          : working.voidOrRefund(id),
    }
    await reverseUnordered(services())
    expect(await readCharge(first.id)).toMatchObject({ status: 'voiding' })
    expect(await readCharge(second.id)).toMatchObject({ status: 'voided' })
    expect(logged).toContainEqual(
      expect.objectContaining({ event: 'charge-left-open', charge: first.id }),
    )
  })
})

test('API-8 a shopper who comes back after a day is told that the money goes back', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'prompt-bazaar-'))
  let now = new Date()
  const start = async () => {
    const api = await startApi({
      mode: 'demo',
      dataDirectory: directory,
      passwordCost: { N: 2 ** 10, r: 8, p: 1 },
      log: () => undefined,
      environment: {},
      now: () => now,
    })
    await api.chargesResolved
    return { api, client: createClient(api) }
  }
  try {
    const first = await start()
    const product = await createShop(first.client).stock(3, 12.5)
    const as = await first.client.signUp()
    const transactionId = await createShop(first.client).pay(as, 12.5)
    await first.api.close()

    now = new Date(now.getTime() + DAY_MS + HOUR_MS)
    const second = await start()
    const lines = [{ product, count: 1 }]
    expect(await createShop(second.client).order(as, lines, transactionId)).toMatchObject({
      status: 409,
      body: {
        error:
          'No order could be made of this payment in time. It was cancelled, and its money goes back to you. Pay again to order.',
      },
    })
    expect(await second.client.call('listOwnOrders', { as })).toEqual([])
    await second.api.close()
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
})
