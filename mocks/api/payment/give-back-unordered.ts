import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { type ChargeRow, charges } from '../database/tables/charges'
import { orders } from '../database/tables/orders'
import { describeFault } from '../http/log'
import { listUnordered } from './charge-store'
import { giveMoneyBack } from './give-money-back'
import type { SettlingDependencies } from './settle-open-charges'

/**
 * For how long money may be taken without an order. The storefront keeps an open purchase and finishes it when its page
 * is opened again, which may well be in the evening or on the next morning.
 */
export const UNORDERED_FOR_MS = 24 * 60 * 60_000

/** Gives back what was taken so long ago without an order. What can't be given back now is so the next time. */
export async function giveBackUnordered(dependencies: SettlingDependencies): Promise<void> {
  const { database, log, now } = dependencies
  const since = new Date(now().getTime() - UNORDERED_FOR_MS)
  for (const id of await listUnordered(database, since)) {
    try {
      const charge = await giveUpOrder(database, id, now())
      if (!charge) continue
      await giveMoneyBack(dependencies, charge)
      log({ level: 'info', event: 'unordered-charge-returned', charge: id })
    } catch (fault) {
      log({ level: 'error', event: 'charge-left-open', charge: id, ...describeFault(fault) })
    }
  }
}

/**
 * Decides that no order comes of a charge any more, `undefined` when one has. An order that is made at this very moment
 * locks the same row: whoever is second finds what the first has decided.
 */
export function giveUpOrder(
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
    // An order of a process that runs an earlier release, which does not write it on the charge.
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
