import { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import { expect, test, vi } from 'vitest'
import { createShop } from './support/shop'
import { provideApi } from './support/test-api'
import { tokenizeCard } from './support/tokenize-card'

// Its time stands still, so that no counter is swept in between.
const now = new Date()
const it = provideApi({ now: () => now })

/** Statements that the database, embedded or served, is sent meanwhile; a transaction's beginning and end are two. */
async function countStatements<Result>(work: () => Promise<Result>) {
  const embedded = vi.spyOn(PGlite.prototype, 'execProtocolStream')
  const transactions = vi.spyOn(PGlite.prototype, 'transaction')
  const served = vi.spyOn(Client.prototype, 'query')
  try {
    const result = await work()
    const own = embedded.mock.calls.filter(([message]) => !isMaintenance(message))
    const pairs = transactions.mock.calls
    return { result, statements: own.length + 2 * pairs.length + served.mock.calls.length }
  } finally {
    for (const spy of [embedded, transactions, served]) spy.mockRestore()
  }
}

const SYNC = Buffer.from('S\0\0\0\x04')

/** What the embedded database is asked for its own sake, now and then, and what PGlite sends after it. */
function isMaintenance(message: Uint8Array): boolean {
  return Buffer.from(message).includes('pg_control_checkpoint') || SYNC.equals(message)
}

test('API-8 a purchase takes nine statements: three for the card, four for the payment, two for an order of what was sold before', async () => {
  const shop = createShop(it.client)
  const as = await it.client.signUp()
  const product = await shop.stock(100, 5)
  const buy = async () => {
    const card = await countStatements(() => tokenizeCard(it, as))
    const payment = await countStatements(() => shop.pay(as, 5, card.result))
    const order = await countStatements(() =>
      shop.order(as, [{ product, count: 1 }], payment.result),
    )
    expect(order.result.status).toBe(200)
    return [card, payment, order].map(({ statements }) => statements)
  }
  // The embedded database gets to know each statement first.
  await buy()
  expect(await buy()).toEqual([3, 4, 2])
})

test('API-8 a free order takes four statements: it is judged each time, and its pieces are counted', async () => {
  const shop = createShop(it.client)
  const as = await it.client.signUp()
  const product = await shop.stock(100, 0)
  const buy = async () => {
    const transactionId = await shop.pay(as, 0)
    const order = await countStatements(() =>
      shop.order(as, [{ product, count: 1 }], transactionId),
    )
    expect(order.result.status).toBe(200)
    return order.statements
  }
  await buy()
  expect(await buy()).toBe(4)
})
