import { and, desc, eq } from 'drizzle-orm'
import type { GatewayStore, TransactionRecord } from '../../braintree/gateway/store'
import type { Database } from '../database/database'
import {
  gatewayNonces,
  gatewayTransactions,
  gatewayVaultedMethods,
} from '../database/tables/gateway'

/** The simulated gateway's records in the database, shared by every process of a service. */
export function createGatewayStore(database: Database): GatewayStore {
  return {
    async saveNonce(record) {
      await database
        .insert(gatewayNonces)
        .values({ nonce: record.nonce, consumed: record.consumed, record })
    },

    async consumeNonce(nonce) {
      // The row is locked by whoever comes first; the others see it as that one left it.
      return database.transaction(async (transaction) => {
        const isNonce = eq(gatewayNonces.nonce, nonce)
        const [before] = await transaction.select().from(gatewayNonces).where(isNonce).for('update')
        if (!before) return undefined
        await transaction.update(gatewayNonces).set({ consumed: true }).where(isNonce)
        return { ...before.record, consumed: before.consumed }
      })
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
