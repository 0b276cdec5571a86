import { setImmediate as nextRound } from 'node:timers/promises'
import type { Permit } from './rations'

/**
 * Yields a list's batches, each read in its own turn, so that other requests are answered in between however long the
 * list is.
 *
 * @param onEnd called when the list is complete, has failed, or its client has gone
 */
export async function* rationBatches<Item>(
  batches: AsyncIterable<readonly Item[]>,
  takeTurn: () => Promise<Permit>,
  onEnd: () => void,
): AsyncGenerator<readonly Item[]> {
  const iterator = batches[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await readInTurn(iterator, takeTurn)
      if (next.done) return
      yield next.value
      // A turn that is free at once does not yield: let requests that arrived meanwhile go first.
      await nextRound()
    }
  } finally {
    onEnd()
    await iterator.return?.()
  }
}

async function readInTurn<Item>(
  iterator: AsyncIterator<readonly Item[]>,
  takeTurn: () => Promise<Permit>,
): Promise<IteratorResult<readonly Item[]>> {
  const turn = await takeTurn()
  if (!turn.isGranted) throw new Error(turn.refusal.reason)
  try {
    return await iterator.next()
  } finally {
    turn.release()
  }
}
