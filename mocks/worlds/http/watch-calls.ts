import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { Journal } from '../calls/journal'
import type { KeptCall } from '../calls/kept-call'

/** The calls after one of that number, in the order in which they ended; all for 0. */
export function callsAfter(journal: Journal, number: number): readonly KeptCall[] {
  const calls = journal.list()
  const last = calls.findIndex(({ summary }) => summary.number === number)
  return calls.slice(last + 1)
}

/**
 * Sends the calls after one of that number, and then each as it ends, as events `call`; an event `world` says that
 * something else has changed. Ends with the client, or when `stopping` is aborted.
 */
export function watchCalls(
  context: Context,
  journal: Journal,
  after: number,
  stopping: AbortSignal,
): Response {
  // A page that is served by another server is sent what comes at once.
  context.header('X-Accel-Buffering', 'no')
  return streamSSE(context, async (stream) => {
    const ended = new Promise<void>((resolve) => {
      stream.onAbort(resolve)
      stopping.addEventListener('abort', () => resolve(), { once: true })
    })
    const send = ({ summary }: KeptCall) =>
      stream.writeSSE({
        event: 'call',
        id: String(summary.number),
        data: JSON.stringify(summary),
      })
    // In their order, and none twice: what comes meanwhile waits.
    let sending = Promise.resolve()
    const end = journal.subscribe((call) => {
      sending = sending.then(() =>
        call ? send(call) : stream.writeSSE({ event: 'world', data: '{}' }),
      )
    })
    for (const call of callsAfter(journal, after)) sending = sending.then(() => send(call))
    await stream.writeSSE({ event: 'ready', data: '{}' })
    await ended
    end()
  })
}
