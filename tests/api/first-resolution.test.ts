import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../mocks/api/database/database'
import { openInMemory } from '../../mocks/api/database/embedded/open-embedded'
import type { LogEntry } from '../../mocks/api/http/log'
import { startResolving } from '../../mocks/api/payment/charge/resolve'
import type { PaymentProvider } from '../../mocks/api/payment/payment-provider'
import { findCharges, leaveCharge } from './support/left-charges'
import { charged, createTakingProvider, deliverAll } from './support/taking-provider'

const MINUTE_MS = 60_000
let open: OpenDatabase
let now = new Date()

beforeAll(async () => {
  open = await openInMemory(async () => undefined)
})
afterAll(() => open.close())

const startResolver = (payments: PaymentProvider, isShared: boolean) =>
  startResolving({
    database: open.database,
    isShared,
    payments,
    log: () => undefined,
    now: () => now,
  })
const leave = (id: string, status: 'pending' | 'voiding', transactionId: string | null = null) =>
  leaveCharge(open.database, { id, status, at: now, transactionId })
const chargesOf = (nonce: string) => findCharges(open.database, nonce)

test('API-8 a start waits for no provider, and a stop only for the charge that is under way', async () => {
  const { payments } = createTakingProvider(deliverAll)
  const answers: (() => void)[] = []
  const slow: PaymentProvider = {
    ...payments,
    findCharge: () =>
      new Promise((resolve) => {
        answers.push(() => resolve(undefined))
      }),
  }
  await leave('chg_first', 'pending')
  await leave('chg_second', 'pending')
  now = new Date(now.getTime() + 5 * MINUTE_MS)
  const { stop } = startResolver(slow, true)
  await expect.poll(() => answers).toHaveLength(1)
  let isStopped = false
  const stopping = stop().then(() => {
    isStopped = true
  })
  await chargesOf('none')
  expect(isStopped).toBe(false)
  for (const answer of answers) answer()
  await stopping
  expect(answers).toHaveLength(1)
  const rest = startResolver(payments, true)
  await rest.firstRun
  await rest.stop()
})

test('API-8 a first run takes only what was left before the start, and logs why it failed', async () => {
  const { payments, taken, voided } = createTakingProvider(deliverAll)
  await leave('chg_return', 'voiding', 'txn_return')
  now = new Date(now.getTime() + 1)
  const { firstRun, stop } = startResolver(payments, false)
  now = new Date(now.getTime() + 1)
  // Before the run looks for open charges, and some time passes until it does.
  const leaving = leave('chg_at_work', 'pending')
  taken.set('chg_at_work', charged('txn_at_work'))
  now = new Date(now.getTime() + 1)
  await leaving
  await firstRun
  await stop()
  expect(voided).toEqual(['txn_return'])
  expect(await chargesOf('nonce of chg_at_work')).toMatchObject([{ status: 'pending' }])

  const logged: LogEntry[] = []
  const lost = await openInMemory(async () => undefined)
  await lost.close()
  const failing = startResolving({
    database: lost.database,
    isShared: false,
    payments,
    log: (entry) => logged.push(entry),
    now: () => now,
  })
  await failing.firstRun
  await failing.stop()
  expect(logged).toMatchObject([{ level: 'error', event: 'charges-not-settled' }])
})
