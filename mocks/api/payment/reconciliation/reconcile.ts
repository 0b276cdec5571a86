import type { Database } from '../../database/database'
import { SHOP_CURRENCY } from '../../lib/money'
import { ABANDONED_AFTER_MS } from '../charge/resolve'
import type { PaymentProvider } from '../payment-provider'
import type { Finding } from './finding'
import { judgeCharge } from './judge-charge'
import { type Records, readRecords } from './read-records'

export interface ReconciliationDependencies {
  readonly database: Database
  readonly payments: PaymentProvider
  now(): Date
}

export interface Reconciliation {
  /** How many charges and orders were compared. */
  readonly compared: number
  /** What is open, oldest first. */
  readonly findings: readonly Finding[]
}

/**
 * Compares the shop's records with the provider's from a time on, and finds whatever is open from before. Changes
 * nothing. What a running service was at within the last minutes is left out: it is on its way to its end.
 */
export async function reconcile(
  dependencies: ReconciliationDependencies,
  from: Date,
): Promise<Reconciliation> {
  const now = dependencies.now()
  const calmSince = new Date(now.getTime() - ABANDONED_AFTER_MS)
  const books = await readRecords(dependencies, from, now)
  const calm = books.charges.filter(({ charge }) => charge.updatedAt < calmSince)
  const findings = [
    ...calm.flatMap((charge) => judgeCharge(charge, now)),
    ...findUncharged(books),
    ...findForeign(books, calmSince),
  ]
  return {
    compared: calm.length + books.uncharged.length,
    findings: findings.sort((one, other) => one.since.getTime() - other.since.getTime()),
  }
}

function findUncharged({ uncharged }: Records): Finding[] {
  return uncharged.map(({ id, transactionId, amountCents, createdAt }) => ({
    kind: 'order-without-money',
    chargeId: null,
    transactionId,
    orderId: id,
    amountCents,
    currency: SHOP_CURRENCY,
    since: createdAt,
    repair: null,
  }))
}

/** Listed, never given back: another shop or a till may have the same account at the provider. */
function findForeign({ foreign }: Records, calmSince: Date): Finding[] {
  return foreign
    .filter(({ state, createdAt }) => state === 'taken' && createdAt < calmSince)
    .map(({ transactionId, chargeId, amountCents, currency, createdAt }) => ({
      kind: 'unknown-here',
      chargeId,
      transactionId,
      orderId: null,
      amountCents,
      currency,
      since: createdAt,
      repair: null,
    }))
}
