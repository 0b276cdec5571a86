import { sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { photos } from '../database/tables/photos'

/** A picture as it is kept: upright, without metadata, not larger than it is shown. */
export interface NormalizedPhoto {
  readonly hash: string
  readonly data: Uint8Array
}

/** Keeps a photo, once however often it comes, and holds it until the transaction ends. */
export async function savePhoto(
  transaction: Database,
  { hash, data }: NormalizedPhoto,
  createdAt: Date,
): Promise<string> {
  await transaction
    .insert(photos)
    .values({ hash, mediaType: 'image/webp', data, createdAt })
    // A change of nothing still locks the row, so that nobody drops it before it is used.
    .onConflictDoUpdate({ target: photos.hash, set: { hash: sql`excluded.hash` } })
  return hash
}
