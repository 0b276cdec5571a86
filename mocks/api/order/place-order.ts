import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { type ChargeRow, charges } from '../database/tables/charges'
import { orders } from '../database/tables/orders'
import { products } from '../database/tables/products'
import { createId } from '../lib/create-id'
import { countByProduct, FIRST_STATUS, judgeOrder, type OrderedLine } from './order-rules'

export interface OrderPlacement {
  readonly userId: string
  readonly transactionId: string
  readonly lines: readonly OrderedLine[]
  readonly claimedCents: number
  readonly address: string
}

export type Placement =
  /** Now, or when this transaction was sent for the first time. */
  | { readonly kind: 'placed'; readonly isNew: boolean }
  | { readonly kind: 'unknown-transaction' }
  | { readonly kind: 'foreign-transaction' }
  | { readonly kind: 'voided-transaction'; readonly charge: ChargeRow }
  /** The order is impossible; the charge is marked to be voided. */
  | { readonly kind: 'impossible'; readonly reason: string; readonly charge: ChargeRow }

/**
 * Creates the order of a charged transaction, or marks the charge to be voided: all of it or
 * nothing, in one transaction. Rows are locked in one order (charge, then products by id), so that
 * buyers of the same products wait for each other instead of blocking each other.
 */
export function placeOrder(
  database: Database,
  placement: OrderPlacement,
  now: Date,
): Promise<Placement> {
  return database.transaction(async (transaction) => {
    const charge = await lockCharge(transaction, placement.transactionId)
    if (!charge) return { kind: 'unknown-transaction' }
    if (charge.userId !== placement.userId) return { kind: 'foreign-transaction' }
    if (await hasOrder(transaction, placement.transactionId))
      return { kind: 'placed', isNew: false }
    if (charge.status !== 'charged') return { kind: 'voided-transaction', charge }

    const verdict = judgeOrder(
      { ...placement, chargedCents: charge.amountCents },
      await lockProducts(transaction, placement.lines),
    )
    if (verdict.kind !== 'possible') {
      await transaction
        .update(charges)
        .set({ status: 'voiding', updatedAt: now })
        .where(eq(charges.id, charge.id))
      return { ...verdict, charge }
    }
    await transaction.insert(orders).values({
      id: createId('ord'),
      userId: placement.userId,
      lines: verdict.lines,
      transactionId: placement.transactionId,
      amountCents: charge.amountCents,
      address: placement.address,
      status: FIRST_STATUS,
      createdAt: now,
    })
    await transaction.update(charges).set({ orderedAt: now }).where(eq(charges.id, charge.id))
    await takeFromStock(transaction, placement.lines)
    return { kind: 'placed', isNew: true }
  })
}

async function lockCharge(
  transaction: Database,
  transactionId: string,
): Promise<ChargeRow | undefined> {
  const [charge] = await transaction
    .select()
    .from(charges)
    .where(eq(charges.transactionId, transactionId))
    .for('update')
  // A declined charge has a transaction at the provider, but took no money to make an order of.
  return charge?.status === 'declined' ? undefined : charge
}

async function hasOrder(transaction: Database, transactionId: string): Promise<boolean> {
  const found = await transaction
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.transactionId, transactionId))
  return found.length > 0
}

function lockProducts(transaction: Database, lines: readonly OrderedLine[]) {
  const ids = [...countByProduct(lines).keys()]
  return transaction
    .select()
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for('update')
}

async function takeFromStock(transaction: Database, lines: readonly OrderedLine[]): Promise<void> {
  for (const [productId, count] of countByProduct(lines)) {
    await transaction
      .update(products)
      .set({
        quantity: sql`${products.quantity} - ${count}`,
        sold: sql`${products.sold} + ${count}`,
      })
      .where(eq(products.id, productId))
  }
}
