import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './instant'
import { users } from './users'

/** From where a user has signed in, as keyed hashes: strangers' failures do not lock the owner out there. */
export const knownAddresses = pgTable(
  'known_addresses',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    addressHash: text('address_hash').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.addressHash] })],
)
