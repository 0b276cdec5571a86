import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { OpenDatabase } from '../../mocks/api/database/database'
import { charges } from '../../mocks/api/database/tables/charges'
import { orders } from '../../mocks/api/database/tables/orders'
import { createBraintreeProvider } from '../../mocks/api/payment/braintree/braintree-provider'
import { chargeCustomer } from '../../mocks/api/payment/charge-customer'
import type { PaymentProvider } from '../../mocks/api/payment/payment-provider'
import { reconcile } from '../../mocks/api/payment/reconciliation/reconcile'
import { repairFindings } from '../../mocks/api/payment/reconciliation/repair'
import { settleOpenCharges } from '../../mocks/api/payment/settle-open-charges'
import { createFakeBraintree } from './support/fake-braintree'
import { openTestDatabase } from './support/open-database'
import { seedShelf } from './support/seed-shelf'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

let open: OpenDatabase
let fake: ReturnType<typeof createFakeBraintree>
let payments: PaymentProvider
let now: Date

beforeAll(async () => {
  open = await openTestDatabase()
  await seedShelf(open.database, 1_000)
})
afterAll(() => open.close())
beforeEach(async () => {
  await open.database.delete(orders)
  await open.database.delete(charges)
  now = new Date()
  fake = createFakeBraintree()
  payments = createBraintreeProvider(fake.gateway, {
    merchantAccountId: 'shop_usd',
    takesTestNonces: false,
  })
})

const services = () => ({
  database: open.database,
  payments,
  now: () => now,
  log: () => undefined,
})
const pay = (nonce: string) =>
  chargeCustomer(services(), { userId: 'usr_bea', amountCents: 1_000, nonce })
const settle = () => settleOpenCharges(services(), 2 * MINUTE_MS)
const wait = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
/** Asks while the minutes go by, since one that repeats a request waits for whoever asked first. */
async function payInMinutes(nonce: string) {
  const minutes = setInterval(() => wait(MINUTE_MS), 100)
  return pay(nonce).finally(() => clearInterval(minutes))
}
const readCharges = (nonce: string) =>
  open.database.select().from(charges).where(eq(charges.nonce, nonce))
async function loseAnswer(nonce: string) {
  fake.losesAnswers = true
  fake.isSearchUpToDate = false
  await expect(pay(nonce)).rejects.toThrow('connection lost')
  fake.losesAnswers = false
}

test('API-8 a sale names its account, its order and a key that makes it one sale', async () => {
  expect(await pay('plain')).toMatchObject({ kind: 'settled', charge: { status: 'charged' } })
  const [charge] = await readCharges('plain')
  expect(fake.sales).toEqual([
    {
      type: 'sale',
      amount: '10.00',
      paymentMethodNonce: 'plain',
      orderId: charge?.id,
      merchantAccountId: 'shop_usd',
      apiRequestKey: charge?.id,
      options: { submitForSettlement: true },
    },
  ])
})

test.each([
  ['another currency', { currencyIsoCode: 'JPY' }, /10\.00 JPY.*BRAINTREE_MERCHANT_ACCOUNT_ID/],
])('API-8 money in %s goes back at once, and is told as a fault', async (_, change, message) => {
  Object.assign(fake, change)
  await expect(pay('foreign')).rejects.toThrow(message)
  expect(fake.transactions).toMatchObject([{ status: 'voided' }])
  expect(await readCharges('foreign')).toMatchObject([{ status: 'voided' }])
  expect(await pay('foreign')).toEqual({ kind: 'nonce-used' })
})

test('API-8 money in another currency goes back also when its answer was lost', async () => {
  fake.currencyIsoCode = 'EUR'
  await loseAnswer('lost-foreign')
  fake.isSearchUpToDate = true
  wait(5 * MINUTE_MS)
  await settle()
  expect(fake.transactions).toMatchObject([{ status: 'voided' }])
  expect(await readCharges('lost-foreign')).toMatchObject([{ status: 'voided' }])
})

test('API-8 a charge whose answer was lost outlives a search that is hours late', async () => {
  await loseAnswer('late')
  for (const ms of [3 * MINUTE_MS, 30 * MINUTE_MS, 5 * HOUR_MS]) {
    wait(ms)
    await settle()
    expect(await readCharges('late')).toMatchObject([{ status: 'pending' }])
  }
  fake.isSearchUpToDate = true
  // Once an hour by now.
  for (let minutes = 0; minutes < 60; minutes++) {
    wait(MINUTE_MS)
    await settle()
  }
  expect(await readCharges('late')).toMatchObject([{ status: 'charged', transactionId: 'bt_1' }])
  expect(fake.sales).toHaveLength(1)
})

test('API-8 a nonce that was used when it was asked for again may have been taken, and is not forgotten', async () => {
  await loseAnswer('again')
  wait(3 * MINUTE_MS)
  expect(await payInMinutes('again')).toEqual({ kind: 'unknown' })
  expect(fake.sales.map(({ apiRequestKey }) => apiRequestKey)).toEqual([
    fake.sales[0]?.['apiRequestKey'],
    fake.sales[0]?.['apiRequestKey'],
  ])
  for (let hours = 0; hours < 100; hours++) {
    wait(HOUR_MS)
    await settle()
  }
  expect(await readCharges('again')).toMatchObject([{ status: 'pending', mayBeTaken: true }])

  const from = new Date(now.getTime() - 30 * 24 * HOUR_MS)
  const { findings } = await reconcile(services(), from)
  expect(findings).toMatchObject([{ kind: 'charge-hangs', repair: 'settle' }])
  fake.isSearchUpToDate = true
  await repairFindings(services(), findings)
  expect(await readCharges('again')).toMatchObject([{ status: 'charged', transactionId: 'bt_1' }])
  expect(fake.transactions).toHaveLength(1)
})

test('API-8 a charge that never reached the provider is forgotten after two days, not two minutes', async () => {
  const working = payments
  payments = { ...working, charge: () => Promise.reject(new Error('no connection')) }
  await expect(pay('never-sent')).rejects.toThrow('no connection')
  for (let hours = 0; hours < 47; hours++) {
    wait(HOUR_MS)
    await settle()
  }
  expect(await readCharges('never-sent')).toHaveLength(1)
  for (let minutes = 0; minutes < 120; minutes++) {
    wait(MINUTE_MS)
    await settle()
  }
  expect(await readCharges('never-sent')).toEqual([])
})

test('API-8 a transaction that is still being authorized is no word yet', async () => {
  fake.status = 'authorizing'
  await expect(pay('slow')).rejects.toThrow(/no word yet/)
  expect(await readCharges('slow')).toMatchObject([{ status: 'pending' }])
  for (const transaction of fake.transactions) transaction.status = 'submitted_for_settlement'
  wait(3 * MINUTE_MS)
  await settle()
  expect(await readCharges('slow')).toMatchObject([{ status: 'charged' }])
})

test('API-8 a refunded or voided sale has given its money back', async () => {
  for (const nonce of ['kept', 'refunded', 'voided']) await pay(nonce)
  const [, refunded, voided] = fake.transactions
  if (!refunded || !voided) throw new Error('The sales are gone')
  refunded.status = 'settled'
  refunded.refundIds.push('bt_refund')
  voided.status = 'voided'
  const states = new Map<string, string>()
  const hour = [new Date(Date.now() - HOUR_MS), new Date(Date.now() + HOUR_MS)] as const
  for await (const { transactionId, state } of payments.listTransactions(...hour)) {
    states.set(transactionId, state)
  }
  expect([...states]).toEqual([
    ['bt_1', 'taken'],
    ['bt_2', 'returned'],
    ['bt_3', 'returned'],
  ])
  expect(await payments.findTransaction('bt_9')).toBeUndefined()
})

test.each([
  [undefined, /BRAINTREE_MERCHANT_ACCOUNT_ID is not set/],
  ['nobody', /knows no merchant account nobody/],
  ['shop_eur', /is in EUR/],
  ['shop_old', /is suspended/],
])('a merchant account %s is told of before it takes money', async (merchantAccountId, problem) => {
  fake.accounts.set('shop_eur', { id: 'shop_eur', currencyIsoCode: 'EUR', status: 'active' })
  fake.accounts.set('shop_old', { id: 'shop_old', currencyIsoCode: 'USD', status: 'suspended' })
  const options = { merchantAccountId, takesTestNonces: false }
  const provider = createBraintreeProvider(fake.gateway, options)
  expect(await provider.findMisconfiguration()).toMatch(problem)
  expect(await payments.findMisconfiguration()).toBeUndefined()
})
