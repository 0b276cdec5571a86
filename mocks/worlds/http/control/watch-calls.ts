import type { Context } from 'hono'
import { type SSEMessage, streamSSE } from 'hono/streaming'
import type { KeptCall } from '../../calls/kept-call'
import type { Backend } from '../backends'

/** Up to where somebody has read a journal. */
export interface Position {
  /** Its id; `undefined` for whoever does not know of it. */
  readonly journal: string | undefined
  /** Of the last call that was read; 0 for none. */
  readonly number: number
}

/** The calls after a position, in the order in which they ended; all for the position of another journal. */
export function callsAfter(
  { journal }: Pick<Backend, 'journal'>,
  position: Position,
): readonly KeptCall[] {
  const calls = journal.list()
  if (position.journal !== undefined && position.journal !== journal.id) return calls
  const last = calls.findIndex(({ summary }) => summary.number === position.number)
  return calls.slice(last + 1)
}

/** The position after an event, as its id has it; `undefined` for what is no such id. */
export function readPosition(eventId: string | undefined): Position | undefined {
  const [, journal, number] = /^([\w-]+):(\d+)$/.exec(eventId ?? '') ?? []
  return journal === undefined ? undefined : { journal, number: Number(number) }
}

/**
 * Sends the journal's id as event `ready`, the calls after a position, and then each as it ends, as events `call`; an event
 * `world` says that something else has changed, an event `gone` that the world has ended, and nothing comes after it. Ends
 * with the client too, or when `stopping` is aborted.
 */
export function watchCalls(
  context: Context,
  backend: Pick<Backend, 'journal' | 'stopped'>,
  position: Position,
  stopping: AbortSignal,
): Response {
  const { journal, stopped } = backend
  const toEvent = ({ summary }: KeptCall): SSEMessage => ({
    event: 'call',
    id: `${journal.id}:${summary.number}`,
    data: JSON.stringify(summary),
  })
  // A page that is served by another server is sent what comes at once.
  context.header('X-Accel-Buffering', 'no')
  return streamSSE(context, async (stream) => {
    // In their order, and none twice: what comes meanwhile waits.
    let sending = stream.writeSSE({ event: 'ready', data: JSON.stringify({ journal: journal.id }) })
    const send = (event: SSEMessage) => {
      sending = sending.then(() => stream.writeSSE(event))
    }
    const unsubscribe = journal.subscribe((call) => send(call ? toEvent(call) : WORLD_CHANGED))
    for (const call of callsAfter(backend, position)) send(toEvent(call))
    const left = new AbortController()
    stream.onAbort(() => left.abort())
    await firstOf([left.signal, stopping, ...(stopped ? [stopped] : [])])
    unsubscribe()
    if (stopped?.aborted) send({ event: 'gone', data: '{}' })
    await sending
  })
}

const WORLD_CHANGED: SSEMessage = { event: 'world', data: '{}' }

/** Resolves when one of them is aborted, and leaves no listener behind. */
async function firstOf(signals: readonly AbortSignal[]): Promise<void> {
  if (signals.some(({ aborted }) => aborted)) return
  const heard = new AbortController()
  await new Promise<void>((resolve) => {
    for (const signal of signals) {
      signal.addEventListener('abort', () => resolve(), { signal: heard.signal })
    }
  })
  heard.abort()
}
