import type { Context } from 'hono'
import { type SSEMessage, streamSSE } from 'hono/streaming'
import type { KeptCall } from '../../calls/kept-call'
import type { Backend } from '../backends'
import { callsAfter, type Position } from './position'

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
