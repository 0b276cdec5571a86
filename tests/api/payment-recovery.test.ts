import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { OpenDatabase } from '../../mocks/api/database/database'
import { openInMemory } from '../../mocks/api/database/embedded/open-embedded'
import type { Log, LogEntry } from '../../mocks/api/http/log'
import { chargeCustomer } from '../../mocks/api/payment/charge/charge'
import { LEASE_MS } from '../../mocks/api/payment/charge/lease'
import { startResolving } from '../../mocks/api/payment/charge/resolve'
import { createPaymentHandlers } from '../../mocks/api/payment/payment-handlers'
import { NotAttempted, type PaymentProvider } from '../../mocks/api/payment/payment-provider'
import { createAccessLimits } from '../../mocks/api/rate-limit/access-limits'
import { createRateLimiter } from '../../mocks/api/rate-limit/rate-limiter'
import { DEFAULT_RATES } from '../../mocks/api/rate-limit/rates'
import { findCharges, leaveCharge } from './support/left-charges'
import { charged, createTakingProvider, cutOff, deliverAll } from './support/taking-provider'

const MINUTE_MS = 60_000
let open: OpenDatabase
let now = new Date()

beforeAll(async () => {
  open = await openInMemory(async () => undefined)
})
afterAll(() => open.close())

const ask = (payments: PaymentProvider, nonce: string, clock = () => now) =>
  chargeCustomer(
    { database: open.database, payments, now: clock },
    { userId: 'usr_sam', amountCents: 1000, nonce },
  )
/** What a process does when it starts, and then every minute. */
const startResolver = (payments: PaymentProvider, isShared: boolean, log: Log = () => undefined) =>
  startResolving({ database: open.database, isShared, payments, log, now: () => now })
async function settle(payments: PaymentProvider, isShared = true): Promise<void> {
  const { firstRun, stop } = startResolver(payments, isShared)
  await firstRun
  await stop()
}
const leave = (id: string, status: 'pending' | 'voiding', transactionId: string | null = null) =>
  leaveCharge(open.database, { id, status, at: now, transactionId })
/** Waits for work that waits itself, while the minutes go by. */
async function inMinutes<Result>(work: Promise<Result>): Promise<Result> {
  const minutes = setInterval(() => {
    now = new Date(now.getTime() + MINUTE_MS)
  }, 100)
  return work.finally(() => clearInterval(minutes))
}
const chargesOf = (nonce: string) => findCharges(open.database, nonce)

test('API-8 money taken whose answer was lost is found when the same request comes again', async () => {
  const { payments, taken } = createTakingProvider(cutOff)
  await expect(ask(payments, 'lost-answer')).rejects.toThrow('connection lost')
  expect(await chargesOf('lost-answer')).toMatchObject([{ status: 'pending' }])
  // Asked anew at once, the first asker might still be at it: a minute later it is not.
  expect(await inMinutes(ask(payments, 'lost-answer'))).toMatchObject({
    kind: 'resolved',
    charge: { status: 'charged' },
  })
  expect(taken.size).toBe(1)
})

test('API-8 a request that never reached the provider is made when it comes again', async () => {
  const reached = createTakingProvider(deliverAll)
  const unreached: PaymentProvider = { ...reached.payments, charge: cutOff }
  await expect(ask(unreached, 'never-sent')).rejects.toThrow('connection lost')
  expect(await inMinutes(ask(reached.payments, 'never-sent'))).toMatchObject({ kind: 'resolved' })
  expect(reached.taken.size).toBe(1)
})

test('API-8 a nonce that the provider refuses leaves no charge behind', async () => {
  const { payments } = createTakingProvider(async () => ({
    kind: 'invalid',
    field: 'paymentMethodNonce',
    reason: 'is unknown.',
  }))
  expect(await ask(payments, 'refused')).toMatchObject({ kind: 'invalid' })
  expect(await chargesOf('refused')).toEqual([])
})

test('API-8 a slow provider is asked once by many, and all get its word', async () => {
  const { payments, taken } = createTakingProvider(
    (outcome) => new Promise((resolve) => setTimeout(() => resolve(outcome), 300)),
  )
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask(payments, 'slow')))
  expect(taken.size).toBe(1)
  for (const answer of answers) expect(answer).toEqual(answers[0])
})

test('API-8 a holder that waits for its provider for long keeps its charge', async () => {
  let timesAsked = 0
  const slow: PaymentProvider = {
    ...createTakingProvider(deliverAll).payments,
    async charge({ chargeId }) {
      timesAsked += 1
      await new Promise((resolve) => setTimeout(resolve, LEASE_MS + 1_500))
      return charged(`txn_${chargeId}`)
    },
    findCharge: async () => undefined,
  }
  const clock = () => new Date()
  const answers = await Promise.all([ask(slow, 'long', clock), ask(slow, 'long', clock)])
  expect(timesAsked).toBe(1)
  expect(answers.map(({ kind }) => kind)).toEqual(['resolved', 'resolved'])
  expect(answers[0]).toEqual(answers[1])
})

test('API-8 a provider that may not know yet is not asked to charge again, only whether it knows', async () => {
  const { payments, taken } = createTakingProvider(() => Promise.reject(new Error('charged again')))
  await leave('chg_unreported', 'pending')
  let timesAsked = 0
  const late: PaymentProvider = {
    ...payments,
    reportingDelayMs: 60 * MINUTE_MS,
    async findCharge(chargeId) {
      timesAsked += 1
      return timesAsked > 2 ? charged(`txn_${chargeId}`) : undefined
    },
  }
  expect(await inMinutes(ask(late, 'nonce of chg_unreported'))).toMatchObject({
    kind: 'resolved',
    charge: { transactionId: 'txn_chg_unreported' },
  })
  expect(taken.size).toBe(0)
})

test('API-8 of many who ask about an abandoned charge one asks the provider again', async () => {
  const { payments, taken } = createTakingProvider(
    (outcome) => new Promise((resolve) => setTimeout(() => resolve(outcome), 300)),
  )
  // Until the provider has answered, it tells nobody of the charge.
  const unheard: PaymentProvider = { ...payments, findCharge: async () => undefined }
  await leave('chg_many', 'pending')
  const looks = [0, 0, 0, 0]
  const asking = looks.map((_, requester) =>
    ask(unheard, 'nonce of chg_many', () => {
      looks[requester] = (looks[requester] ?? 0) + 1
      return now
    }),
  )
  // When it asks, before it reads the charge, and once it has read it: from then on it knows the charge's last sign.
  await expect.poll(() => Math.min(...looks)).toBeGreaterThanOrEqual(3)
  now = new Date(now.getTime() + MINUTE_MS)
  const answers = await Promise.all(asking)
  expect(answers.map(({ kind }) => kind)).toEqual(answers.map(() => 'resolved'))
  expect(taken.size).toBe(1)
  expect(await chargesOf('nonce of chg_many')).toMatchObject([{ status: 'charged' }])
})

test('API-8 money that was taken while the provider was asked anew is found', async () => {
  const { payments, taken } = createTakingProvider(deliverAll)
  await leave('chg_late', 'pending')
  const late: PaymentProvider = {
    ...payments,
    async charge({ chargeId }) {
      taken.set(chargeId, charged('txn_late'))
      return { kind: 'nonce-used' }
    },
  }
  expect(await inMinutes(ask(late, 'nonce of chg_late'))).toMatchObject({
    kind: 'resolved',
    charge: { status: 'charged', transactionId: 'txn_late' },
  })
})

test('API-8 the next start brings to an end what a killed process left open', async () => {
  const { payments, taken, voided } = createTakingProvider(deliverAll)
  await leave('chg_taken', 'pending')
  taken.set('chg_taken', charged('txn_taken'))
  await leave('chg_untaken', 'pending')
  await leave('chg_voiding', 'voiding', 'txn_voiding')
  await settle(payments)
  expect(await chargesOf('nonce of chg_taken')).toMatchObject([{ status: 'pending' }])
  expect(voided).toEqual([])

  now = new Date(now.getTime() + 5 * MINUTE_MS)
  await settle(payments)
  expect(await chargesOf('nonce of chg_taken')).toMatchObject([
    { status: 'charged', transactionId: 'txn_taken' },
  ])
  expect(await chargesOf('nonce of chg_untaken')).toEqual([])
  expect(await chargesOf('nonce of chg_voiding')).toMatchObject([{ status: 'voided' }])
  await settle(payments)
  expect(voided).toEqual(['txn_voiding'])
})

test('API-8 a process that is alone waits only for what its provider may not know yet', async () => {
  const { payments } = createTakingProvider(deliverAll)
  const slow: PaymentProvider = {
    ...payments,
    reportingDelayMs: MINUTE_MS,
    findsAtOnce: false,
  }
  await leave('chg_alone', 'pending')
  now = new Date(now.getTime() + 1)
  await settle(slow, false)
  expect(await chargesOf('nonce of chg_alone')).toHaveLength(1)
  await settle(payments, false)
  expect(await chargesOf('nonce of chg_alone')).toEqual([])
})

test('API-8 money that could not be given back is given back a minute later', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { payments, voided } = createTakingProvider(deliverAll)
  const logged: LogEntry[] = []
  let isReachable = false
  const flaky: PaymentProvider = {
    ...payments,
    voidOrRefund: (id) => (isReachable ? payments.voidOrRefund(id) : cutOff()),
  }
  await leave('chg_refund', 'voiding', 'txn_refund')
  await leave('chg_other', 'pending')
  now = new Date(now.getTime() + 5 * MINUTE_MS)
  const { firstRun, stop } = startResolver(flaky, true, (entry) => logged.push(entry))
  await firstRun
  expect(await chargesOf('nonce of chg_other')).toEqual([])
  expect(logged).toMatchObject([{ event: 'charge-left-open', charge: 'chg_refund' }])

  isReachable = true
  vi.advanceTimersByTime(MINUTE_MS)
  vi.useRealTimers()
  await expect.poll(() => voided).toEqual(['txn_refund'])
  await stop()
  expect(await chargesOf('nonce of chg_refund')).toMatchObject([{ status: 'voided' }])
})

test('API-8 tries while the provider cannot be reached use up no limit of cards or of unordered payments', async () => {
  const { payments: reached } = createTakingProvider(deliverAll)
  const charge = () => Promise.reject(new NotAttempted({ cause: new Error('refused') }))
  const { createPayment } = createPaymentHandlers({
    database: open.database,
    payments: { ...reached, charge },
    limits: createAccessLimits(
      createRateLimiter(open.database, () => now),
      DEFAULT_RATES,
    ),
    now: () => now,
  })
  const { failedPaymentPerUser, unorderedPaymentPerUser } = DEFAULT_RATES
  const attempts = 1 + Math.max(failedPaymentPerUser.attempts, unorderedPaymentPerUser.attempts)
  const context = { requestId: 'req', address: '10.9.0.1', ifMatch: undefined }
  const caller = { id: 'usr_sam', name: 'Sam', email: 'sam@example.org', role: 0, sessionId: 'ses' }
  for (let index = 0; index < attempts; index += 1) {
    const body = { paymentMethodNonce: `unreached ${index}`, amount: 12.5 }
    const payment = createPayment(
      { path: { userId: caller.id }, query: {}, body },
      { ...context, caller },
    )
    await expect(payment).rejects.toThrow('could not be asked')
  }
})
