import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { type ChargeRow, charges } from '../../database/tables/charges'
import { orders } from '../../database/tables/orders'
import { describeFault, type Log } from '../../http/log'
import type { PaymentProvider } from '../payment-provider'
import { listUnordered, markReversed } from './store'

/**
 * For how long money may be taken without an order. The storefront keeps an open purchase and finishes it when its page
 * is opened again, which may well be in the evening or on the next morning.
 */
export const UNORDERED_FOR_MS = 24 * 60 * 60_000

/** What is to be known of a charge that goes back. */
export type ReversibleCharge = Pick<ChargeRow, 'id' | 'status' | 'transactionId' | 'amountCents'>

export interface ReversalDependencies {
  readonly database: Database
  readonly payments: PaymentProvider
  now(): Date
}

/** What a run over many charges builds on. */
export interface ReversalRun extends ReversalDependencies {
  readonly log: Log
  /** Aborted when no more charges are to be begun; the one under way ends. */
  readonly signal?: AbortSignal
}

/**
 * Gives a charge's money back, once. The charge is marked `voiding` before and `voided` after, so that a process that
 * dies in between leaves the task to be found.
 *
 * @throws Error when the provider did not void or refund it
 */
export async function reverseCharge(
  { database, payments, now }: ReversalDependencies,
  { id, status, transactionId, amountCents }: ReversibleCharge,
): Promise<void> {
  if (status === 'voided') return
  // The provider knows nothing of a charge of 0.
  if (transactionId !== null && amountCents > 0) await payments.voidOrRefund(transactionId)
  await markReversed(database, id, now())
}

/** Reverses charges that have been without an order for too long. One that fails is retried the next time. */
export async function reverseUnordered(dependencies: ReversalRun): Promise<void> {
  const { database, log, now, signal } = dependencies
  const since = new Date(now().getTime() - UNORDERED_FOR_MS)
  for (const id of await listUnordered(database, since)) {
    if (signal?.aborted) return
    try {
      const charge = await abandonOrder(database, id, now())
      if (!charge) continue
      await reverseCharge(dependencies, charge)
      log({ level: 'info', event: 'unordered-charge-returned', charge: id })
    } catch (fault) {
      log({ level: 'error', event: 'charge-left-open', charge: id, ...describeFault(fault) })
    }
  }
}

/**
 * Decides that a charge will have no order, `undefined` when it has one. An order that is placed at this very moment
 * locks the same row: the second to come finds what the first has decided.
 */
export function abandonOrder(
  database: Database,
  id: string,
  now: Date,
): Promise<ChargeRow | undefined> {
  return database.transaction(async (transaction) => {
    const [charge] = await transaction
      .select()
      .from(charges)
      .where(and(eq(charges.id, id), eq(charges.status, 'charged')))
      .for('update')
    if (!charge || charge.transactionId === null || charge.orderedAt) return undefined
    const [order] = await transaction
      .select({ createdAt: orders.createdAt })
      .from(orders)
      .where(eq(orders.transactionId, charge.transactionId))
    // Placed by a process of an earlier release, which does not record it on the charge.
    const change = order
      ? ({ orderedAt: order.createdAt } as const)
      : ({ status: 'voiding', updatedAt: now } as const)
    const [changed] = await transaction
      .update(charges)
      .set(change)
      .where(eq(charges.id, id))
      .returning()
    return order ? undefined : changed
  })
}
