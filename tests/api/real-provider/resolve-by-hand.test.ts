import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../../../mocks/api/database/database'
import { reconcile } from '../../../mocks/api/payment/reconciliation/reconcile'
import { resolveByHand } from '../../../mocks/api/payment/reconciliation/resolve-by-hand'
import { DAY_MS, HOUR_MS, openShelf, openWireShop, type WireShop } from './support/wire-shop'
import type { Misbehaviour } from './wire/misbehaviour'

let open: OpenDatabase
let shop: WireShop

beforeAll(async () => {
  open = await openShelf()
})
afterAll(() => open.close())
beforeEach(async () => {
  shop = await openWireShop(open)
  shop.gateway.searchLagMs = 30 * DAY_MS
})
afterEach(() => shop.wire.close())

/** A charge that hangs: taken with its answer lost, or never there. */
async function hang(kind: Misbehaviour['kind'] & ('drop' | 'lose-answer')) {
  const nonce = await shop.gateway.issueNonce()
  shop.wire.misbehave = ({ method, path }) =>
    method === 'POST' && path === '/transactions' ? { kind } : undefined
  await expect(shop.pay(nonce)).rejects.toThrow()
  shop.wire.misbehave = () => undefined
  const [charge] = await shop.readCharges(nonce)
  if (!charge) throw new Error('The charge is gone')
  const transaction = [...shop.gateway.transactions.values()].at(-1)
  return { nonce, id: charge.id, transaction, transactionId: transaction?.id ?? '' }
}
const taken = (id: string, transactionId: string) =>
  resolveByHand(shop.services, id, { kind: 'taken', transactionId })
const notTaken = (id: string) => resolveByHand(shop.services, id, { kind: 'not-taken' })
const find = async () => {
  const { findings } = await reconcile(shop.services, new Date(Date.now() - 90 * DAY_MS))
  return findings.map(({ kind }) => kind)
}

test('API-8 a person closes a charge as taken by its transaction, also twice', async () => {
  const { nonce, id, transactionId } = await hang('lose-answer')
  expect(await taken(id, transactionId)).toMatchObject({ isResolved: false })
  shop.wait(HOUR_MS)
  expect(await find()).toEqual(['charge-hangs'])
  for (let times = 0; times < 2; times++) {
    expect(await taken(id, transactionId)).toMatchObject({ isResolved: true })
  }
  expect(await shop.readCharges(nonce)).toMatchObject([{ status: 'charged', transactionId }])
  // The shopper's page, which has asked all the time, goes on to its order.
  expect(await shop.pay(nonce)).toMatchObject({ kind: 'resolved', charge: { transactionId } })
  expect(await notTaken(id)).toMatchObject({ isResolved: false })
})

test('API-8 a person closes a charge as not taken, also twice, and it stays on record', async () => {
  const { nonce, id } = await hang('drop')
  shop.wait(HOUR_MS)
  for (let times = 0; times < 2; times++) {
    expect(await notTaken(id)).toMatchObject({ isResolved: true })
  }
  expect(await shop.readCharges(nonce)).toMatchObject([{ status: 'declined', transactionId: null }])
  expect(await shop.pay(nonce)).toMatchObject({ kind: 'resolved', charge: { status: 'declined' } })
  expect(shop.gateway.transactions.size).toBe(0)
  expect(await find()).toEqual([])
})

test('API-8 a person who was wrong is found out once the search knows', async () => {
  const { nonce, id, transactionId } = await hang('lose-answer')
  shop.wait(HOUR_MS)
  expect(await notTaken(id)).toMatchObject({ isResolved: true })
  expect(await shop.readCharges(nonce)).toMatchObject([{ status: 'declined' }])
  shop.gateway.searchLagMs = 0
  shop.wait(HOUR_MS)
  expect(await find()).toEqual(['taken-despite-decline'])
  expect(await taken(id, transactionId)).toMatchObject({ isResolved: false })
})

test('API-8 what the provider contradicts is not done', async () => {
  const { nonce, id, transaction, transactionId } = await hang('lose-answer')
  const other = await hang('lose-answer')
  shop.wait(HOUR_MS)
  for (const wrong of ['nothing', other.transactionId]) {
    expect(await taken(id, wrong)).toMatchObject({ isResolved: false })
  }
  if (!transaction) throw new Error('The sale is gone')
  for (const status of ['authorizing', 'processor_declined']) {
    transaction.status = status
    expect(await taken(id, transactionId)).toMatchObject({ isResolved: false })
  }
  transaction.status = 'authorizing'
  shop.gateway.searchLagMs = 0
  expect(await notTaken(id)).toMatchObject({ isResolved: false })
  expect(await shop.readCharges(nonce)).toMatchObject([{ status: 'pending' }])
  // The search has the word: it counts, whatever the person says.
  transaction.status = 'settled'
  expect(await notTaken(id)).toEqual({
    isResolved: false,
    sentence: `The provider says otherwise: ${id} is charged now by transaction ${transactionId}.`,
  })
  expect(await shop.readCharges(nonce)).toMatchObject([{ status: 'charged', transactionId }])
  expect(await notTaken('chg_nothing')).toMatchObject({ isResolved: false })
})

test('API-8 one whose money went back, or was in another currency, is closed as given back', async () => {
  const voided = await hang('lose-answer')
  if (voided.transaction) voided.transaction.status = 'voided'
  shop.gateway.currencyIsoCode = 'EUR'
  const foreign = await hang('lose-answer')
  shop.wait(HOUR_MS)
  for (const { id, nonce, transaction, transactionId } of [voided, foreign]) {
    expect(await taken(id, transactionId)).toMatchObject({ isResolved: true })
    expect(await shop.readCharges(nonce)).toMatchObject([{ status: 'voided' }])
    expect(transaction?.status).toBe('voided')
  }
})
