import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './instant'

export const users = pgTable('users', {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  /** The email as it is compared, whatever its case. */
  emailKey: text('email_key').notNull().unique(),
  /** `null` for accounts that nobody can sign in to. */
  passwordHash: text('password_hash'),
  role: integer().notNull().default(0),
  /** Rises with each new password: sessions of an earlier one have ended. */
  sessionGeneration: integer('session_generation').notNull().default(0),
  /** The session in which the last new password was set, which goes on. */
  keptSessionId: text('kept_session_id'),
  createdAt: instant('created_at').notNull(),
})

export type UserRow = typeof users.$inferSelect
