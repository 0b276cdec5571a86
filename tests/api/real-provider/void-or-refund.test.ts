import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../../../mocks/api/database/database'
import { abandonOrder } from '../../../mocks/api/payment/charge/reverse'
import { findCharge } from '../../../mocks/api/payment/charge/store'
import { reconcile } from '../../../mocks/api/payment/reconciliation/reconcile'
import { resolveByHand } from '../../../mocks/api/payment/reconciliation/resolve-by-hand'
import {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  openShelf,
  openWireShop,
  type WireShop,
} from './support/wire-shop'
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
const find = async () => {
  const from = new Date(shop.services.now().getTime() - 2 * DAY_MS)
  return (await reconcile(shop.services, from)).findings.map(({ kind }) => kind)
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
  await expect(shop.payments.voidOrRefund('nothing')).rejects.toThrow(
    'Braintree knows no transaction nothing',
  )
  expect(await shop.payments.findTransaction('nothing')).toBeUndefined()
})

test('API-8 what Braintree does not know is asked for less and less, until a person closes it', async () => {
  const { id, orderId } = await sell('settled')
  const chargeId = String(orderId)
  const notTaken = () => resolveByHand(shop.services, chargeId, { kind: 'not-taken' })
  expect(await abandonOrder(open.database, chargeId, shop.services.now())).toBeDefined()
  expect(await notTaken()).toMatchObject({ isResolved: false })
  const transaction = shop.gateway.transactions.get(id)
  shop.gateway.transactions.delete(id)

  const before = shop.wire.calls.length
  for (let minute = 0; minute < 300; minute++) {
    shop.wait(MINUTE_MS)
    await shop.resolve()
  }
  // Every minute of the first hour, and at each of the next four.
  expect(shop.wire.calls.length - before).toBeLessThan(70)

  expect(await find()).toEqual(['unknown-at-provider'])
  for (let times = 0; times < 2; times++) {
    expect(await notTaken()).toMatchObject({ isResolved: true })
  }
  expect(await findCharge(open.database, chargeId)).toMatchObject({ status: 'declined' })
  // It stays on record: should Braintree know it after all, its money goes back.
  if (transaction) shop.gateway.transactions.set(id, transaction)
  shop.wait(HOUR_MS)
  expect(await find()).toEqual(['taken-despite-decline'])
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
