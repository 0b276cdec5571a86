import type { ForeignCatalog, ForeignProduct } from '../../api/database/worlds/put-catalog'
import type { PhotoNormalizer } from '../../api/photo/normalize-photo'
import type { NormalizedPhoto } from '../../api/photo/save-photo'
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
  see(body: unknown): void
  /** Resolves when all that was seen is kept. */
  settle(): Promise<void>
}

const MOST_PHOTO_BYTES = 5 * 1024 * 1024
const PHOTO_PATIENCE_MS = 10_000

export function createRecorder({ origin, normalize, keep, say }: RecorderOptions): Recorder {
  /** By address: most answers show the same products again. */
  const photos = new Map<string, NormalizedPhoto>()
  /** How many answers had been seen when a photo could not be had, by address: one that comes later asks for it again. */
  const missing = new Map<string, number>()
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
    const known = photos.get(picture)
    if (known) return known
    // Answers that have waited meanwhile don't wait for it once more each.
    if (answer <= (missing.get(picture) ?? 0)) return 'same'
    const photo = await fetchPhoto(picture)
    if (photo) photos.set(picture, photo)
    else missing.set(picture, seen)
    return photo ?? 'same'
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
    see(body) {
      const found = findCatalog(body)
      if (found.categories.length === 0 && found.products.length === 0) return
      seen += 1
      const answer = seen
      working = working.then(() => record(found, answer))
    },
    settle: () => working,
  }
}
