import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './instant'

/** Attempts counted in windows of time; in the database, so that every process counts together. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    attempts: integer().notNull(),
    windowEndsAt: instant('window_ends_at').notNull(),
  },
  (table) => [index('rate_limits_window').on(table.windowEndsAt)],
)
