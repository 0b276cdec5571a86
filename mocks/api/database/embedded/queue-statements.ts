import { setImmediate as nextRound } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import { SYSTEM_CLOCK } from '../../rationing/queue/clock'
import { askingAddress } from '../../rationing/queue/database-queue'
import { createFairQueue } from '../../rationing/queue/fair-queue'
import { NO_PACE } from '../../rationing/queue/pace'

const NO_LIMIT = Number.POSITIVE_INFINITY

/** The embedded database does one thing at a time, so all that waits for it is in one queue. */
const LIMITS = {
  atOnce: 1,
  atOncePerAddress: 1,
  atOncePerAccount: 1,
  // How much there can be is limited where requests are admitted; none that was is refused half way.
  waitingPerAddress: NO_LIMIT,
  waitingInAll: NO_LIMIT,
  longestWaitMs: NO_LIMIT,
}

/**
 * The database works in the one thread that also listens, and goes from one statement to the next without a look at
 * what has come meanwhile. After so long it looks.
 */
const DEAF_FOR_MS = 5

/**
 * Has an embedded database answer the addresses in turns. Its own queue is first come, first served: whoever asks for
 * hundreds of things at once would have everybody else wait for all of them, at each statement.
 */
export function queueStatements(client: PGlite): PGlite {
  const turns = createFairQueue(LIMITS, NO_PACE, SYSTEM_CLOCK)
  let listenedAt = SYSTEM_CLOCK.nowMs()
  const listen = async () => {
    if (SYSTEM_CLOCK.nowMs() - listenedAt < DEAF_FOR_MS) return
    await nextRound()
    listenedAt = SYSTEM_CLOCK.nowMs()
  }
  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = await turns.take({ address: askingAddress() })
    if (!turn.isGranted) throw new Error(`The database was refused: ${turn.because}`)
    try {
      await listen()
      return await work()
    } finally {
      turn.release()
    }
  }
  const query = client.query.bind(client)
  const transaction = client.transaction.bind(client)
  client.query = (...request) => inTurn(() => query(...request))
  client.transaction = (work) => inTurn(() => transaction(work))
  return client
}
