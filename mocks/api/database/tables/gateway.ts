import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type {
  NonceRecord,
  TransactionRecord,
  VaultedMethod,
} from '../../../braintree/gateway/store'
import { instant } from './instant'

/** The simulated gateway's nonces; `record` holds each as it was made, `consumed` whether it was used. */
export const gatewayNonces = pgTable('gateway_nonces', {
  nonce: text().primaryKey(),
  consumed: boolean().notNull(),
  record: jsonb().$type<NonceRecord>().notNull(),
})

/** The simulated gateway's transactions. */
export const gatewayTransactions = pgTable(
  'gateway_transactions',
  {
    id: text().primaryKey(),
    orderId: text('order_id'),
    record: jsonb().$type<TransactionRecord>().notNull(),
    /** Set when the money went back. */
    voidedAt: instant('voided_at'),
  },
  (table) => [index('gateway_transactions_order').on(table.orderId)],
)

/** The payment methods that customers saved at the simulated gateway. */
export const gatewayVaultedMethods = pgTable(
  'gateway_vaulted_methods',
  {
    token: text().primaryKey(),
    customerId: text('customer_id').notNull(),
    isDefault: boolean('is_default').notNull(),
    createdAt: instant('created_at').notNull(),
    record: jsonb().$type<VaultedMethod>().notNull(),
  },
  (table) => [index('gateway_vaulted_methods_of_customer').on(table.customerId, table.createdAt)],
)
