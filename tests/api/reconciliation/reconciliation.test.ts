import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { OpenDatabase } from '../../../mocks/api/database/database'
import { openInMemory } from '../../../mocks/api/database/embedded/open-embedded'
import { charges } from '../../../mocks/api/database/tables/charges'
import { gatewayTransactions } from '../../../mocks/api/database/tables/gateway'
import { orders } from '../../../mocks/api/database/tables/orders'
import { chargeCustomer } from '../../../mocks/api/payment/charge/charge'
import { resolveOpenCharges } from '../../../mocks/api/payment/charge/resolve'
import { reverseUnordered } from '../../../mocks/api/payment/charge/reverse'
import { createProvider } from '../../../mocks/api/payment/create-provider'
import type { PaymentProvider } from '../../../mocks/api/payment/payment-provider'
import type { Finding, FindingKind } from '../../../mocks/api/payment/reconciliation/finding'
import { reconcile } from '../../../mocks/api/payment/reconciliation/reconcile'
import { repairFindings } from '../../../mocks/api/payment/reconciliation/repair'
import { isLong } from '../../length'
import { plantPurchases } from './plant-purchases'
import { PLANTS } from './plants'

/** What a hang takes longer than, and six thousand repairs on a busy machine never. */
if (isLong) vi.setConfig({ testTimeout: 900_000 })

const PURCHASES = isLong ? 10_000 : 1_000
const MONTH_MS = 30 * 24 * 3_600_000
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

let open: OpenDatabase
let now: Date
let payments: PaymentProvider
/** How often each transaction was given back. */
let returned: Map<string, number>

beforeAll(async () => {
  open = await openInMemory(async () => undefined)
})
afterAll(() => open.close())
beforeEach(async () => {
  for (const table of [orders, charges, gatewayTransactions]) await open.database.delete(table)
  now = new Date()
  returned = new Map()
  const { payments: simulated } = await createProvider(
    { database: open.database, now: () => now, publicPath: '' },
    undefined,
  )
  payments = {
    ...simulated,
    async voidOrRefund(id) {
      returned.set(id, (returned.get(id) ?? 0) + 1)
      await simulated.voidOrRefund(id)
    },
  }
})

const dependencies = () => ({ database: open.database, payments, now: () => now })
const compare = () => reconcile(dependencies(), new Date(now.getTime() - MONTH_MS))
const wait = (ms: number) => {
  now = new Date(now.getTime() + ms)
}

/** A line of a report, without what is only for the eye. */
const toLine = ({
  kind,
  chargeId,
  transactionId,
  orderId,
  repair,
}: Pick<Finding, 'kind' | 'chargeId' | 'transactionId' | 'orderId' | 'repair'>) =>
  [kind, chargeId, transactionId, orderId, repair].join(' ')
const toLines = (findings: readonly Parameters<typeof toLine>[0][]) => findings.map(toLine).sort()

/** A kind that is added to the type is missed here. */
const KINDS: Readonly<Record<FindingKind, null>> = {
  'money-without-order': null,
  'order-without-money': null,
  'amount-differs': null,
  'currency-differs': null,
  'taken-twice': null,
  'taken-despite-decline': null,
  'refund-hangs': null,
  'refund-missing': null,
  'refund-unrecorded': null,
  'charge-unsettled': null,
  'charge-hangs': null,
  'charge-likely-taken': null,
  'unknown-at-provider': null,
  'unknown-here': null,
}

/** Everything that a repair could change. */
async function readAll() {
  const { database } = open
  return JSON.stringify([
    await database.select().from(charges).orderBy(charges.id),
    await database.select().from(orders).orderBy(orders.id),
    await database.select().from(gatewayTransactions).orderBy(gatewayTransactions.id),
  ])
}

test('API-8 every kind of finding is planted', () => {
  const planted = new Set(PLANTS.flatMap(({ truth }) => truth?.kind ?? []))
  expect([...planted].sort()).toEqual(Object.keys(KINDS).sort())
})

test(`API-8 the report of ${PURCHASES} purchases is the truth, line by line, and changes nothing`, async () => {
  const truth = await plantPurchases(open.database, PURCHASES, now)
  const before = await readAll()
  const { findings } = await compare()
  expect(toLines(findings)).toEqual(toLines(truth))
  expect(await readAll()).toBe(before)
  expect(returned.size).toBe(0)
})

test('API-8 repairing twice gives nothing back twice, and leaves what people have to decide', async () => {
  const truth = await plantPurchases(open.database, PURCHASES, now)
  const repairs = await repairFindings(dependencies(), (await compare()).findings)
  expect(repairs).toHaveLength(truth.filter(({ repair }) => repair !== null).length)
  // What was taken in another currency is told as a fault also where it has gone back.
  const faults = repairs.filter(({ fault }) => fault !== undefined)
  expect(faults).toHaveLength(
    truth.filter(({ name }) => name === 'timed out after another currency was taken').length,
  )
  wait(5 * MINUTE_MS)

  const left = truth.flatMap((line) => {
    if (line.repair === null) return [line]
    return line.next ? [{ ...line, kind: line.next, repair: null }] : []
  })
  // What was on its way the first time is not any more.
  const isLate = ({ chargeId }: Finding) => !truth.some((line) => line.chargeId === chargeId)
  const { findings } = await compare()
  const second = findings.filter((finding) => !isLate(finding))
  expect(toLines(second)).toEqual(toLines(left))
  expect(new Set(findings.filter(isLate).map(({ kind }) => kind))).toEqual(
    new Set(['money-without-order']),
  )
  expect(await repairFindings(dependencies(), findings)).toEqual([])

  const due = truth.flatMap(({ isReturned, transactionId }) =>
    isReturned && transactionId !== null ? [transactionId] : [],
  )
  expect([...returned.keys()].sort()).toEqual(due.sort())
  expect([...returned.values()].every((times) => times === 1)).toBe(true)
})

test('API-8 what really goes wrong with payments is found for what it is', async () => {
  const working = payments
  const failing = (change: Partial<PaymentProvider>) => ({
    ...dependencies(),
    payments: { ...working, ...change },
    log: () => undefined,
  })
  const pay = (services: ReturnType<typeof failing>) =>
    chargeCustomer(services, { userId: 'usr_sam', amountCents: 500, nonce: 'fake-valid-nonce' })
  const cutOff = () => Promise.reject(new Error('connection lost'))

  const timesOutAfterTaking = failing({
    charge: (request) => working.charge(request).then(cutOff),
  })
  const isUnreachable = failing({ charge: cutOff })
  const failsToVoid = failing({ voidOrRefund: cutOff })
  const diesAfterVoid = failing({
    voidOrRefund: (id) => working.voidOrRefund(id).then(cutOff),
  })

  await expect(pay(timesOutAfterTaking)).rejects.toThrow('connection lost')
  await expect(pay(isUnreachable)).rejects.toThrow('connection lost')
  await pay(failing({}))
  wait(DAY_MS + MINUTE_MS)
  await reverseUnordered(failsToVoid)
  await pay(failing({}))
  wait(DAY_MS + MINUTE_MS)
  await reverseUnordered(diesAfterVoid)
  await pay(failing({}))
  wait(5 * MINUTE_MS)

  const { findings } = await compare()
  expect(findings.map(({ kind, repair }) => `${kind}: ${repair}`)).toEqual([
    'charge-unsettled: settle',
    'charge-hangs: settle',
    'refund-hangs: give-back',
    'refund-hangs: give-back',
    'money-without-order: null',
  ])
  // A service that settles the same at the same time does no harm, nor a second repair.
  await Promise.all([
    repairFindings(dependencies(), findings),
    repairFindings(dependencies(), findings),
    resolveOpenCharges(failing({}), 0),
  ])
  wait(5 * MINUTE_MS)
  const left = (await compare()).findings
  expect(left.map(({ kind }) => kind)).toEqual(['money-without-order', 'money-without-order'])
  expect(await repairFindings(dependencies(), left)).toEqual([])
})
