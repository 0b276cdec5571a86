import { like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../mocks/api/database/database'
import { products } from '../../mocks/api/database/tables/products'
import { rateLimits } from '../../mocks/api/database/tables/rate-limits'
import { createId } from '../../mocks/api/lib/create-id'
import { writeOrder } from '../../mocks/api/order/write-order'
import { toOpened } from '../../mocks/api/payment/charge/charge'
import { openCounted, toRow } from '../../mocks/api/payment/charge/open-charge'
import { recordOutcome } from '../../mocks/api/payment/charge/record-outcome'
import { createPaymentLimits, type PaymentRates } from '../../mocks/api/rate-limit/payment-limits'
import { createRateLimiter } from '../../mocks/api/rate-limit/rate-limiter'
import { openTestDatabase } from '../api/support/open-database'
import { seedShelf } from '../api/support/seed-shelf'

const PRICE_CENTS = 1_250
const PURCHASES = 40
const REPEATS = 4
const WIDE = { attempts: 1_000_000, windowSeconds: 3_600 }
const rates: PaymentRates = {
  paymentPerUser: WIDE,
  paymentPerAddress: WIDE,
  failedPaymentPerUser: WIDE,
  failedPaymentPerAddress: WIDE,
  unorderedPaymentPerUser: WIDE,
  unorderedPaymentPerAddress: WIDE,
  tinyPaymentPerUser: WIDE,
  tinyPaymentPerAddress: WIDE,
}

let open: OpenDatabase

describe.skipIf(!process.env['DATABASE_URL'])(
  'charges that are counted as they are written',
  () => {
    beforeAll(async () => {
      open = await openTestDatabase()
      await seedShelf(open.database, PRICE_CENTS)
    })
    afterAll(() => open.close())

    test('API-6 API-8 a charge, its outcome, its order and repeated requests of all at once never wait in a circle', async () => {
      const { database } = open
      const [shelf] = await database.select({ createdAt: products.createdAt }).from(products)
      if (!shelf) throw new Error('The shelf is gone')
      const now = () => new Date()
      const limits = createPaymentLimits(createRateLimiter(database, now), rates)
      const attempt = { userId: 'usr_bea', address: '10.9.0.1', amountCents: PRICE_CENTS }

      const begin = async (nonce: string) => {
        const opened = toOpened({ ...attempt, nonce }, now())
        const trial = await limits.admitCharge(attempt, (raising) =>
          openCounted(database, opened, raising),
        )
        if (!trial.isAdmitted) throw new Error('There is room for a million.')
        const isOpened = trial.rows.some((row) => row.isOpened)
        if (!isOpened) await trial.withdraw()
        return { charge: toRow(opened), counts: trial, isOpened }
      }
      const repeat = (nonce: string) => Array.from({ length: REPEATS }, () => begin(nonce))

      const buy = async (nonce: string) => {
        const begun = await Promise.all([begin(nonce), ...repeat(nonce)])
        const [first, ...others] = begun.filter(({ isOpened }) => isOpened)
        if (!first || others.length > 0) throw new Error(`${others.length + 1} charges of a nonce`)
        const transactionId = createId('txn')
        const [charged] = await Promise.all([
          recordOutcome(
            database,
            first.charge,
            { kind: 'charged', transactionId, amountCents: PRICE_CENTS, currency: 'USD' },
            now(),
            first.counts,
          ),
          ...repeat(nonce),
        ])
        expect(charged.status).toBe('charged')
        const line = { productId: 'prd_shelf', name: 'From the shelf', priceCents: PRICE_CENTS }
        const order = {
          id: createId('ord'),
          userId: attempt.userId,
          lines: [{ ...line, count: 1, productCreatedAt: shelf.createdAt.toISOString() }],
          transactionId,
          amountCents: PRICE_CENTS,
          address: '1 Market Street',
          status: 'Not processed',
          createdAt: now(),
        }
        const [isWritten] = await Promise.all([
          writeOrder(database, order, limits.countsOfOrder(attempt)),
          ...repeat(nonce),
        ])
        return isWritten
      }

      const bought = await Promise.all(
        Array.from({ length: PURCHASES }, (_, index) => buy(`nonce ${index}`)),
      )
      expect(bought).toEqual(bought.map(() => true))
      const counted = await database
        .select({ key: rateLimits.key, attempts: rateLimits.attempts })
        .from(rateLimits)
        .where(like(rateLimits.key, '%payment usr_bea'))
      expect(Object.fromEntries(counted.map(({ key, attempts }) => [key, attempts]))).toEqual({
        'payment usr_bea': PURCHASES * (1 + 3 * REPEATS),
        'failed payment usr_bea': 0,
        'unordered payment usr_bea': 0,
      })
    })
  },
)
