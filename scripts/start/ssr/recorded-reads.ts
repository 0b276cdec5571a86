import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'

/** Sends a request of a page to the API. */
export type Send = (request: Request) => Promise<Response>

/** What was asked while a page was drawn. */
export interface RecordedReads {
  /** Asks all of it again; whether every answer is the same as then. */
  stillAnswered(send: Send): Promise<boolean>
  /** Whether all of it was asked of the service at the origin, and of no other. */
  isAllFrom(origin: string): boolean
}

export interface ReadRecorder {
  /** Notes what is sent, under the work that it is sent for. */
  record(send: Send): Send
  /** Does work, and returns what was read for it. */
  collect<Result>(
    work: () => Promise<Result>,
  ): Promise<{ readonly result: Result; readonly reads: RecordedReads }>
}

interface Read {
  readonly url: string
  /** The request anew: one that is cloned would remember each of its clones. */
  make(): Request
  readonly answer: string
}

/**
 * Records what pages are drawn of. Several are drawn at once with one API client, so that a read belongs to the work in
 * which it was begun, whoever's `send` it went through.
 */
export function createReadRecorder(): ReadRecorder {
  const underWay = new AsyncLocalStorage<Read[]>()
  return {
    record: (send) => async (request) => {
      const { url, method, headers } = request
      const body = request.body ? await request.clone().text() : null
      // Over a connection it has one; without it a body may be of any length, and its answer is not kept.
      if (body !== null) headers.set('Content-Length', String(Buffer.byteLength(body)))
      const make = () => new Request(url, { method, headers, body })
      const response = await send(request)
      underWay.getStore()?.push({ url, make, answer: await describe(response.clone()) })
      return response
    },
    async collect(work) {
      const reads: Read[] = []
      const result = await underWay.run(reads, work)
      return {
        result,
        reads: {
          stillAnswered: (send) => areAnsweredAlike(reads, send),
          isAllFrom: (origin) => reads.every(({ url }) => new URL(url).origin === origin),
        },
      }
    },
  }
}

async function areAnsweredAlike(reads: readonly Read[], send: Send): Promise<boolean> {
  const now = await Promise.all(reads.map(({ make }) => send(make()).then(describe)))
  return reads.every(({ answer }, index) => now[index] === answer)
}

/** Equal for equal answers. */
async function describe(response: Response): Promise<string> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  return `${response.status} ${createHash('sha256').update(bytes).digest('base64')}`
}
