import type { Contract } from '../../api/contract/contract'
import { drawBytes } from '../../api/lib/random'
import { createOperationFinder } from '../model/find-operation'
import { ConnectionCut } from '../troubles/apply-trouble'
import type { Serve } from '../troubles/create-troubles'
import { CallError } from './call'
import type { KeptCall, KeptMessage } from './kept-call'
import { maskQuery } from './mask-secrets'
import { readMessage } from './read-message'
import { describeMissing, toRequest } from './replay-call'
import { summarize } from './verdict/summarize-call'

/** The last calls of a backend. */
export interface Journal {
  /** No other journal has it, those of other processes included: numbers of calls count within it. */
  readonly id: string
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
  /** The number of the last step so far; absent for what has no steps. */
  readonly step?: () => number
}

const ID_BYTES = 8
const MOST_CALLS = 200
const MOST_BYTES = 4 * 1024 * 1024

export function createJournal({ contract, now, step }: JournalOptions): Journal {
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

  /** Kept whatever they are answered with: somebody waits for it. */
  const repeated = new WeakSet<Request>()
  const journal: Journal = {
    id: drawBytes(ID_BYTES).toString('hex'),
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
      const before = step ? { stepsBefore: step() } : {}
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
            ...before,
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
        const isPicture = /^image\//.test(response.headers.get('Content-Type') ?? '')
        if (isPicture && !repeated.has(request)) return response
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
      const again = toRequest(call, signal)
      repeated.add(again)
      const serving = journal.record(again, serve)
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

function assertCut(error: unknown): void {
  if (!(error instanceof ConnectionCut)) throw error
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
