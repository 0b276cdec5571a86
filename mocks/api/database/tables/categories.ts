import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './instant'

export const categories = pgTable('categories', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** The name as it is compared, whatever its case. */
  nameKey: text('name_key').notNull().unique(),
  createdAt: instant('created_at').notNull(),
})

export type CategoryRow = typeof categories.$inferSelect
