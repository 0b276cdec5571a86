import { like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../../mocks/api/database/database'
import { charges } from '../../mocks/api/database/tables/charges'
import { rateLimits } from '../../mocks/api/database/tables/rate-limits'
import { createPaymentHandlers } from '../../mocks/api/payment/payment-handlers'
import {
  type ChargeResponse,
  NotAttempted,
  type PaymentProvider,
} from '../../mocks/api/payment/payment-provider'
import { createAccessLimits } from '../../mocks/api/rate-limit/access-limits'
import { createRateLimiter } from '../../mocks/api/rate-limit/rate-limiter'
import { DEFAULT_RATES } from '../../mocks/api/rate-limit/rates'
import { openTestDatabase } from './support/open-database'
import { seedShelf } from './support/seed-shelf'
import { createTakingProvider } from './support/taking-provider'

const PRICE_CENTS = 1_250
const TINY_CENTS = 99
const caller = { id: 'usr_bea', name: 'Bea', email: 'bea@example.org', role: 0, sessionId: 's' }
const context = { requestId: 'r', address: '192.0.2.1', caller, ifMatch: undefined }

let open: OpenDatabase

beforeAll(async () => {
  open = await openTestDatabase()
  await seedShelf(open.database, PRICE_CENTS)
})
afterAll(() => open.close())
beforeEach(async () => {
  await open.database.delete(charges)
  await open.database.delete(rateLimits)
})

/** Payments of one user, at a provider that answers each charge in turn with what is given. */
function openTill(charge: PaymentProvider['charge']) {
  const { database } = open
  const now = () => new Date()
  const { payments } = createTakingProvider(async (outcome) => outcome)
  const limits = createAccessLimits(createRateLimiter(database, now), DEFAULT_RATES)
  const { createPayment } = createPaymentHandlers({
    database,
    payments: { ...payments, charge, findCharge: async () => undefined },
    limits,
    now,
  })
  return async (paymentMethodNonce: string, cents = PRICE_CENTS) => {
    const { status = 200 } = await createPayment(
      {
        path: { userId: caller.id },
        query: {},
        body: { paymentMethodNonce, amount: cents / 100 },
      },
      context,
    )
    return status
  }
}

const take: PaymentProvider['charge'] = async ({ chargeId, amountCents }) => ({
  kind: 'charged',
  transactionId: `txn_${chargeId}`,
  amountCents,
  currency: 'USD',
})

/** What is counted of the user, by the kind of counter. */
async function readCounts(): Promise<Record<string, number>> {
  const rows = await open.database
    .select({ key: rateLimits.key, attempts: rateLimits.attempts })
    .from(rateLimits)
    .where(like(rateLimits.key, `%payment ${caller.id}`))
  return Object.fromEntries(
    rows.map(({ key, attempts }) => [key.replace(/ ?payment usr_bea$/, '') || 'request', attempts]),
  )
}

test('API-6 a charge is counted until it is known what came of it: as unordered when it was taken, else as failed', async () => {
  const pay = openTill(async (request) =>
    request.nonce === 'declined'
      ? { kind: 'declined', transactionId: 'txn_declined', reason: 'Do Not Honor' }
      : take(request),
  )
  expect(await pay('taken')).toBe(200)
  expect(await readCounts()).toEqual({ request: 1, failed: 0, unordered: 1 })
  expect(await pay('declined')).toBe(402)
  expect(await readCounts()).toEqual({ request: 2, failed: 1, unordered: 1 })
})

test('API-6 a request that repeats an earlier one is a request and nothing else, however full the other counters are', async () => {
  const pay = openTill(take)
  const most = DEFAULT_RATES.tinyPaymentPerUser.attempts
  for (let count = 0; count < most; count += 1) await pay(`tiny ${count}`, TINY_CENTS)
  expect(await pay('one too many', TINY_CENTS)).toBe(429)
  const before = await readCounts()
  expect(await Promise.all([pay('tiny 0', TINY_CENTS), pay('tiny 1', TINY_CENTS)])).toEqual([
    200, 200,
  ])
  expect(await readCounts()).toEqual({ ...before, request: (before['request'] ?? 0) + 2 })
})

test('API-6 requests of one nonce at once are all answered, though but one of them has room', async () => {
  const pay = openTill(take)
  const most = DEFAULT_RATES.tinyPaymentPerUser.attempts
  for (let count = 1; count < most; count += 1) await pay(`tiny ${count}`, TINY_CENTS)
  let paying: Promise<readonly number[]> | undefined
  // On a server they all begin before one of them has counted.
  await open.database.transaction(async (transaction) => {
    await transaction.execute(sql`select from ${rateLimits} for update`)
    paying = Promise.all(Array.from({ length: 8 }, () => pay('the last one', TINY_CENTS)))
    await transaction.execute(sql`select pg_sleep(0.1)`)
  })
  const answers = (await paying) ?? []
  expect(answers).toHaveLength(8)
  expect(answers).toEqual(answers.map(() => 200))
  expect(await readCounts()).toMatchObject({ failed: 0, tiny: most, unordered: most })
})

test('API-6 of two requests of a nonce at once that the provider refuses, the second is counted before it asks', async () => {
  let asked = 0
  const refuse = async (): Promise<ChargeResponse> => {
    asked += 1
    await new Promise((resolve) => setTimeout(resolve, 20))
    return { kind: 'invalid', field: 'paymentMethodNonce', reason: 'is unknown.' }
  }
  const pay = openTill(refuse)
  expect(await Promise.all([pay('unknown'), pay('unknown')])).toEqual([400, 400])
  expect(asked).toBe(2)
  expect(await readCounts()).toMatchObject({ failed: 2, unordered: 0 })
})

test('API-6 where the provider could not be asked, nobody tried a card', async () => {
  const pay = openTill(() => Promise.reject(new NotAttempted({ cause: new Error('not there') })))
  await expect(pay('unasked')).rejects.toThrow()
  expect(await readCounts()).toEqual({ request: 1, failed: 0, unordered: 0 })
})

test('API-6 a charge of unknown outcome stays counted', async () => {
  const pay = openTill(() => Promise.reject(new Error('connection lost')))
  await expect(pay('lost')).rejects.toThrow()
  expect(await readCounts()).toEqual({ request: 1, failed: 1, unordered: 1 })
})
