import { constants, crc32, deflateRawSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createPhotoNormalizer } from './normalize-photo'

const MEGABYTE = 1024 * 1024
const normalize = createPhotoNormalizer({
  maxBytes: MEGABYTE,
  maxPixels: 10_000,
  mediaTypes: ['image/jpeg', 'image/png', 'image/gif'],
})

const draw = (format: 'jpeg' | 'png') =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: 'teal' } })
    .toFormat(format)
    .toBuffer()
const [jpeg, png] = await Promise.all([draw('jpeg'), draw('png')])

const toBlob = (...parts: readonly Uint8Array[]) => new Blob([new Uint8Array(Buffer.concat(parts))])

async function keep(...parts: readonly Uint8Array[]): Promise<Uint8Array> {
  const result = await normalize(toBlob(...parts))
  if (result.outcome !== 'normalized') throw new Error(`The picture is ${result.outcome}`)
  return result.photo.data
}

const SCRIPT = '<script>alert(document.domain)</script>'
const script = Buffer.from(SCRIPT)
const jpegComment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, script.length + 2]), script])

test.each([
  ['a page behind it', [png, script]],
  ['a page in a comment', [jpeg.subarray(0, 2), jpegComment, jpeg.subarray(2)]],
  ['a page in its XMP', [await sharp(png).withXmp(`<x>${SCRIPT}</x>`).toBuffer()]],
  [
    'a place',
    [
      await sharp(jpeg)
        .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
        .toBuffer(),
    ],
  ],
  ['a colour profile', [await sharp(jpeg).withIccProfile('p3').toBuffer()]],
])('of a picture with %s nothing but the picture is kept', async (_, parts) => {
  const data = await keep(...parts)
  expect(Buffer.from(data).includes('script')).toBe(false)
  const { format, width, exif, icc, xmp, iptc, comments } = await sharp(data).metadata()
  expect({ format, width, exif, icc, xmp, iptc, comments }).toEqual({ format: 'webp', width: 64 })
})

/** Signature and first chunk. */
const PNG_HEAD = 33

function makeChunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

const UNPACKED_MB = 512

/** Zeros, packed so that they never stand in memory: zlib's header, blocks, an empty last one, and the sum (RFC 1950). */
function packZeros(): Buffer {
  const finishFlush = constants.Z_FULL_FLUSH
  const block = deflateRawSync(Buffer.alloc(MEGABYTE), { finishFlush })
  const blocks = Array.from({ length: UNPACKED_MB }, () => block)
  const sum = Buffer.alloc(4)
  sum.writeUInt16BE((UNPACKED_MB * MEGABYTE) % 65_521)
  sum.writeUInt16BE(1, 2)
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...blocks, Buffer.from([3, 0]), sum])
}

test.each(['zTXt', 'iCCP'])(
  'a %s that unpacks to half a gigabyte is not unpacked',
  async (name) => {
    const chunk = makeChunk(name, Buffer.concat([Buffer.from('bomb\0\0'), packZeros()]))
    const mostKilobytes = () => process.resourceUsage().maxRSS
    const before = mostKilobytes()
    const data = await keep(png.subarray(0, PNG_HEAD), chunk, png.subarray(PNG_HEAD))
    expect(await sharp(data).metadata()).toMatchObject({ width: 64, height: 48 })
    expect(mostKilobytes() - before).toBeLessThan(100 * 1024)
  },
)

test('the pixels that a GIF says it has are counted before they are there', async () => {
  const [width, height] = [Buffer.from([0xff, 0xff]), Buffer.from([0xff, 0xff])]
  const gif = [
    Buffer.from('GIF89a'),
    ...[width, height, Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255])],
    ...[Buffer.from([0x2c, 0, 0, 0, 0]), width, height, Buffer.from([0, 2, 2, 0x44, 1, 0, 0x3b])],
  ]
  expect(await normalize(toBlob(...gif))).toEqual({ outcome: 'too-many-pixels' })
})
