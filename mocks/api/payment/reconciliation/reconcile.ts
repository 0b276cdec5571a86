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
 * Compares the shop's records with the provider's since a time, and finds what is open from before. Changes nothing. What
 * changed within the last minutes is left out: a running service may be at work on it.
 */
export async function reconcile(
  dependencies: ReconciliationDependencies,
  from: Date,
): Promise<Reconciliation> {
  const now = dependencies.now()
  const abandonedSince = new Date(now.getTime() - ABANDONED_AFTER_MS)
  const records = await readRecords(dependencies, from, now)
  const abandoned = records.charges.filter(({ charge }) => charge.updatedAt < abandonedSince)
  const findings = [
    ...abandoned.flatMap((charge) => judgeCharge(charge, now)),
    ...findUncharged(records),
    ...findForeign(records, abandonedSince),
  ]
  return {
    compared: abandoned.length + records.uncharged.length,
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

/** Listed, never reversed: another shop or a till may use the same account at the provider. */
function findForeign({ foreign }: Records, abandonedSince: Date): Finding[] {
  return foreign
    .filter(({ state, createdAt }) => state === 'taken' && createdAt < abandonedSince)
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
