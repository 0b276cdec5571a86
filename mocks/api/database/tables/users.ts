import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './instant'

export const users = pgTable('users', {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  /** The e-mail as it is compared, whatever its case. */
  emailKey: text('email_key').notNull().unique(),
  /** `null` for accounts that nobody can sign in to. */
  passwordHash: text('password_hash'),
  role: integer().notNull().default(0),
  createdAt: instant('created_at').notNull(),
})

export type UserRow = typeof users.$inferSelect
