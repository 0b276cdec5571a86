import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../../../mocks/api/database/database'
import { HOUR_MS, openShelf, openWireShop, type WireShop } from './support/wire-shop'
import type { WireTransaction } from './wire/wire-transactions'

let open: OpenDatabase
let shop: WireShop

beforeAll(async () => {
  open = await openShelf()
})
afterAll(() => open.close())
beforeEach(async () => {
  shop = await openWireShop(open)
})
afterEach(() => shop.wire.close())

async function sell(status: string): Promise<WireTransaction> {
  await shop.pay(await shop.gateway.issueNonce())
  const transaction = [...shop.gateway.transactions.values()].at(-1)
  if (!transaction) throw new Error('The sale is gone')
  transaction.status = status
  return transaction
}
const changes = () => shop.wire.calls.filter((call) => /void|refund/.test(call))

test.each([
  ['authorized', 'void'],
  ['submitted_for_settlement', 'void'],
  ['settlement_pending', 'void'],
  ['settling', 'refund'],
  ['settled', 'refund'],
])('API-8 a sale that is %s is given back by a %s, and once', async (status, how) => {
  const { id } = await sell(status)
  await shop.payments.voidOrRefund(id)
  await shop.payments.voidOrRefund(id)
  expect(changes()).toEqual([
    how === 'void' ? `PUT /transactions/${id}/void` : `POST /transactions/${id}/refund`,
  ])
})

test.each(['processor_declined', 'gateway_rejected', 'failed', 'authorization_expired', 'voided'])(
  'API-8 a sale that is %s has nothing to give back',
  async (status) => {
    const { id } = await sell(status)
    await shop.payments.voidOrRefund(id)
    expect(changes()).toEqual([])
  },
)

test('API-8 a sale that Braintree does not give back is a fault, as one that it does not know', async () => {
  const { id } = await sell('settlement_confirmed')
  await expect(shop.payments.voidOrRefund(id)).rejects.toThrow(`refused to refund ${id}`)
  await expect(shop.payments.voidOrRefund('nothing')).rejects.toThrow()
  expect(await shop.payments.findTransaction('nothing')).toBeUndefined()
})

test('API-8 a refunded or voided sale has given its money back', async () => {
  const [kept, refunded, voided] = [
    await sell('settled'),
    await sell('settled'),
    await sell('authorized'),
  ]
  for (const { id } of [refunded, voided]) await shop.payments.voidOrRefund(id)
  const states = new Map<string, string>()
  const now = shop.services.now().getTime()
  const hours = [new Date(now - HOUR_MS), new Date(now + HOUR_MS)] as const
  for await (const { transactionId, state } of shop.payments.listTransactions(...hours)) {
    states.set(transactionId, state)
  }
  expect([...states]).toEqual([
    [kept.id, 'taken'],
    [refunded.id, 'returned'],
    [voided.id, 'returned'],
  ])
})
