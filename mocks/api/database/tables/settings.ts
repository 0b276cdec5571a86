import { pgTable, text } from 'drizzle-orm/pg-core'

/** What the processes of one service have to agree on, such as generated secrets. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: text().notNull(),
})
