import type { Contract } from '../../api/contract/contract'
import type { Operation } from '../../contract/operation'
import { createOperationFinder } from '../model/find-operation'
import { type Serve, TROUBLE_HEADER } from '../troubles/create-troubles'
import { ConnectionCut } from '../troubles/harm-call'
import { SOURCE_HEADER } from '../upstream/create-upstream'
import { CallError, type CallSummary } from './call'
import { type Exchange, judgeCall } from './judge-call'
import { maskQuery } from './mask-secrets'
import { isJson, type KeptBody, readContent, readMessage } from './read-message'

/** A call as it was, secrets and all: it stays in this process. */
export interface KeptCall {
  readonly summary: CallSummary
  readonly method: string
  /** With its query. */
  readonly target: string
  readonly request: KeptMessage
  readonly answer: KeptMessage | undefined
}

export interface KeptMessage {
  readonly headers: Headers
  readonly body: KeptBody
}

/** The last calls of a backend. */
export interface Journal {
  /**
   * Serves a request, and keeps what was asked and answered once the answer has ended.
   *
   * @throws whatever serving throws
   */
  record(request: Request, serve: Serve): Promise<Response>
  /**
   * Sends a call once more, as it was sent.
   *
   * @param signal of whoever waits for it
   * @throws CallError where there is no such call, or where it was too large to be kept
   */
  repeat(number: number, serve: Serve, signal: AbortSignal): Promise<KeptCall>
  /** The oldest first, in the order in which they ended. */
  list(): readonly KeptCall[]
  find(number: number): KeptCall | undefined
  /**
   * Calls back with each call that is kept from now on, and with `undefined` when something else has changed.
   *
   * @returns ends it
   */
  subscribe(listener: (call: KeptCall | undefined) => void): () => void
  /** Says that something else than its calls has changed: its clock, its troubles, its state. */
  announce(): void
}

export interface JournalOptions {
  readonly contract: Contract
  now(): Date
}

const MOST_CALLS = 200
const MOST_BYTES = 4 * 1024 * 1024

export function createJournal({ contract, now }: JournalOptions): Journal {
  const findOperation = createOperationFinder(contract)
  const listeners = new Set<(call: KeptCall | undefined) => void>()
  let calls: readonly KeptCall[] = []
  let recorded = 0

  function keep(call: KeptCall): void {
    calls = newestOf([...calls, call])
    for (const listener of listeners) listener(call)
  }

  function find(wanted: number): KeptCall | undefined {
    return calls.find(({ summary: { number } }) => number === wanted)
  }

  const journal: Journal = {
    list: () => calls,
    find,
    announce() {
      for (const listener of listeners) listener(undefined)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async record(request, serve) {
      // What a browser asks for before a call is none.
      if (request.method === 'OPTIONS') return serve(request)
      recorded += 1
      const number = recorded
      const at = now().toISOString()
      const { method } = request
      const url = new URL(request.url)
      const sending = readMessage(request.clone())
      const headers = new Headers(request.headers)
      const startedAt = performance.now()
      const finish = async (answered: Promise<KeptMessage> | undefined) => {
        const sent = { headers, body: await sending }
        const answer = await answered
        const operation = findOperation({ method, pathname: url.pathname })
        const ms = Math.round(performance.now() - startedAt)
        const summary = summarize({ contract, operation, url, sent, answer, status })
        keep({
          summary: {
            number,
            at,
            ms,
            method,
            path: maskQuery(url.pathname + url.search),
            ...summary,
          },
          method,
          target: url.pathname + url.search,
          request: sent,
          answer,
        })
      }
      let status = 0
      try {
        const response = await serve(request)
        // Pictures are no calls of the contract, and a page has many.
        if (/^image\//.test(response.headers.get('Content-Type') ?? '')) return response
        status = response.status
        const copy = response.clone()
        void finish(readMessage(copy).then((body) => ({ headers: copy.headers, body })))
        return response
      } catch (error) {
        void finish(undefined)
        throw error
      }
    },
    async repeat(wanted, serve, signal) {
      const call = find(wanted)
      if (!call) throw new CallError(describeMissing(wanted, calls))
      const serving = journal.record(toRequest(call, signal), serve)
      const number = recorded
      const kept = new Promise<KeptCall>((resolve) => {
        const end = journal.subscribe((ended) => {
          if (ended?.summary.number !== number) return
          end()
          resolve(ended)
        })
      })
      // Without an answer it is kept all the same.
      await serving.then((response) => response.arrayBuffer()).catch(assertCut)
      return kept
    },
  }
  return journal
}

const OF_CONNECTION = ['connection', 'content-length', 'host', 'transfer-encoding']

/** @throws CallError where the body was too large to be kept */
function toRequest({ method, target, request }: KeptCall, signal: AbortSignal): Request {
  const { bytes, byteCount } = request.body
  if (byteCount > 0 && !bytes) {
    throw new CallError(`This call had ${byteCount} bytes, too many to be kept and sent again.`)
  }
  const headers = new Headers(request.headers)
  for (const name of OF_CONNECTION) headers.delete(name)
  const body = bytes && byteCount > 0 ? { body: bytes } : {}
  return new Request(new URL(target, 'http://mock.test'), { method, headers, signal, ...body })
}

function assertCut(error: unknown): void {
  if (!(error instanceof ConnectionCut)) throw error
}

export function describeMissing(number: number, calls: readonly KeptCall[]): string {
  const numbers = calls.map(({ summary }) => summary.number)
  return calls.length === 0
    ? `There is no call ${number}: nothing was called yet.`
    : `There is no call ${number}: those from ${Math.min(...numbers)} to ${Math.max(...numbers)} are kept.`
}

interface Ended {
  readonly contract: Contract
  readonly operation: Operation | undefined
  readonly url: URL
  readonly sent: KeptMessage
  readonly answer: KeptMessage | undefined
  readonly status: number
}

function summarize({ contract, operation, url, sent, answer, status }: Ended) {
  const source = answer?.headers.get(SOURCE_HEADER)
  const troubles = answer?.headers.get(TROUBLE_HEADER)
  const exchange: Exchange | undefined = operation && {
    path: readParameters(contract.basePath + operation.path, url.pathname),
    query: readQuery(operation, url),
    sent: isJson(sent.body.type) && sent.body.bytes ? { body: readContent(sent.body) } : undefined,
    status,
    answer: answer && toJudged(answer.body),
  }
  return {
    status,
    ...(operation ? { operation: operation.id } : {}),
    ...(source ? { source } : {}),
    ...(troubles ? { troubles } : {}),
    findings: operation && exchange ? judgeCall(contract, operation, exchange) : [],
  }
}

/** What ends in the middle stays a text, which no schema of the contract takes. */
function toJudged(body: KeptBody): Exchange['answer'] {
  if (!body.bytes) return undefined
  if (!isJson(body.type)) return { type: body.type.split(';')[0] ?? '' }
  const content = readContent(body)
  return typeof content === 'string' && !isJsonText(body)
    ? { type: `a text of ${body.byteCount} bytes that is no JSON` }
    : { body: content }
}

function isJsonText({ bytes }: KeptBody): boolean {
  return bytes?.[0] === '"'.charCodeAt(0)
}

function readParameters(template: string, pathname: string): Readonly<Record<string, string>> {
  const values = pathname.split('/')
  return Object.fromEntries(
    template
      .split('/')
      .flatMap((part, index) =>
        part.startsWith('{') ? [[part.slice(1, -1), decode(values[index] ?? '')]] : [],
      ),
  )
}

/** As it came where it is no text. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function readQuery({ parameters }: Operation, { searchParams }: URL) {
  const query: Record<string, string | string[]> = {}
  for (const { name, in: place } of parameters) {
    const values = searchParams.getAll(name)
    const [first] = values
    if (place === 'query' && first !== undefined) query[name] = values.length > 1 ? values : first
  }
  return query
}

/** As many of the last calls as are kept. */
function newestOf(calls: readonly KeptCall[]): readonly KeptCall[] {
  let bytes = 0
  const first = calls.findLastIndex(({ request, answer }) => {
    bytes += (request.body.bytes?.byteLength ?? 0) + (answer?.body.bytes?.byteLength ?? 0)
    return bytes > MOST_BYTES
  })
  return calls.slice(first + 1).slice(-MOST_CALLS)
}
