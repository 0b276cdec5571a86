import type { Context, MiddlewareHandler, Next } from 'hono'
import type { Confirm } from '../../cache/coalesce-reads'
import {
  type CompressedResponse,
  compressResponse,
  type SentHeaders,
} from '../../cache/compressed-response'
import { createVersionedCache, type Versioned } from '../../cache/versioned-cache'
import type { OperationId } from '../../contract/operation'
import { withTimeout } from '../../lib/with-timeout'
import { describeFault, type Log } from '../log'
import type { BodyPace } from '../request/read-bytes'
import { type KeyedRead, readKey } from './cache-key'

/** Reads that are open to everybody, and the same for whoever asks until the catalog changes. */
const KEPT: ReadonlySet<string> = new Set<OperationId>([
  'filterProducts',
  'listCategories',
  'listProducts',
  'listRelatedProducts',
  'searchProducts',
  'showProduct',
])

/** Of all answers that a process keeps, compressed forms included. */
const MAX_BYTES = 16 * 1024 * 1024
/** Longer lists are streamed while they are read, and never whole in memory. */
const LONGEST_LIST = 100

/**
 * How long a request waits for another one's answer. That one may wait for its turn among the many of its own address:
 * after this time everybody reads for themselves, in turns of their own.
 */
const LONGEST_WAIT_MS = 100

/** How long the database is asked whether anything changed: it may hang, and each read has a connection of its own. */
const VERSION_MS = 2_000

/** What each answer has of its own, and what depends on how it is compressed. */
const NOT_KEPT: ReadonlySet<string> = new Set([
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'vary',
  'x-request-id',
])

/** An answer as it was before it was compressed, and the version that the catalog had before it was read. */
interface Note {
  readonly version: string
  readonly operationId: string
  readonly bytes: Buffer<ArrayBuffer>
  readonly tag: string | null
}

interface KeptAnswer {
  readonly operationId: string
  readonly answer: CompressedResponse
}

/** Answers reads of the catalog from memory. */
export interface ResponseCache {
  /** Answers what is kept, and keeps what the operations after it answer. */
  readonly middleware: MiddlewareHandler
  /** Serves an operation, and notes its answer if that may be kept. */
  serve(
    context: Context,
    operationId: string,
    operation: () => Promise<Response>,
  ): Promise<Response>
}

/**
 * An answer is sent from memory only where the database has confirmed, after the request came, that nothing of the catalog
 * has changed. So a read knows whatever was stored and answered before it, by whichever process.
 */
export function createResponseCache(
  readVersion: Confirm<string>,
  log: Log,
  pace?: BodyPace,
): ResponseCache {
  const answers = createVersionedCache<KeptAnswer>({
    maxSize: MAX_BYTES,
    sizeOf: ({ answer }) => answer.size,
  })
  /** Requests that may be answered from memory, with the version that was read for them. */
  const asked = new WeakMap<Context, { version?: string | undefined }>()
  const notes = new WeakMap<Context, Note>()

  async function confirm(): Promise<string | undefined> {
    try {
      return await withTimeout(
        readVersion(),
        VERSION_MS,
        `The version of the catalog was not read in ${VERSION_MS} ms.`,
      )
    } catch (fault) {
      // The operation meets it too, and answers with the contract's words.
      log({ level: 'warn', event: 'catalog-version-unknown', ...describeFault(fault) })
      return undefined
    }
  }

  async function readAnew(
    context: Context,
    next: Next,
  ): Promise<Versioned<KeptAnswer> | undefined> {
    await next()
    const note = notes.get(context)
    if (!note) return undefined
    const { version, operationId } = note
    return { version, value: { operationId, answer: pack(note, context.res.headers) } }
  }

  async function readForOneself(context: Context, next: Next, key: string): Promise<undefined> {
    const read = await readAnew(context, next)
    if (read) answers.keep(key, read)
  }

  /** What is asked for often is read by one for all who ask at once. */
  async function answerTogether(
    context: Context,
    next: Next,
    key: string,
    version: string,
  ): Promise<Response | undefined> {
    const underWay = answers.findUnderWay(key, version)
    if (!underWay) {
      await answers.make(key, version, async () => (await readAnew(context, next))?.value)
      return undefined
    }
    const shared = await waitFor(underWay)
    return shared ? send(context, shared) : readForOneself(context, next, key)
  }

  function send(context: Context, { operationId, answer }: KeptAnswer): Promise<Response> {
    context.set('operation', operationId)
    return answer.send({
      acceptEncoding: context.req.header('Accept-Encoding'),
      ownHeaders: { 'X-Request-Id': String(context.get('requestId')) },
    })
  }

  async function answer(
    context: Context,
    next: Next,
    asking: KeyedRead,
  ): Promise<Response | undefined> {
    const { key } = asking
    const kept = answers.find(key)
    const version = kept && (await confirm())
    if (kept && kept.version === version) return send(context, kept.value)

    // A version that can't be read is not asked for twice.
    if (!kept || version !== undefined) asked.set(context, { version })
    asking.restore()
    return version === undefined
      ? readForOneself(context, next, key)
      : answerTogether(context, next, key, version)
  }

  async function noteAnswer(
    context: Context,
    operationId: string,
    operation: () => Promise<Response>,
    known: { readonly version?: string | undefined },
  ): Promise<Response> {
    const version = known.version ?? (await confirm())
    const response = await operation()
    if (version === undefined || response.status !== 200) return response
    const bytes = Buffer.from(await response.arrayBuffer())
    notes.set(context, { version, operationId, bytes, tag: response.headers.get('ETag') })
    return new Response(bytes, response)
  }

  return {
    // What is no read of the catalog goes on without a promise of its own.
    middleware(context, next) {
      const asking = readKey(context, pace)
      if (!asking) return next()
      if (!(asking instanceof Promise)) return answer(context, next, asking)
      return asking.then(async (read) => {
        if (read) return answer(context, next, read)
        await next()
        return undefined
      })
    },

    serve(context, operationId, operation) {
      const known = KEPT.has(operationId) ? asked.get(context) : undefined
      const isKept = known && !isLong(context.req.url)
      return isKept ? noteAnswer(context, operationId, operation, known) : operation()
    },
  }
}

/** Whether it asks for more than a page of a list; no other read is as long. */
function isLong(url: string): boolean {
  const limit = new URL(url).searchParams.get('limit')
  // `undefined` is the contract's word for all.
  return limit !== null && !(Number(limit) <= LONGEST_LIST)
}

/** What another request is answered, if it is soon; what fails there is that request's own. */
async function waitFor(underWay: Promise<KeptAnswer | undefined>): Promise<KeptAnswer | undefined> {
  try {
    return await withTimeout(underWay, LONGEST_WAIT_MS, 'The other request takes too long.')
  } catch {
    return undefined
  }
}

/** The answer as every other one is sent, and compressed for all. */
function pack({ bytes, tag }: Note, sent: Headers): CompressedResponse {
  const headers: SentHeaders = {
    ...Object.fromEntries([...sent].filter(([name]) => !NOT_KEPT.has(name))),
    ...(tag === null ? {} : { etag: tag }),
  }
  return compressResponse({ status: 200, headers, bytes, isTagged: false })
}
