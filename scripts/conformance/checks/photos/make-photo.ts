import { loadSharp } from '../../../../mocks/api/photo/load-sharp'
import type { FormFile } from '../../http/exchange'
import { createChunk, createPicture } from '../admin/tiny-picture'

/** The kinds that this check can make. */
export const photoKinds = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const

export type PhotoKind = (typeof photoKinds)[number]
export type PhotoColor = 'green' | 'red'

const COLORS = { green: { r: 20, g: 200, b: 40 }, red: { r: 220, g: 30, b: 40 } } as const
const SIZE = { width: 96, height: 64 }

/** In the metadata of every photo: the place where it was taken, and who took it. */
export const METADATA_MARKS = ['ConformancePlace', 'ConformanceAuthor', 'ConformanceComment']

/** A photo of one color, with a place, an author and a comment in its metadata as cameras and editors write them. */
export async function createPhoto(kind: PhotoKind, color: PhotoColor): Promise<FormFile> {
  const sharp = await loadSharp()
  const [place = '', author = '', comment = ''] = METADATA_MARKS
  const bytes = await sharp({ create: { ...SIZE, channels: 3, background: COLORS[color] } })
    .withExif({
      IFD0: { Artist: author },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '52/1 31/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '13/1 24/1 0/1',
        GPSMapDatum: place,
      },
    })
    .withXmp(toXmp(comment))
    .toFormat(kind)
    .toBuffer()
  return { name: `photo.${kind}`, mediaType: `image/${kind}`, bytes: new Uint8Array(bytes) }
}

function toXmp(comment: string): string {
  return [
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/">',
    `<dc:description>${comment}</dc:description>`,
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
  ].join('')
}

/** The last chunk of a PNG: its length, type and checksum. */
const END_BYTES = 12
/** What a chunk has besides its data. */
const CHUNK_BYTES = 12
const WIDTH = 8000

/** A chunk's type and length come before its data in a WebP file. */
const RIFF_CHUNK_BYTES = 8
/** Where a WebP file says how long the rest of it is. */
const RIFF_LENGTH_AT = 4

/** A photo of exactly that many bytes: a chunk that pictures may hold and nobody reads fills it up. */
export async function createLargePhoto(
  kind: 'png' | 'webp',
  color: PhotoColor,
  byteCount: number,
): Promise<FormFile> {
  const photo = await createPhoto(kind, color)
  const bytes = Buffer.from(photo.bytes)
  const filled = kind === 'png' ? fillPng(bytes, byteCount) : fillWebp(bytes, byteCount)
  return { ...photo, bytes: new Uint8Array(filled) }
}

function fillPng(bytes: Buffer, byteCount: number): Buffer {
  const padding = byteCount - bytes.length - CHUNK_BYTES
  return Buffer.concat([
    bytes.subarray(0, -END_BYTES),
    createChunk('paDd', new Uint8Array(padding)),
    bytes.subarray(-END_BYTES),
  ])
}

/** WebP files have an even number of bytes. */
function fillWebp(bytes: Buffer, byteCount: number): Buffer {
  const even = byteCount - (byteCount % 2)
  const filled = Buffer.alloc(even)
  bytes.copy(filled)
  filled.write('paDd', bytes.length, 'latin1')
  const padding = even - bytes.length - RIFF_CHUNK_BYTES
  filled.writeUInt32LE(padding, bytes.length + RIFF_CHUNK_BYTES / 2)
  filled.writeUInt32LE(even - RIFF_LENGTH_AT - 4, RIFF_LENGTH_AT)
  return filled
}

/** A PNG of that many pixels, in few bytes. */
export function createWidePhoto(pixelCount: number): FormFile {
  return createPicture(WIDTH, Math.floor(pixelCount / WIDTH))
}
