import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './instant'
import { users } from './users'

/** An order's own copy of what was bought, which later changes of the product leave alone. */
export interface OrderLineRecord {
  readonly productId: string
  readonly name: string
  readonly priceCents: number
  readonly count: number
  /** When the product was created, as ISO 8601. */
  readonly productCreatedAt: string
}

export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    lines: jsonb().$type<readonly OrderLineRecord[]>().notNull(),
    /** A transaction makes one order. */
    transactionId: text('transaction_id').notNull().unique(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    address: text().notNull(),
    status: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('orders_newest').on(table.createdAt, table.id),
    index('orders_of_user_newest').on(table.userId, table.createdAt, table.id),
  ],
)

export type OrderRow = typeof orders.$inferSelect
