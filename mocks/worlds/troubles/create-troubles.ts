import type { Contract } from '../../api/contract/contract'
import { EXPOSED_HEADERS } from '../../api/http/exposed-headers'
import { createLruCache } from '../../api/lib/lru-cache'
import type { Operation } from '../../contract/operation'
import { createOperationFinder } from '../model/find-operation'
import { SOURCE_HEADER } from '../upstream/read-answer'
import { applyTrouble } from './apply-trouble'
import { isDue } from './is-due'
import { orderTroubles } from './order-troubles'
import { parseTroubles } from './parse-troubles'
import { type Trouble, TroubleError } from './trouble'

/** Names troubles of a request, and in an answer those that it met. */
export const TROUBLE_HEADER = 'X-Mock-Trouble'

const MOST_HEADERS = 100

export interface TroublesOptions {
  readonly contract: Pick<Contract, 'basePath' | 'operations' | 'exampleOf'>
  readonly personas: readonly string[]
  /** The persona that makes a call, where it is one. */
  personaOf(request: Request): Promise<string | undefined>
}

/** Does a call; rejects where no answer comes. */
export type Serve = (request: Request) => Promise<Response>

/** The troubles that the calls of one world meet. */
export interface Troubles {
  /** As they are written. */
  list(): readonly string[]
  /**
   * Replaces all of them and begins to count anew, for headers too; an empty text leaves none.
   *
   * @throws TroubleError that says what there is, and leaves them as they are
   */
  set(text: string): void
  /**
   * Puts more before those that there are, which stay.
   *
   * @throws TroubleError as `set` does
   */
  putFirst(text: string): void
  /** @throws TroubleError as `set` does, and sets nothing */
  check(text: string): void
  /**
   * Makes a call meet the troubles, and those of its own header, which count the calls that come with the same text; a
   * header that names none is refused with a sentence.
   *
   * @throws ConnectionCut where no answer comes
   */
  meet(request: Request, serve: Serve): Promise<Response>
  /** Ends what waits. */
  stop(): void
}

interface Counted {
  readonly trouble: Trouble
  calls: number
}

export function createTroubles({ contract, personas, personaOf }: TroublesOptions): Troubles {
  const { operations } = contract
  const findOperation = createOperationFinder(contract)
  const stopping = new AbortController()
  let present: readonly Counted[] = []
  let ofHeaders = createHeaderTroubles()
  const read = (text: string): Counted[] =>
    parseTroubles(text, { operations, personas }).map((trouble) => ({ trouble, calls: 0 }))

  /** A header that comes again goes on counting. */
  async function readHeader({ headers }: Request): Promise<readonly Counted[] | TroubleError> {
    const text = headers.get(TROUBLE_HEADER)
    if (text === null) return []
    try {
      return await ofHeaders.read(text, async () => read(text))
    } catch (error) {
      if (error instanceof TroubleError) return error
      throw error
    }
  }

  /** Counts the call, and says which number it has for each trouble that harms it, in the order in which they are met. */
  async function findDue(all: readonly Counted[], operation: Operation, request: Request) {
    const due: { readonly trouble: Trouble; readonly number: number }[] = []
    for (const counted of all) {
      const { trouble } = counted
      if (trouble.operation !== '*' && trouble.operation !== operation.id) continue
      if (trouble.persona && trouble.persona !== (await personaOf(request))) continue
      counted.calls += 1
      if (isDue(trouble, counted.calls)) due.push({ trouble, number: counted.calls })
    }
    return orderTroubles(due, operation)
  }

  return {
    list: () => present.map(({ trouble }) => trouble.text),
    set(text) {
      present = read(text)
      ofHeaders = createHeaderTroubles()
    },
    putFirst(text) {
      present = [...read(text), ...present]
    },
    check(text) {
      read(text)
    },
    async meet(request, serve) {
      const { pathname } = new URL(request.url)
      const operation = findOperation({ method: request.method, pathname })
      if (!operation) return serve(request)
      const own = await readHeader(request)
      if (own instanceof TroubleError) {
        return readable(Response.json({ error: own.message }, { status: 400 }))
      }
      const due = await findDue([...present, ...own], operation, request)
      if (due.length === 0) return serve(request)
      const troubled = due.reduceRight<Serve>(
        (next, { trouble, number }) =>
          (passed) =>
            applyTrouble(trouble, {
              operation,
              request: passed,
              number,
              stopping: stopping.signal,
              contract,
              serve: next,
            }),
        serve,
      )
      const answer = await troubled(request)
      return marked(
        answer,
        due.map(({ trouble }) => trouble.text),
      )
    },
    stop: () => stopping.abort(),
  }
}

/** Whether a trouble lets the body of an answer trickle in. */
export function isTrickling({ headers }: Response): boolean {
  return headers.get(TROUBLE_HEADER)?.includes(':slow-body=') ?? false
}

/** By the text of the header, as many of the latest ones as are kept. */
function createHeaderTroubles() {
  return createLruCache<readonly Counted[]>({ maxSize: MOST_HEADERS, sizeOf: () => 1 })
}

const EXPOSED = [...EXPOSED_HEADERS, SOURCE_HEADER, TROUBLE_HEADER]

function marked(answer: Response, texts: readonly string[]): Response {
  const opened = readable(answer)
  opened.headers.set(TROUBLE_HEADER, texts.join(', '))
  return opened
}

/** Pages of other origins read an answer whichever trouble has made it. */
function readable(answer: Response): Response {
  const headers = new Headers(answer.headers)
  headers.set('Access-Control-Allow-Origin', '*')
  headers.set('Access-Control-Expose-Headers', EXPOSED.join(', '))
  headers.set('Cache-Control', 'no-store')
  return new Response(answer.body, { status: answer.status, headers })
}
