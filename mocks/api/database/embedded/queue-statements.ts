import { setImmediate as nextRound } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import { SYSTEM_CLOCK } from '../../rationing/queue/clock'
import { createDatabaseQueue } from '../../rationing/queue/database-queue'

/** The embedded database does one thing at a time. */
const LIMITS = { atOnce: 1, atOncePerAddress: 1, longestWaitMs: Number.POSITIVE_INFINITY }

/**
 * The database works in the thread of the event loop, and one statement after the other would starve new requests. After
 * so long the loop runs once in between.
 */
const MAX_BLOCKED_MS = 5

/** Queues the statements of an embedded database, so that addresses are served in turns. */
export function queueStatements(client: PGlite): PGlite {
  const acquire = createDatabaseQueue(LIMITS, 'The embedded database did not come free')
  let yieldedAt = SYSTEM_CLOCK.nowMs()
  const yieldToEventLoop = async () => {
    if (SYSTEM_CLOCK.nowMs() - yieldedAt < MAX_BLOCKED_MS) return
    await nextRound()
    yieldedAt = SYSTEM_CLOCK.nowMs()
  }
  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const release = await acquire()
    try {
      await yieldToEventLoop()
      return await work()
    } finally {
      release()
    }
  }
  const query = client.query.bind(client)
  const transaction = client.transaction.bind(client)
  client.query = (...request) => inTurn(() => query(...request))
  client.transaction = (work) => inTurn(() => transaction(work))
  return client
}
