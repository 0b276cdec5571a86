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
  /**
   * Sends a request as the work wants it sent for which it is, and notes it there.
   *
   * @throws Error outside of any work
   */
  readonly send: Send
  /** Does work, whose requests go through `send`, and returns what was read for it. */
  collect<Result>(
    send: Send,
    work: () => Promise<Result>,
  ): Promise<{ readonly result: Result; readonly reads: RecordedReads }>
}

/** Work that is being done. */
interface Work {
  readonly send: Send
  readonly reads: Read[]
}

interface Read {
  readonly url: string
  /** The request anew: one that is cloned would remember each of its clones. */
  make(): Request
  readonly answer: string
}

/**
 * Records what pages are drawn of. Several are drawn at once with one API client, so that a read belongs to the work in
 * which it was begun, and counts for whom that is done.
 */
export function createReadRecorder(): ReadRecorder {
  const underWay = new AsyncLocalStorage<Work>()
  return {
    async send(request) {
      const work = underWay.getStore()
      if (!work) throw new Error('A request was sent for no page.')
      const { url, method, headers } = request
      const body = request.body ? await request.clone().text() : null
      // Over a connection it has one; without it a body may be of any length, and its answer is not kept.
      if (body !== null) headers.set('Content-Length', String(Buffer.byteLength(body)))
      const make = () => new Request(url, { method, headers, body })
      const response = await work.send(request)
      work.reads.push({ url, make, answer: await describe(response.clone()) })
      return response
    },
    async collect(send, work) {
      const reads: Read[] = []
      const result = await underWay.run({ send, reads }, work)
      return {
        result,
        reads: {
          stillAnswered: (sendAgain) => areAnsweredAlike(reads, sendAgain),
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
