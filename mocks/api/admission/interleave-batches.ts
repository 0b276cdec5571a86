import { setImmediate as nextRound } from 'node:timers/promises'
import type { Permit } from './admission-control'
import { type Clock, SYSTEM_CLOCK } from './queue/clock'

/** Whoever reads at all asks for the next batch within it, over a slow connection too. */
const READ_WITHIN_MS = 1_000

/**
 * Yields a list's batches, each read in its own turn, so that other requests are answered in between however long the
 * list is.
 *
 * @param onEnd called when the list is complete, has failed, its client has gone, or leaves it unread: then it costs
 *   nothing but its memory, and keeps nobody waiting. It can be read on; called again, this has to do nothing
 */
export async function* interleaveBatches<Item>(
  batches: AsyncIterable<readonly Item[]>,
  takeTurn: () => Permit | Promise<Permit>,
  onEnd: () => void,
  clock: Clock = SYSTEM_CLOCK,
): AsyncGenerator<readonly Item[]> {
  const iterator = batches[Symbol.asyncIterator]()
  let stopWaiting = () => {}
  try {
    for (;;) {
      const next = await readInTurn(iterator, takeTurn)
      if (next.done) return
      stopWaiting = clock.after(READ_WITHIN_MS, onEnd)
      yield next.value
      stopWaiting()
      // A turn that is free at once does not yield: let requests that arrived meanwhile go first.
      await nextRound()
    }
  } finally {
    stopWaiting()
    onEnd()
    await iterator.return?.()
  }
}

async function readInTurn<Item>(
  iterator: AsyncIterator<readonly Item[]>,
  takeTurn: () => Permit | Promise<Permit>,
): Promise<IteratorResult<readonly Item[]>> {
  const turn = await takeTurn()
  if (!turn.isGranted) throw new Error(turn.refusal.reason)
  try {
    return await iterator.next()
  } finally {
    turn.release()
  }
}
