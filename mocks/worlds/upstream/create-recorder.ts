import { createHash } from 'node:crypto'
import type { ForeignCatalog, ForeignProduct } from '../../api/database/worlds/put-catalog'
import { createLruCache } from '../../api/lib/lru-cache'
import type { PhotoNormalizer } from '../../api/photo/normalize-photo'
import type { NormalizedPhoto } from '../../api/photo/save-photo'
import type { Operation } from '../../contract/operation'
import { type FoundCatalog, findCatalog } from './find-catalog'

export interface RecorderOptions {
  /** Where the backend's own addresses begin. */
  readonly origin: string
  readonly normalize: PhotoNormalizer
  /** Puts what was found where it is kept. */
  keep(catalog: ForeignCatalog): Promise<void>
  /** Says in a sentence what could not be kept. */
  say(sentence: string): void
}

/** Keeps what a backend answers, as far as the contract can carry it: categories, products, their photos. */
export interface Recorder {
  see(body: unknown, operation: Pick<Operation, 'id'>): void
  /** Resolves when all that was seen is kept. */
  settle(): Promise<void>
}

const MOST_PHOTO_BYTES = 5 * 1024 * 1024
const PHOTO_PATIENCE_MS = 10_000
/** Of all photos that are not asked for again. */
const MOST_BYTES = 64 * 1024 * 1024
const MOST_MISSING = 1_000

export function createRecorder({ origin, normalize, keep, say }: RecorderOptions): Recorder {
  /** Most answers show the same products again. */
  const photos = createLruCache<NormalizedPhoto | undefined>({
    maxSize: MOST_BYTES,
    sizeOf: (photo) => photo?.data.byteLength ?? 0,
  })
  /** How many answers had been seen when a photo could not be had: one that comes later asks for it again. */
  const missing = createLruCache<number>({ maxSize: MOST_MISSING, sizeOf: () => 1 })
  let seen = 0
  let working = Promise.resolve()

  async function fetchPhoto(picture: string): Promise<NormalizedPhoto | undefined> {
    try {
      const response = await fetch(new URL(picture, origin), {
        signal: AbortSignal.timeout(PHOTO_PATIENCE_MS),
      })
      if (!response.ok) throw new Error(`it is answered with ${response.status}`)
      const upload = await response.blob()
      if (upload.size > MOST_PHOTO_BYTES) throw new Error(`it has ${upload.size} bytes`)
      const normalized = await normalize(upload)
      if (normalized.outcome === 'normalized') return normalized.photo
      throw new Error('it is no picture that the contract takes')
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      say(
        `The photo ${picture.slice(0, 100)} is not recorded: ${reason}. One that was recorded before stays; it is asked for again with the next answer that shows it.`,
      )
      return undefined
    }
  }

  async function photoOf(picture: string | undefined, answer: number) {
    if (picture === undefined) return 'none'
    // A `data:` URI is the whole picture.
    const key = createHash('sha256').update(picture).digest('base64')
    const known = photos.find(key)
    if (known) return known
    const missedAt = missing.find(key)
    // Answers that have waited meanwhile don't wait for it once more each.
    if (missedAt !== undefined && answer <= missedAt) return 'same'
    const photo = await photos.read(key, () => fetchPhoto(picture))
    if (photo) return photo
    if (missedAt !== undefined) missing.forget(key, missedAt)
    await missing.read(key, async () => seen)
    return 'same'
  }

  async function record({ categories, products }: FoundCatalog, answer: number): Promise<void> {
    try {
      const whole: ForeignProduct[] = []
      // One after the other: a backend may ration its pictures.
      for (const { product, picture } of products) {
        whole.push({ ...product, photo: await photoOf(picture, answer) })
      }
      await keep({ categories, products: whole })
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      say(`What the real backend answered could not be recorded: ${reason}.`)
    }
  }

  return {
    see(body, operation) {
      const found = findCatalog(body, operation)
      if (found.categories.length === 0 && found.products.length === 0) return
      seen += 1
      const answer = seen
      working = working.then(() => record(found, answer))
    },
    settle: () => working,
  }
}
