import type { Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'

/** Bodies beyond it pass by unread. */
const MOST_BYTES = 8_000_000

/** Copies a body as it passes; the copy is `undefined` when it is too large. */
export function collectBody(stream: Readable): () => Buffer | undefined {
  const chunks: Buffer[] = []
  let size = 0
  stream.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size <= MOST_BYTES) chunks.push(chunk)
    else chunks.length = 0
  })
  return () => (size <= MOST_BYTES ? Buffer.concat(chunks) : undefined)
}

/** A small body may be a large one compressed. */
const LIMIT = { maxOutputLength: MOST_BYTES }

const DECODERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  '': (bytes) => bytes,
  identity: (bytes) => bytes,
  gzip: (bytes) => gunzipSync(bytes, LIMIT),
  'x-gzip': (bytes) => gunzipSync(bytes, LIMIT),
  br: (bytes) => brotliDecompressSync(bytes, LIMIT),
  deflate: (bytes) => inflateSync(bytes, LIMIT),
}

/** A body's text; `undefined` when it is in an encoding that is not known here, broken, or too large. */
export function decodeBody(bytes: Buffer, encoding = ''): string | undefined {
  try {
    return DECODERS[encoding.trim().toLowerCase()]?.(bytes).toString('utf8')
  } catch {
    return undefined
  }
}
