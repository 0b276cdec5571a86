import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { components } from '../../../src/api/generated/schema'
import type { Database } from '../database/database'
import { type OrderLineRecord, orders } from '../database/tables/orders'
import { users } from '../database/tables/users'
import { toDollars } from '../money'

export type Order = components['schemas']['Order']

const BATCH_SIZE = 100

/** Every order, newest first, batch by batch. */
export function listOrders(database: Database): AsyncGenerator<readonly Order[]> {
  return readOrders(database, undefined)
}

/** The orders of one user, newest first, batch by batch. */
export function listOrdersOfUser(
  database: Database,
  userId: string,
): AsyncGenerator<readonly Order[]> {
  return readOrders(database, eq(orders.userId, userId))
}

/** The order that a transaction paid. */
export async function findOrderOfTransaction(
  database: Database,
  transactionId: string,
): Promise<Order | undefined> {
  const [view] = await selectOrders(database).where(eq(orders.transactionId, transactionId))
  return view && toOrder(view)
}

/** Sets an order's status, `undefined` when there is no such order. */
export async function setOrderStatus(
  database: Database,
  id: string,
  status: string,
): Promise<Order | undefined> {
  await database.update(orders).set({ status }).where(eq(orders.id, id))
  const [view] = await selectOrders(database).where(eq(orders.id, id))
  return view && toOrder(view)
}

async function* readOrders(
  database: Database,
  condition: SQL | undefined,
): AsyncGenerator<readonly Order[]> {
  let last: OrderView | undefined
  for (;;) {
    const batch = await selectOrders(database)
      .where(and(condition, last && isOlder(last)))
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(BATCH_SIZE)
    yield batch.map(toOrder)
    if (batch.length < BATCH_SIZE) return
    last = batch.at(-1)
  }
}

/** Compared as one, so that the index leads to the row; of an `or` PostgreSQL reads all that came before it. */
function isOlder({ createdAt, id }: OrderView): SQL {
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

type OrderView = Awaited<ReturnType<typeof selectOrders>>[number]

function toOrder(view: OrderView): Order {
  return {
    _id: view.id,
    products: view.lines.map(toOrderLine),
    transaction_id: view.transactionId,
    amount: toDollars(view.amountCents),
    address: view.address,
    status: view.status,
    user: { _id: view.userId, name: view.userName },
    createdAt: view.createdAt.toISOString(),
  }
}

function toOrderLine(line: OrderLineRecord): Order['products'][number] {
  return {
    _id: line.productId,
    name: line.name,
    price: toDollars(line.priceCents),
    count: line.count,
    createdAt: line.productCreatedAt,
  }
}
