import type { ForeignCatalog, ForeignProduct } from '../../api/database/worlds/put-catalog'
import type { PhotoNormalizer } from '../../api/photo/normalize-photo'
import { type FoundCatalog, type FoundProduct, findCatalog } from './find-catalog'

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
  see(body: unknown): void
  /** Resolves when all that was seen is kept. */
  settle(): Promise<void>
}

const MOST_PHOTO_BYTES = 5 * 1024 * 1024
const PHOTO_PATIENCE_MS = 10_000

export function createRecorder({ origin, normalize, keep, say }: RecorderOptions): Recorder {
  /** By address: most answers show the same products again. */
  const photos = new Map<string, Promise<ForeignProduct['photo']>>()
  let working = Promise.resolve()

  async function fetchPhoto(picture: string): Promise<ForeignProduct['photo']> {
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
      say(`The photo ${picture.slice(0, 100)} is not recorded: ${reason}.`)
      return undefined
    }
  }

  function photoOf({ picture }: FoundProduct): Promise<ForeignProduct['photo']> {
    if (picture === undefined) return Promise.resolve(undefined)
    const known = photos.get(picture) ?? fetchPhoto(picture)
    photos.set(picture, known)
    return known
  }

  async function record({ categories, products }: FoundCatalog): Promise<void> {
    try {
      const whole: ForeignProduct[] = []
      // One after the other: a backend may ration its pictures.
      for (const found of products) whole.push({ ...found.product, photo: await photoOf(found) })
      await keep({ categories, products: whole })
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      say(`What the real backend answered could not be recorded: ${reason}.`)
    }
  }

  return {
    see(body) {
      const found = findCatalog(body)
      if (found.categories.length === 0 && found.products.length === 0) return
      working = working.then(() => record(found))
    },
    settle: () => working,
  }
}
