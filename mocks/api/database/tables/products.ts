import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { categories } from './categories'
import { instant } from './instant'
import { photos } from './photos'

export const products = pgTable(
  'products',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** The name as it is searched: folded in JavaScript, so that every database folds alike. */
    nameKey: text('name_key').notNull(),
    description: text().notNull(),
    priceCents: integer('price_cents').notNull(),
    categoryId: text('category_id')
      .notNull()
      .references(() => categories.id),
    quantity: integer().notNull(),
    shipping: smallint().notNull(),
    sold: integer().notNull().default(0),
    photoHash: text('photo_hash').references(() => photos.hash),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('products_quantity_not_negative', sql`${table.quantity} >= 0`),
    check('products_price_not_negative', sql`${table.priceCents} >= 0`),
    // Order first, then what filters ask for, so that a page deep in the list is found in the index alone.
    index('products_newest').on(table.createdAt, table.id, table.priceCents, table.categoryId),
    index('products_best_sold').on(table.sold, table.id),
    index('products_category_newest').on(
      table.categoryId,
      table.createdAt,
      table.id,
      table.priceCents,
    ),
    index('products_name_substring').using('gin', table.nameKey.op('gin_trgm_ops')),
    index('products_photo').on(table.photoHash),
  ],
)

export type ProductRow = typeof products.$inferSelect

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
