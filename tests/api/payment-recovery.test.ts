import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { OpenDatabase } from '../../mocks/api/database/database'
import { openInMemory } from '../../mocks/api/database/embedded/open-embedded'
import { charges } from '../../mocks/api/database/tables/charges'
import { chargeCustomer } from '../../mocks/api/payment/charge-customer'
import { openCharge } from '../../mocks/api/payment/charge-store'
import type {
  AttemptedCharge,
  ChargeOutcome,
  PaymentProvider,
} from '../../mocks/api/payment/payment-provider'
import { settleOpenCharges } from '../../mocks/api/payment/settle-open-charges'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const MINUTE_MS = 60_000
let open: OpenDatabase
let now = new Date()

beforeAll(async () => {
  open = await openInMemory(async () => undefined)
})
afterAll(() => open.close())

/** A provider that takes each nonce once and does what a test wants with its answer. */
function createProvider(deliver: (outcome: ChargeOutcome) => Promise<ChargeOutcome>) {
  const taken = new Map<string, AttemptedCharge>()
  const used = new Set<string>()
  const voided: string[] = []
  const payments: PaymentProvider = {
    createClientToken: async () => 'token',
    async charge({ chargeId, nonce }) {
      if (used.has(nonce)) return deliver({ kind: 'nonce-used' })
      used.add(nonce)
      const outcome = { kind: 'charged', transactionId: `txn_${chargeId}` } as const
      taken.set(chargeId, outcome)
      return deliver(outcome)
    },
    findCharge: async (chargeId) => taken.get(chargeId),
    async voidTransaction(id) {
      voided.push(id)
    },
  }
  return { payments, taken, voided }
}

const cutOff = () => Promise.reject(new Error('connection lost'))
const deliverAll = async (outcome: ChargeOutcome) => outcome

const ask = (payments: PaymentProvider, nonce: string) =>
  chargeCustomer(
    { database: open.database, payments, now: () => now },
    { userId: 'usr_sam', amountCents: 1000, nonce },
  )
const settle = (payments: PaymentProvider, isShared = true) =>
  settleOpenCharges({ database: open.database, isShared, payments, now: () => now })
const findCharges = (nonce: string) =>
  open.database.select().from(charges).where(eq(charges.nonce, nonce))

test('API-8 money taken whose answer was lost is found when the same request comes again', async () => {
  const { payments, taken } = createProvider(cutOff)
  await expect(ask(payments, 'lost-answer')).rejects.toThrow('connection lost')
  expect(await findCharges('lost-answer')).toMatchObject([{ status: 'pending' }])
  // Asked anew at once, the first asker might still be at it: a minute later it is not.
  now = new Date(now.getTime() + 2 * MINUTE_MS)
  expect(await ask(payments, 'lost-answer')).toMatchObject({
    kind: 'settled',
    charge: { status: 'charged' },
  })
  expect(taken.size).toBe(1)
})

test('API-8 a request that never reached the provider is made when it comes again', async () => {
  const reached = createProvider(deliverAll)
  const unreached: PaymentProvider = { ...reached.payments, charge: cutOff }
  await expect(ask(unreached, 'never-sent')).rejects.toThrow('connection lost')
  now = new Date(now.getTime() + 2 * MINUTE_MS)
  expect(await ask(reached.payments, 'never-sent')).toMatchObject({ kind: 'settled' })
  expect(reached.taken.size).toBe(1)
})

test('API-8 a nonce that the provider refuses leaves no charge behind', async () => {
  const { payments } = createProvider(async () => ({
    kind: 'invalid',
    field: 'paymentMethodNonce',
    reason: 'is unknown.',
  }))
  expect(await ask(payments, 'refused')).toMatchObject({ kind: 'invalid' })
  expect(await findCharges('refused')).toEqual([])
})

test('API-8 a slow provider is asked once by many, and all get its word', async () => {
  const { payments, taken } = createProvider(
    (outcome) => new Promise((resolve) => setTimeout(() => resolve(outcome), 300)),
  )
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask(payments, 'slow')))
  expect(taken.size).toBe(1)
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
})

test('API-8 the next start brings to an end what a killed process left open', async () => {
  const { payments, taken, voided } = createProvider(deliverAll)
  const leave = (id: string, status: 'pending' | 'voiding', transactionId: string | null) =>
    openCharge(open.database, {
      id,
      userId: 'usr_sam',
      nonce: `nonce of ${id}`,
      nonceUse: 'once',
      amountCents: 1000,
      status,
      transactionId,
      createdAt: now,
      updatedAt: now,
    })
  await leave('chg_taken', 'pending', null)
  taken.set('chg_taken', { kind: 'charged', transactionId: 'txn_taken' })
  await leave('chg_untaken', 'pending', null)
  await leave('chg_voiding', 'voiding', 'txn_voiding')
  expect(await settle(payments)).toBe(0)

  now = new Date(now.getTime() + 5 * MINUTE_MS)
  expect(await settle(payments)).toBe(3)
  expect(await findCharges('nonce of chg_taken')).toMatchObject([
    { status: 'charged', transactionId: 'txn_taken' },
  ])
  expect(await findCharges('nonce of chg_untaken')).toEqual([])
  expect(await findCharges('nonce of chg_voiding')).toMatchObject([{ status: 'voided' }])
  expect(voided).toEqual(['txn_voiding'])
  expect(await settle(payments)).toBe(0)

  // Where no other process can be at it, nobody has to wait for the age.
  await leave('chg_alone', 'pending', null)
  now = new Date(now.getTime() + 1)
  expect(await settle(payments, false)).toBe(1)
})
