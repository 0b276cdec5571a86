import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import type { GatewayStore, TransactionRecord } from '../../../braintree/gateway/store'
import type { Database } from '../../database/database'
import {
  gatewayNonces,
  gatewayTransactions,
  gatewayVaultedMethods,
} from '../../database/tables/gateway'

/** The simulated gateway's records in the database, shared by every process of a service. */
export function createGatewayStore(database: Database): GatewayStore {
  return {
    async saveNonce(record) {
      await database
        .insert(gatewayNonces)
        .values({ nonce: record.nonce, consumed: record.consumed, record })
    },

    async consumeNonce(nonce, transaction) {
      const consuming = database
        .update(gatewayNonces)
        .set({ consumed: true })
        .where(and(eq(gatewayNonces.nonce, nonce), eq(gatewayNonces.consumed, false)))
        .returning({ nonce: gatewayNonces.nonce })
      if (!transaction) return (await consuming).length > 0
      // One statement, so that a process that dies leaves no used nonce without its transaction, and no lock.
      const consumed = database.$with('consumed').as(consuming)
      const kept = await database
        .with(consumed)
        .insert(gatewayTransactions)
        .select((query) => query.select(toColumns(transaction)).from(consumed))
        .returning({ id: gatewayTransactions.id })
      return kept.length > 0
    },

    async findNonce(nonce) {
      const [row] = await database
        .select()
        .from(gatewayNonces)
        .where(eq(gatewayNonces.nonce, nonce))
      return row && { ...row.record, consumed: row.consumed }
    },

    async saveTransaction(record) {
      const { id, orderId } = record
      await database.insert(gatewayTransactions).values({ id, orderId, record })
    },

    async findTransaction(id) {
      const [row] = await database
        .select()
        .from(gatewayTransactions)
        .where(eq(gatewayTransactions.id, id))
      return row?.record
    },

    async listVaulted(customerId) {
      const rows = await database
        .select()
        .from(gatewayVaultedMethods)
        .where(eq(gatewayVaultedMethods.customerId, customerId))
        .orderBy(desc(gatewayVaultedMethods.createdAt), desc(gatewayVaultedMethods.token))
      return rows.map(({ record, isDefault }) => ({ ...record, isDefault }))
    },

    async saveVaulted(record) {
      const { token, customerId, isDefault } = record
      const row = { token, customerId, isDefault, createdAt: new Date(record.createdAt), record }
      await database.transaction(async (transaction) => {
        if (isDefault) {
          await transaction
            .update(gatewayVaultedMethods)
            .set({ isDefault: false })
            .where(eq(gatewayVaultedMethods.customerId, customerId))
        }
        await transaction
          .insert(gatewayVaultedMethods)
          .values(row)
          .onConflictDoUpdate({ target: gatewayVaultedMethods.token, set: row })
      })
    },

    async deleteVaulted(customerId, token) {
      const deleted = await database
        .delete(gatewayVaultedMethods)
        .where(
          and(
            eq(gatewayVaultedMethods.customerId, customerId),
            eq(gatewayVaultedMethods.token, token),
          ),
        )
        .returning({ token: gatewayVaultedMethods.token })
      return deleted.length > 0
    },
  }
}

/** A row as a statement selects it, not from a table. */
function toColumns(record: TransactionRecord) {
  const { id, orderId } = record
  return {
    id: sql`${id}::text`.as('id'),
    orderId: sql`${orderId}::text`.as('order_id'),
    record: sql`${JSON.stringify(record)}::jsonb`.as('record'),
    voidedAt: sql`null::timestamptz`.as('voided_at'),
  }
}

/** The simulated gateway's transaction for one of our charges. */
export async function findTransactionOfCharge(
  database: Database,
  chargeId: string,
): Promise<TransactionRecord | undefined> {
  const [row] = await database
    .select()
    .from(gatewayTransactions)
    .where(eq(gatewayTransactions.orderId, chargeId))
  return row?.record
}

const BATCH_SIZE = 1_000

/** All transactions of the simulated gateway, batch by batch. */
export async function* listGatewayTransactions(database: Database) {
  let last = ''
  for (;;) {
    const batch = await database
      .select()
      .from(gatewayTransactions)
      .where(gt(gatewayTransactions.id, last))
      .orderBy(asc(gatewayTransactions.id))
      .limit(BATCH_SIZE)
    yield batch
    const end = batch.at(-1)
    if (!end || batch.length < BATCH_SIZE) return
    last = end.id
  }
}
