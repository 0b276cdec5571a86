import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../../mocks/api/database/database'
import { PublicError } from '../../../mocks/api/http/public-error'
import { createPaymentHandlers } from '../../../mocks/api/payment/payment-handlers'
import { reconcile } from '../../../mocks/api/payment/reconciliation/reconcile'
import { repairFindings } from '../../../mocks/api/payment/reconciliation/repair'
import { createAccessLimits } from '../../../mocks/api/rate-limit/access-limits'
import { createRateLimiter } from '../../../mocks/api/rate-limit/rate-limiter'
import { DEFAULT_RATES } from '../../../mocks/api/rate-limit/rates'
import {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  openShelf,
  openWireShop,
  PRICE_CENTS,
  type WireShop,
} from './support/wire-shop'
import type { WireCall } from './wire/answer-call'

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

const isSale = ({ method, path }: WireCall) => method === 'POST' && path === '/transactions'

/** A sale that is taken, whose answer is lost, and which the search does not know for so long. */
async function loseAnswer(searchLagMs: number): Promise<string> {
  const nonce = await shop.gateway.issueNonce()
  shop.gateway.searchLagMs = searchLagMs
  shop.wire.misbehave = (call) => (isSale(call) ? { kind: 'lose-answer' } : undefined)
  await expect(shop.pay(nonce)).rejects.toThrow()
  shop.wire.misbehave = () => undefined
  return nonce
}
/** What a service does in that time, in steps as long as its pauses between searches are by then. */
async function resolveFor(ms: number, stepMs: number) {
  for (let past = 0; past < ms; past += stepMs) {
    shop.wait(stepMs)
    await shop.resolve()
  }
}

test.each([
  ['3 minutes', 3 * MINUTE_MS, MINUTE_MS],
  ['3 hours', 3 * HOUR_MS, HOUR_MS],
  ['3 days', 3 * DAY_MS, HOUR_MS],
  ['3 weeks', 21 * DAY_MS, DAY_MS],
])(
  'API-8 a charge whose answer was lost outlives a search that lags %s',
  async (_, lagMs, stepMs) => {
    const nonce = await loseAnswer(lagMs)
    await resolveFor(lagMs - stepMs, stepMs)
    expect(await shop.readCharges(nonce)).toMatchObject([{ status: 'pending' }])
    await resolveFor(3 * stepMs, stepMs)
    expect(await shop.readCharges(nonce)).toMatchObject([{ status: 'charged' }])
    expect(shop.gateway.transactions.size).toBe(1)
  },
)

test('API-8 asked again, Braintree answers with the sale that the request key is of', async () => {
  const nonce = await loseAnswer(3 * DAY_MS)
  shop.wait(3 * MINUTE_MS)
  expect(await shop.pay(nonce)).toMatchObject({ kind: 'resolved', charge: { status: 'charged' } })
  expect(shop.gateway.transactions.size).toBe(1)
})

test('API-8 a nonce that was used when it was asked for again was most likely taken, and is not forgotten', async () => {
  shop.gateway.hearsRequestKeys = false
  const nonce = await loseAnswer(5 * DAY_MS)
  shop.wait(3 * MINUTE_MS)
  expect(await shop.pay(nonce)).toEqual({ kind: 'unknown' })
  await resolveFor(4 * DAY_MS, HOUR_MS)
  const from = new Date(shop.services.now().getTime() - 30 * DAY_MS)
  const { findings } = await reconcile(shop.services, from)
  expect(findings).toMatchObject([{ kind: 'charge-likely-taken', repair: 'settle' }])
  shop.wait(2 * DAY_MS)
  await repairFindings(shop.services, findings)
  expect(await shop.readCharges(nonce)).toMatchObject([{ status: 'charged' }])
  expect(shop.gateway.transactions.size).toBe(1)
})

describe.each(['authorizing', 'unrecognized', 'under_review'])(
  'a transaction that is %s',
  (status) => {
    test('API-8 is neither charged nor declined, and nobody asks to charge again', async () => {
      shop.gateway.status = status
      const nonce = await shop.gateway.issueNonce()
      expect(await shop.pay(nonce)).toEqual({ kind: 'unknown' })
      shop.wait(3 * MINUTE_MS)
      expect(await shop.pay(nonce)).toEqual({ kind: 'unknown' })
      await resolveFor(5 * DAY_MS, DAY_MS)
      expect(await shop.readCharges(nonce)).toMatchObject([{ status: 'pending' }])
      expect(shop.gateway.sales).toHaveLength(1)

      for (const transaction of shop.gateway.transactions.values()) {
        transaction.status = 'submitted_for_settlement'
      }
      expect(await shop.pay(nonce)).toMatchObject({
        kind: 'resolved',
        charge: { status: 'charged' },
      })
    })

    test('API-8 is not given back until it is certain that it took money', async () => {
      await shop.pay(await shop.gateway.issueNonce())
      const [transaction] = shop.gateway.transactions.values()
      if (!transaction) throw new Error('The sale is gone')
      transaction.status = status
      const giveBack = () => shop.payments.voidOrRefund(transaction.id)
      await expect(giveBack()).rejects.toThrow(`can't be given back while it is ${status}`)
      expect(shop.wire.calls.some((call) => /void|refund/.test(call))).toBe(false)
      transaction.status = 'authorized'
      await giveBack()
      expect(transaction.status).toBe('voided')
    })
  },
)

describe('the API', () => {
  const createPay = () => {
    const { database, payments, now } = shop.services
    const limits = createAccessLimits(createRateLimiter(database, now), DEFAULT_RATES)
    const { createPayment } = createPaymentHandlers({
      ...shop.services,
      database,
      payments,
      limits,
      now,
    })
    const caller = { id: 'usr_bea', name: 'Bea', email: 'bea@example.org', role: 0, sessionId: 's' }
    const context = { requestId: 'r', address: '192.0.2.1', caller, ifMatch: undefined }
    return (paymentMethodNonce: string, cents = PRICE_CENTS) =>
      createPayment(
        {
          path: { userId: caller.id },
          query: {},
          body: { paymentMethodNonce, amount: cents / 100 },
        },
        context,
      )
  }

  test('API-8 says of a fault that money may have been taken, and what happens next', async () => {
    const pay = createPay()
    const nonce = await shop.gateway.issueNonce()
    shop.gateway.searchLagMs = HOUR_MS
    shop.wire.misbehave = (call) => (isSale(call) ? { kind: 'lose-answer' } : undefined)
    const fault = await Promise.resolve(pay(nonce)).catch((thrown: unknown) => thrown)
    expect(fault).toBeInstanceOf(PublicError)
    expect(fault).toMatchObject({
      publicMessage: expect.stringMatching(/^Your money may have been taken/),
    })
    // Where the first time may still be under way, the second is told the same.
    expect(await pay(nonce)).toMatchObject({
      status: 500,
      reason: expect.stringMatching(/may have been taken.*goes back to you/),
    })
  })

  test('API-8 says of a provider that is not there that nothing was charged', async () => {
    const pay = createPay()
    const nonce = await shop.gateway.issueNonce()
    await shop.wire.close()
    await expect(pay(nonce)).rejects.toMatchObject({
      publicMessage: expect.stringMatching(/^Nothing was charged/),
    })
  })

  test('API-8 warns once of an earlier payment in doubt before it takes the same amount by another nonce', async () => {
    const pay = createPay()
    await loseAnswer(DAY_MS)
    const second = await shop.gateway.issueNonce()
    shop.wait(MINUTE_MS)
    // Of another amount it is another purchase.
    expect(await pay(await shop.gateway.issueNonce(), 1_100)).toMatchObject({
      body: { success: true },
    })
    expect(await pay(second)).toMatchObject({
      status: 409,
      reason: expect.stringMatching(/^An earlier payment of the same amount may have been taken/),
    })
    expect(shop.gateway.transactions.size).toBe(2)
    expect(await pay(second)).toMatchObject({ body: { success: true } })
  })
})
