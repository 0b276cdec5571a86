import { sql } from 'drizzle-orm'
import { bigint, boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from './instant'
import { users } from './users'

/**
 * Every attempt to take money: written before the provider is asked and completed with what it
 * answered, so that no charge is without a trace.
 */
export const charges = pgTable(
  'charges',
  {
    /** Also the provider's order id, by which a charge of unknown outcome is found again. */
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** `null` where none is used: an amount of 0. */
    nonce: text(),
    /** The provider's sandbox accepts its test nonces any number of times. */
    nonceUse: text('nonce_use', { enum: ['once', 'repeatable', 'none'] }).notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    /** `voiding` is between the decision to give the money back and the provider's word on it. */
    status: text({ enum: ['pending', 'charged', 'declined', 'voiding', 'voided'] }).notNull(),
    transactionId: text('transaction_id').unique(),
    declineReason: text('decline_reason'),
    processorCode: text('processor_code'),
    /** Asked again, the provider refused: the nonce may have been used by the first time, whose answer was lost. */
    mayBeTaken: boolean('may_be_taken').notNull().default(false),
    /** When an order was made of it; a charge that stays without one goes back. */
    orderedAt: instant('ordered_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('charges_nonce_once').on(table.nonce).where(sql`${table.nonceUse} = 'once'`),
    index('charges_unsettled')
      .on(table.updatedAt)
      .where(sql`${table.status} in ('pending', 'voiding')`),
    index('charges_unordered')
      .on(table.updatedAt)
      .where(
        sql`${table.status} = 'charged' and ${table.orderedAt} is null and ${table.amountCents} > 0`,
      ),
  ],
)

export type ChargeRow = typeof charges.$inferSelect
