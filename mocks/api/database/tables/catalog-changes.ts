import { bigint, integer, pgTable } from 'drizzle-orm/pg-core'

/**
 * How many transactions changed the list of products: a product came, went, or took another place, category or price.
 * A trigger counts, within the transaction, each in a lane that nobody else is in: at one row that all count in,
 * writers would wait for each other, some of them in a circle. What is sold changes no list, and counts nowhere.
 */
export const catalogChanges = pgTable('catalogue_changes', {
  lane: integer().primaryKey(),
  changes: bigint({ mode: 'number' }).notNull(),
})

/**
 * How many transactions changed anything that the catalog shows: a product or a category, what is in stock and sold
 * included. Counted as `catalogChanges` are. Equal sums mean that every list and every product is answered alike, so
 * that any process may answer from memory.
 */
export const shownChanges = pgTable('shown_changes', {
  lane: integer().primaryKey(),
  changes: bigint({ mode: 'number' }).notNull(),
})
