import { createHash } from 'node:crypto'
import type { PictureLimits } from '../../contract/operation'
import { loadSharp } from './load-sharp'
import type { NormalizedPhoto } from './save-photo'

export type Normalization =
  | { readonly outcome: 'normalized'; readonly photo: NormalizedPhoto }
  | { readonly outcome: 'not-a-picture' }
  | { readonly outcome: 'too-many-pixels' }

/** Makes an upload into the picture that is kept. */
export type PhotoNormalizer = (upload: Blob) => Promise<Normalization>

const LARGEST_SIDE_PIXELS = 1200
const WEBP_QUALITY = 82

/** Judges a picture by its content, whatever it is called, and keeps nothing of its metadata. */
export function createPhotoNormalizer({ maxPixels, mediaTypes }: PictureLimits): PhotoNormalizer {
  return async (upload) => {
    const bytes = new Uint8Array(await upload.arrayBuffer())
    const facts = await readFacts(bytes)
    if (!facts || !mediaTypes.includes(facts.mediaType)) return { outcome: 'not-a-picture' }
    if (facts.pixels > maxPixels) return { outcome: 'too-many-pixels' }
    const data = await normalize(bytes, maxPixels)
    if (!data) return { outcome: 'not-a-picture' }
    const hash = createHash('sha256').update(data).digest('hex')
    return { outcome: 'normalized', photo: { hash, data } }
  }
}

interface Facts {
  readonly mediaType: string
  readonly pixels: number
}

async function readFacts(bytes: Uint8Array): Promise<Facts | undefined> {
  const sharp = await loadSharp()
  try {
    // The header alone is read here, so that a bomb is known before it is unpacked.
    const { format, compression, width, height } = await sharp(bytes, {
      limitInputPixels: false,
    }).metadata()
    const name = format === 'heif' && compression === 'av1' ? 'avif' : format
    return { mediaType: `image/${name}`, pixels: width * height }
  } catch {
    // Whatever is wrong with it, it is not a picture that can be shown.
    return undefined
  }
}

async function normalize(bytes: Uint8Array, maxPixels: number): Promise<Buffer | undefined> {
  const sharp = await loadSharp()
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels })
      .autoOrient()
      .resize(LARGEST_SIDE_PIXELS, LARGEST_SIDE_PIXELS, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: WEBP_QUALITY })
      .toBuffer()
  } catch {
    // Cut off or broken inside: the same to whoever sent it.
    return undefined
  }
}
