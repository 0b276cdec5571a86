import { deflateSync } from 'node:zlib'
import type { FormFile } from '../../http/exchange'

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const GREYSCALE = 0

/** By size: packing millions of pixels takes longer than sending them. */
const made = new Map<string, FormFile>()

/** A black PNG of one bit a pixel: many pixels in few bytes. */
export function createPicture(width: number, height: number): FormFile {
  const size = `${width} ${height}`
  const picture = made.get(size) ?? packPicture(width, height)
  made.set(size, picture)
  return picture
}

function packPicture(width: number, height: number): FormFile {
  const header = new DataView(new ArrayBuffer(13))
  header.setUint32(0, width)
  header.setUint32(4, height)
  header.setUint8(8, 1)
  header.setUint8(9, GREYSCALE)
  const rowBytes = 1 + Math.ceil(width / 8)
  const bytes = Buffer.concat([
    SIGNATURE,
    createChunk('IHDR', new Uint8Array(header.buffer)),
    createChunk('IDAT', deflateSync(new Uint8Array(rowBytes * height))),
    createChunk('IEND', new Uint8Array()),
  ])
  return { name: 'picture.png', mediaType: 'image/png', bytes: new Uint8Array(bytes) }
}

/** A chunk of a PNG. */
export function createChunk(type: string, data: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return chunk
}

/** PNG's checksum (ISO 3309); `node:zlib` has its own from Node 22 on. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}
