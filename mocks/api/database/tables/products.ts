import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
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
    /** How often it was written by hand; sales are counted in `sold`. */
    revision: integer().notNull().default(0),
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
