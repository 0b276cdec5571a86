import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { chooseEncoding, type Encoding } from './choose-encoding'

/** As headers are sent: by their names. */
export type SentHeaders = Readonly<Record<string, string>>

/** An answer that is sent to many, compressed once for all of them. */
export interface CompressedResponse {
  /** Bytes that it takes, compressed forms included. */
  readonly size: number
  send(request: AnswerRequest): Promise<Response>
}

export interface AnswerRequest {
  /** The headers of the request; `undefined` where there is none. */
  readonly acceptEncoding: string | undefined
  readonly ifNoneMatch?: string | undefined
  /** Headers of this answer alone. */
  readonly ownHeaders?: SentHeaders
}

export interface AnswerParts {
  readonly status: number
  readonly headers: SentHeaders
  readonly bytes: Buffer<ArrayBuffer>
  /** Whether it has a tag, by which whoever keeps it is told that it still holds (304). */
  readonly isTagged: boolean
}

interface Form {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly headers: SentHeaders
}

/** Smaller ones are sent as they are: they fit into one packet. */
const LEAST_BYTES = 1_024
/** As small as gzip's best, at a third of its time: an answer may be gone in a second. */
const BROTLI_QUALITY = 5
const TAG_LENGTH = 22
/** What an answer takes besides its bytes: headers, functions and places in maps. */
const OWN_BYTES = 4_096

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Packs an answer. It is the same, byte by byte, in every process that makes it of the same. */
export function compressResponse({
  status,
  headers,
  bytes,
  isTagged,
}: AnswerParts): CompressedResponse {
  const isPacked = bytes.length >= LEAST_BYTES
  const tag = isTagged ? tagOf(headers, bytes) : undefined
  const common: SentHeaders = {
    ...headers,
    ...(isPacked ? { Vary: [headers['Vary'], 'Accept-Encoding'].filter(Boolean).join(', ') } : {}),
    ...(tag === undefined ? {} : { ETag: tag }),
  }
  const unchanged = Object.fromEntries(
    Object.entries(common).filter(([name]) => name !== 'Content-Type'),
  )
  const forms = new Map<Encoding, Promise<Form>>()

  async function makeForm(encoding: Encoding): Promise<Form> {
    const encoded = await compress(bytes, encoding)
    const { etag } = common
    // A strong tag is that of the bytes, which are others now.
    const isWeakened = encoding !== 'identity' && etag?.startsWith('"')
    return {
      bytes: encoded,
      headers: {
        ...common,
        ...(isWeakened ? { etag: `W/${etag}` } : {}),
        ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
        'Content-Length': String(encoded.length),
      },
    }
  }

  function findForm(encoding: Encoding): Promise<Form> {
    const known = forms.get(encoding)
    if (known) return known
    const made = makeForm(encoding).catch((error: unknown) => {
      forms.delete(encoding)
      // What can't be compressed just now is sent as it is.
      if (encoding !== 'identity') return findForm('identity')
      throw error
    })
    forms.set(encoding, made)
    return made
  }

  return {
    // Each compressed form takes less than half of it.
    size: OWN_BYTES + 2 * bytes.length,
    async send({ acceptEncoding = '', ifNoneMatch, ownHeaders }) {
      // What is not there has not stayed the same: only a 200 can be confirmed (RFC 9110, 13.2.1).
      if (status === 200 && tag !== undefined && ifNoneMatch?.includes(tag.slice('W/'.length))) {
        return new Response(null, { status: 304, headers: { ...unchanged, ...ownHeaders } })
      }
      const form = await findForm(isPacked ? chooseEncoding(acceptEncoding) : 'identity')
      const own = ownHeaders ? { ...form.headers, ...ownHeaders } : form.headers
      return new Response(form.bytes, { status, headers: own })
    },
  }
}

/**
 * A weak tag: the forms of an answer share it. It is of the headers too, as a cache that is told that its answer still holds
 * may keep the headers that it has.
 */
function tagOf(headers: SentHeaders, bytes: Uint8Array): string {
  const hash = createHash('sha256').update(JSON.stringify(headers)).update(bytes)
  return `W/"${hash.digest('base64url').slice(0, TAG_LENGTH)}"`
}

async function compress(
  bytes: Buffer<ArrayBuffer>,
  encoding: Encoding,
): Promise<Uint8Array<ArrayBuffer>> {
  switch (encoding) {
    case 'br':
      return new Uint8Array(
        await toBrotli(bytes, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          },
        }),
      )
    case 'gzip':
      return new Uint8Array(await toGzip(bytes))
    case 'identity':
      return bytes
  }
}
