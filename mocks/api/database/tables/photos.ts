import { customType, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './instant'

/** Binary data. */
const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
})

/** Pictures by their content. In the database, so that every process of a service has them. */
export const photos = pgTable('photos', {
  /** SHA-256 of `data`, in hexadecimal. */
  hash: text().primaryKey(),
  /** `image/webp` for uploads, `image/svg+xml` for the seed's own drawings. */
  mediaType: text('media_type', { enum: ['image/webp', 'image/svg+xml'] }).notNull(),
  data: bytes().notNull(),
  createdAt: instant('created_at').notNull(),
})

export type PhotoRow = typeof photos.$inferSelect
