import { setImmediate as nextRound } from 'node:timers/promises'
import type { Batches } from '../http/response/stream-list'
import type { Permit } from './rations'

/**
 * Passes a list's batches on, each read in a turn of its own, so that others are answered in between however long the
 * list is.
 *
 * @param onEnd called when the list is read, has failed, or is wanted no more
 */
export async function* rationBatches(
  batches: Batches,
  takeTurn: () => Promise<Permit>,
  onEnd: () => void,
): AsyncGenerator<readonly unknown[]> {
  const iterator = batches[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await readInTurn(iterator, takeTurn)
      if (next.done) return
      yield next.value
      // A turn that is free at once is no pause: requests that have come meanwhile are heard first.
      await nextRound()
    }
  } finally {
    onEnd()
    await iterator.return?.()
  }
}

async function readInTurn(
  iterator: AsyncIterator<readonly unknown[]>,
  takeTurn: () => Promise<Permit>,
): Promise<IteratorResult<readonly unknown[]>> {
  const turn = await takeTurn()
  if (!turn.isGranted) throw new Error(turn.refusal.reason)
  try {
    return await iterator.next()
  } finally {
    turn.release()
  }
}
