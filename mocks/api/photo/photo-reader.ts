import { eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { type PhotoRow, photos } from '../database/tables/photos'
import { createLruCache, type LruCache } from '../lib/lru-cache'
import { loadSharp } from './load-sharp'
import { renderDrawing } from './render-drawing'

/** Reads photos in the widths that pages want. */
export interface PhotoReader {
  /** The copy that is in memory, which costs nothing. */
  find(hash: string, width: number): Uint8Array | undefined
  /** Whether there is such a photo now, whatever copies this process still holds. */
  has(hash: string): Promise<boolean>
  /** The photo as WebP, at most so many pixels wide; `undefined` when there is no such photo. */
  read(hash: string, width: number): Promise<Uint8Array | undefined>
}

const CACHE_BYTES = 64 * 1024 * 1024
const WEBP_QUALITY = 80

/** Copies by hash and width; whoever has a photo of that hash has the same one. */
export type PhotoCopies = LruCache<Uint8Array>

/** Keeps the most recently used copies, up to 64 MB. */
export function createPhotoCopies(): PhotoCopies {
  return createLruCache({ maxSize: CACHE_BYTES, sizeOf: ({ byteLength }) => byteLength })
}

/**
 * Makes each copy once, when it is first wanted, and keeps the most wanted in memory.
 *
 * @param copies what several databases of the same photos share
 */
export function createPhotoReader(
  database: Database,
  copies: PhotoCopies = createPhotoCopies(),
): PhotoReader {
  const keyOf = (hash: string, width: number) => `${hash} ${width}`
  return {
    find: (hash, width) => copies.find(keyOf(hash, width)),
    async has(hash) {
      const found = await database
        .select({ hash: photos.hash })
        .from(photos)
        .where(eq(photos.hash, hash))
      return found.length > 0
    },
    async read(hash, width) {
      const [photo] = await database.select().from(photos).where(eq(photos.hash, hash))
      return photo && copies.read(keyOf(hash, width), () => makeCopy(photo, width))
    },
  }
}

async function makeCopy({ mediaType, data }: PhotoRow, width: number): Promise<Uint8Array> {
  switch (mediaType) {
    case 'image/svg+xml':
      return renderDrawing(data, width)
    case 'image/webp': {
      const sharp = await loadSharp()
      return sharp(data)
        .resize({ width, withoutEnlargement: true })
        .webp({ quality: WEBP_QUALITY })
        .toBuffer()
    }
  }
}
