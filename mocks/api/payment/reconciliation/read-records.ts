import { and, eq, gt, gte, inArray, isNull, or } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { type ChargeRow, charges } from '../../database/tables/charges'
import { orders } from '../../database/tables/orders'
import type { PaymentProvider, ProviderTransaction } from '../payment-provider'
import { type ChargeIndex, createChargeIndex } from './charge-index'
import type { ChargeRecords, KnownOrder } from './judge-charge'

/** The records of the shop and of the provider, side by side. */
export interface Records {
  readonly charges: readonly ChargeRecords[]
  /** Orders whose transaction belongs to no charge. */
  readonly uncharged: readonly KnownOrder[]
  /** The provider's transactions that belong to no charge. */
  readonly foreign: readonly ProviderTransaction[]
}

/** Well below the parameters that a statement may have. */
const BATCH_SIZE = 1_000

/**
 * Reads the records of a period, and what is open from before. The provider's come first, so that what the shop does
 * meanwhile is in the shop's records, with a recent time.
 */
export async function readRecords(
  { database, payments }: { readonly database: Database; readonly payments: PaymentProvider },
  from: Date,
  to: Date,
): Promise<Records> {
  const transactions: ProviderTransaction[] = []
  for await (const transaction of payments.listTransactions(from, to))
    transactions.push(transaction)
  const index = createChargeIndex()
  index.add(await readCharges(database, from))
  index.add(await findMissing(database, transactions, index))
  const ordered = await readOrders(database, from, index)
  const isUncharged = ({ transactionId }: KnownOrder) => !index.hasTransaction(transactionId)
  index.add(await findChargesOf(database, ordered.filter(isUncharged)))
  return {
    charges: await joinRecords(payments, index, transactions, ordered),
    uncharged: ordered.filter(isUncharged),
    foreign: transactions.filter((transaction) => index.findChargeId(transaction) === undefined),
  }
}

async function joinRecords(
  payments: PaymentProvider,
  index: ChargeIndex,
  transactions: readonly ProviderTransaction[],
  ordered: readonly KnownOrder[],
): Promise<readonly ChargeRecords[]> {
  const listed = new Map<string, ProviderTransaction[]>()
  for (const transaction of transactions) {
    const id = index.findChargeId(transaction)
    if (id !== undefined) listed.set(id, [...(listed.get(id) ?? []), transaction])
  }
  const orderOf = new Map(ordered.map((order) => [order.transactionId, order]))
  const records: ChargeRecords[] = []
  for (const charge of index.all()) {
    records.push({
      charge,
      order: charge.transactionId === null ? undefined : orderOf.get(charge.transactionId),
      transactions: await complete(payments, charge, listed.get(charge.id) ?? []),
    })
  }
  return records
}

/** A list may lag, and ends at the period: the transaction that a charge names is then read by its id. */
async function complete(
  payments: PaymentProvider,
  { transactionId, nonceUse }: ChargeRow,
  listed: readonly ProviderTransaction[],
): Promise<readonly ProviderTransaction[]> {
  if (transactionId === null || nonceUse === 'none') return listed
  if (listed.some((transaction) => transaction.transactionId === transactionId)) return listed
  const found = await payments.findTransaction(transactionId)
  return found ? [...listed, found] : listed
}

function readCharges(database: Database, from: Date): Promise<ChargeRow[]> {
  return database
    .select()
    .from(charges)
    .where(
      or(
        gte(charges.createdAt, from),
        inArray(charges.status, ['pending', 'voiding']),
        and(eq(charges.status, 'charged'), isNull(charges.orderedAt), gt(charges.amountCents, 0)),
      ),
    )
}

/** The charges from before the period that transactions of the period name. */
function findMissing(
  database: Database,
  transactions: readonly ProviderTransaction[],
  index: ChargeIndex,
): Promise<ChargeRow[]> {
  const ids = transactions.flatMap(({ chargeId }) =>
    chargeId === null || index.has(chargeId) ? [] : [chargeId],
  )
  return inBatches(ids, (batch) =>
    database
      .select()
      .from(charges)
      .where(inArray(charges.id, [...batch])),
  )
}

function findChargesOf(database: Database, of: readonly KnownOrder[]): Promise<ChargeRow[]> {
  return inBatches(
    of.map(({ transactionId }) => transactionId),
    (batch) =>
      database
        .select()
        .from(charges)
        .where(inArray(charges.transactionId, [...batch])),
  )
}

/** The orders of the period, and those of charges from before it. */
async function readOrders(
  database: Database,
  from: Date,
  index: ChargeIndex,
): Promise<readonly KnownOrder[]> {
  const { id, amountCents, transactionId, status, createdAt } = orders
  const columns = { id, amountCents, transactionId, status, createdAt }
  const recent = await database.select(columns).from(orders).where(gte(orders.createdAt, from))
  const found = new Set(recent.map((order) => order.transactionId))
  const others = index
    .all()
    .flatMap((charge) =>
      charge.transactionId === null || found.has(charge.transactionId)
        ? []
        : [charge.transactionId],
    )
  const older = await inBatches(others, (batch) =>
    database
      .select(columns)
      .from(orders)
      .where(inArray(orders.transactionId, [...batch])),
  )
  return [...recent, ...older]
}

async function inBatches<Item, Row>(
  items: readonly Item[],
  read: (batch: readonly Item[]) => PromiseLike<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let start = 0; start < items.length; start += BATCH_SIZE) {
    rows.push(...(await read(items.slice(start, start + BATCH_SIZE))))
  }
  return rows
}
