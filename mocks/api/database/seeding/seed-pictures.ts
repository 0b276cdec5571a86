import { createHash } from 'node:crypto'
import type { Database } from '../database'
import { drawPicture, type PictureSubject } from '../seed/pictures/draw-picture'
import { photos } from '../tables/photos'

/**
 * Stores the drawings of the subjects and answers with their hashes, in the same order. Only drawn
 * here: each is rendered when it is first looked at.
 */
export async function seedPictures(
  database: Database,
  subjects: readonly PictureSubject[],
  createdAt: Date,
): Promise<string[]> {
  const drawings = subjects.map((subject) => {
    const data = new TextEncoder().encode(drawPicture(subject))
    const hash = createHash('sha256').update(data).digest('hex')
    return { hash, mediaType: 'image/svg+xml' as const, data, createdAt }
  })
  await database.insert(photos).values(drawings).onConflictDoNothing()
  return drawings.map(({ hash }) => hash)
}
