import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'

/** A body as it is kept: its bytes, as far as there are not too many. */
export interface KeptBody {
  readonly type: string
  readonly byteCount: number
  /** Absent for more than can be kept. */
  readonly bytes?: Uint8Array<ArrayBuffer>
}

const MOST_BYTES = 256 * 1024
const UNPACKING = {
  gzip: promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
} as const

/** Reads a copy of a request or an answer to its end, or to where it breaks off. */
export async function readMessage(copy: Request | Response): Promise<KeptBody> {
  const pieces: Uint8Array[] = []
  let byteCount = 0
  try {
    for await (const piece of copy.body ?? []) {
      byteCount += piece.byteLength
      if (byteCount <= MOST_BYTES) pieces.push(piece)
    }
  } catch {
    // Whoever waits for it finds that out; what came is kept.
  }
  const type = copy.headers.get('Content-Type') ?? ''
  if (byteCount > MOST_BYTES) return { type, byteCount }
  const bytes = await unpack(Buffer.concat(pieces), copy.headers.get('Content-Encoding') ?? '')
  return { type, byteCount, ...(bytes ? { bytes: new Uint8Array(bytes) } : {}) }
}

async function unpack(bytes: Buffer, encoding: string): Promise<Buffer | undefined> {
  if (!isPacking(encoding)) return bytes
  try {
    return await UNPACKING[encoding](bytes, { maxOutputLength: MOST_BYTES })
  } catch {
    return undefined
  }
}

function isPacking(encoding: string): encoding is keyof typeof UNPACKING {
  return Object.hasOwn(UNPACKING, encoding)
}

/** Parsed JSON, or a text; `undefined` where there is none, and for bytes. */
export function readContent({ type, bytes }: KeptBody): unknown {
  if (!bytes || bytes.byteLength === 0) return undefined
  if (!isJson(type) && !/^text\//i.test(type)) return undefined
  const text = Buffer.from(bytes).toString('utf8')
  if (!isJson(type)) return text
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return text
  }
}

/** Whether a body says that it is JSON. */
export function isJson(type: string): boolean {
  return /^application\/(?:[\w.+-]+\+)?json\b/i.test(type)
}
