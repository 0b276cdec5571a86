import { and, asc, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { GatewayStore, TransactionRecord } from '../../../braintree/gateway/store'
import type { Database } from '../../database/database'
import { prepareStatement, type Slots } from '../../database/prepare-statement'
import {
  gatewayNonces,
  gatewayTransactions,
  gatewayVaultedMethods,
} from '../../database/tables/gateway'

/** The simulated gateway's records in the database, shared by every process of a service. */
export function createGatewayStore(database: Database): GatewayStore {
  return {
    async saveNonce(record) {
      await insertNonce(database, { nonce: record.nonce, consumed: record.consumed, record })
    },

    async consumeNonce(nonce, transaction) {
      if (transaction) {
        const { id, orderId } = transaction
        const record = JSON.stringify(transaction)
        return (await spendNonce(database, { nonce, id, orderId, record })).length > 0
      }
      const consumed = await consume(database, eq(gatewayNonces.nonce, nonce))
      return consumed.length > 0
    },

    async findNonce(nonce) {
      const [row] = await selectNonce(database, { nonce })
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

const insertNonce = prepareStatement((database, slot: Slots<typeof gatewayNonces.$inferSelect>) =>
  database
    .insert(gatewayNonces)
    .values({ nonce: slot('nonce'), consumed: slot('consumed'), record: slot('record') }),
)

const selectNonce = prepareStatement((database, slot: Slots<{ nonce: string }>) =>
  database
    .select()
    .from(gatewayNonces)
    .where(eq(gatewayNonces.nonce, slot('nonce'))),
)

/** A nonce, and the transaction that it is used for; `record` as JSON. */
type Spending = {
  readonly nonce: string
  readonly id: string
  readonly orderId: string | null
  readonly record: string
}

/** One statement, so that a process that dies leaves no used nonce without its transaction, and no lock. */
const spendNonce = prepareStatement((database, slot: Slots<Spending>) => {
  const consumed = database
    .$with('consumed')
    .as(consume(database, eq(gatewayNonces.nonce, slot('nonce'))))
  const transaction = {
    id: sql`${slot('id')}::text`.as('id'),
    orderId: sql`${slot('orderId')}::text`.as('order_id'),
    record: sql`${slot('record')}::jsonb`.as('record'),
    voidedAt: sql`null::timestamptz`.as('voided_at'),
  }
  return database
    .with(consumed)
    .insert(gatewayTransactions)
    .select((query) => query.select(transaction).from(consumed))
    .returning({ id: gatewayTransactions.id })
})

function consume(database: Database, isMeant: SQL) {
  return database
    .update(gatewayNonces)
    .set({ consumed: true })
    .where(and(isMeant, eq(gatewayNonces.consumed, false)))
    .returning({ nonce: gatewayNonces.nonce })
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
