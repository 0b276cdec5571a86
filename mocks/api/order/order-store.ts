import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { orders } from '../database/tables/orders'
import { users } from '../database/tables/users'

const BATCH_SIZE = 100

/** Every order, newest first, batch by batch. */
export function listOrders(database: Database): AsyncGenerator<readonly OrderRecord[]> {
  return readOrders(database, undefined)
}

/** The orders of one user, newest first, batch by batch. */
export function listOrdersOfUser(
  database: Database,
  userId: string,
): AsyncGenerator<readonly OrderRecord[]> {
  return readOrders(database, eq(orders.userId, userId))
}

/**
 * Sets an order's status, if it has an expected one. Resolves with the order as it is then, whether it was changed or not;
 * `undefined` when there is no such order.
 */
export function setOrderStatus(
  database: Database,
  id: string,
  status: string,
  isExpected: (status: string) => boolean,
): Promise<{ readonly isSet: boolean; readonly order: OrderRecord } | undefined> {
  return database.transaction(async (transaction) => {
    const [before] = await selectOrders(transaction)
      .where(eq(orders.id, id))
      .for('update', { of: orders })
    if (!before) return undefined
    if (!isExpected(before.status)) return { isSet: false, order: before }
    await transaction.update(orders).set({ status }).where(eq(orders.id, id))
    return { isSet: true, order: { ...before, status } }
  })
}

async function* readOrders(
  database: Database,
  condition: SQL | undefined,
): AsyncGenerator<readonly OrderRecord[]> {
  let last: OrderRecord | undefined
  for (;;) {
    const batch = await selectOrders(database)
      .where(and(condition, last && isOlder(last)))
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(BATCH_SIZE)
    yield batch
    if (batch.length < BATCH_SIZE) return
    last = batch.at(-1)
  }
}

/** A row comparison, which the index serves; for an `or` PostgreSQL would read every row before. */
function isOlder({ createdAt, id }: OrderRecord): SQL {
  return sql`(${orders.createdAt}, ${orders.id}) < (${createdAt.toISOString()}::timestamptz, ${id})`
}

function selectOrders(database: Database) {
  return database
    .select({
      id: orders.id,
      lines: orders.lines,
      transactionId: orders.transactionId,
      amountCents: orders.amountCents,
      address: orders.address,
      status: orders.status,
      userId: orders.userId,
      userName: users.name,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .$dynamic()
}

/** An order with the name of its user. */
export type OrderRecord = Awaited<ReturnType<typeof selectOrders>>[number]
