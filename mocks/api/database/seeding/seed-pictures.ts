import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Database } from '../database'
import { photos } from '../tables/photos'

const FOLDER = new URL('../seed/pictures/', import.meta.url)

/**
 * Stores the pictures of the catalog's products and returns their hashes by slug. We drew them ourselves, as SVG; a
 * photo is rendered from one when it is first requested.
 */
export async function seedPictures(
  database: Database,
  slugs: readonly string[],
  createdAt: Date,
): Promise<ReadonlyMap<string, string>> {
  const pictures = await Promise.all(
    slugs.map(async (slug) => {
      const data = await readFile(new URL(`${slug}.svg`, FOLDER))
      const hash = createHash('sha256').update(data).digest('hex')
      return { slug, hash, mediaType: 'image/svg+xml' as const, data, createdAt }
    }),
  )
  await database
    .insert(photos)
    .values(pictures.map(({ slug, ...photo }) => photo))
    .onConflictDoNothing()
  return new Map(pictures.map(({ slug, hash }) => [slug, hash]))
}
