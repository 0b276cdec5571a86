import { sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { prepareStatement, type Slots } from '../database/prepare-statement'
import { charges } from '../database/tables/charges'
import { type OrderRow, orders } from '../database/tables/orders'
import { products } from '../database/tables/products'
import { type Lowering, lowerCounters, toLowering } from '../rate-limit/count-in-statement'
import type { Count } from '../rate-limit/counter'
import { isUniqueViolation } from '../user/user-store'
import { countByProduct } from './order-rules'

/**
 * Inserts an order, notes it on its charge, takes its pieces from stock and gives back what its charge was counted under.
 * All four or, where the charge or a product is not as the order was judged by, none: a price or a name that was changed,
 * too few pieces, an order or a return of the same charge, one of another amount or user.
 *
 * One statement, so that a process that dies leaves no lock behind, and nothing half done. It locks rows in one order
 * (counters, charge, then products by id), so that buyers of the same products wait for each other instead of blocking
 * each other. Whoever waits for a product holds its buyer's counters: that makes payments of one address wait too.
 *
 * @param order judged as possible, with what its products were then
 * @param counts that its charge was counted under until it had an order
 * @returns whether it was written
 */
export async function writeOrder(
  database: Database,
  { id, userId, lines, transactionId, amountCents, address, status, createdAt }: OrderRow,
  counts: readonly Count[],
): Promise<boolean> {
  const pieces = countByProduct(lines)
  const copies = new Map(lines.map((line) => [line.productId, line]))
  const wanted = [...copies.values()].map(({ productId, name, priceCents, productCreatedAt }) => ({
    id: productId,
    name,
    cents: priceCents,
    created: productCreatedAt,
    pieces: pieces.get(productId),
  }))
  try {
    const written = await insertOrder(database, {
      id,
      userId,
      lines: JSON.stringify(lines),
      transactionId,
      amountCents,
      address,
      status,
      at: createdAt.toISOString(),
      wanted: JSON.stringify(wanted),
      products: wanted.length,
      ...toLowering(counts),
    })
    return written.length > 0
  } catch (error) {
    // A process of an earlier release, which does not note an order on its charge, was first.
    if (isUniqueViolation(error)) return false
    throw error
  }
}

/** An order as its statement takes it: `lines` and `wanted` in JSON, `at` in ISO 8601. */
type Written = Omit<OrderRow, 'lines' | 'createdAt'> &
  Lowering & {
    readonly lines: string
    readonly wanted: string
    readonly products: number
    readonly at: string
  }

const insertOrder = prepareStatement((database, slot: Slots<Written>) => {
  const at = sql`${slot('at')}::timestamptz`
  const { locking, lowered, isHeld } = lowerCounters(
    database,
    slot('given'),
    sql`exists (select from placed)`,
  )
  const charge = database.$with('charge', { id: charges.id }).as(sql`
    select id from ${charges}
    where transaction_id = ${slot('transactionId')} and status = 'charged' and ordered_at is null
      and user_id = ${slot('userId')} and amount_cents = ${slot('amountCents')} and ${isHeld}
    for update`)
  const wanted = sql`jsonb_to_recordset(${slot('wanted')}::jsonb)
    as wanted (id text, name text, cents integer, created timestamptz, pieces integer)`
  // As an array that is made first, their ids are looked up in the index.
  const shelf = database.$with('shelf', { id: products.id }).as(sql`
    select ${products.id}, wanted.pieces from ${products}
    join ${wanted} on wanted.id = ${products.id}
    where exists (select from charge)
      and ${products.id} = any(array(select id from ${wanted}))
      and ${products.name} = wanted.name
      and ${products.priceCents} = wanted.cents
      and ${products.createdAt} = wanted.created
      and ${products.quantity} >= wanted.pieces
    order by ${products.id}
    for update of ${products}`)
  const placed = database.$with('placed', { id: orders.id }).as(sql`
    insert into ${orders}
      (id, user_id, lines, transaction_id, amount_cents, address, status, created_at)
    select ${slot('id')}::text, ${slot('userId')}::text, ${slot('lines')}::jsonb, ${slot('transactionId')}::text,
      ${slot('amountCents')}::bigint, ${slot('address')}::text, ${slot('status')}::text, ${at}
    from charge
    where (select count(*) from shelf) = ${slot('products')}::integer
    returning id`)
  const noted = database.$with('noted', { id: charges.id }).as(sql`
    update ${charges} set ordered_at = ${at} from charge, placed where ${charges.id} = charge.id`)
  const taken = database.$with('taken', { id: products.id }).as(sql`
    update ${products}
    set quantity = ${products.quantity} - shelf.pieces, sold = ${products.sold} + shelf.pieces
    from shelf, placed where ${products.id} = shelf.id`)
  return database
    .with(...locking, charge, shelf, placed, noted, taken, lowered)
    .select({ id: placed.id })
    .from(placed)
})
