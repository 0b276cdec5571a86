import { setImmediate as nextRound } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import { SYSTEM_CLOCK } from '../../admission/queue/clock'
import { createDatabaseQueue } from '../../admission/queue/database-queue'
import { pipelineQuery } from './pipeline-query'

/** The embedded database does one thing at a time. */
const LIMITS = { atOnce: 1, atOncePerAddress: 1, longestWaitMs: Number.POSITIVE_INFINITY }

/**
 * The database works in the thread of the event loop, and one statement after the other would starve new requests. After
 * so long the loop runs once in between.
 */
const MAX_BLOCKED_MS = 5

/** Runs work on a client when it is its turn. */
export type StatementQueue = <Result>(work: () => Promise<Result>) => Promise<Result>

/** A queue for the statements of an embedded database, in which addresses are served in turns. */
export function createStatementQueue(): StatementQueue {
  const acquire = createDatabaseQueue(LIMITS, 'The embedded database did not come free')
  let yieldedAt = SYSTEM_CLOCK.nowMs()
  const yieldToEventLoop = async () => {
    if (SYSTEM_CLOCK.nowMs() - yieldedAt < MAX_BLOCKED_MS) return
    await nextRound()
    yieldedAt = SYSTEM_CLOCK.nowMs()
  }
  return async (work) => {
    const release = await acquire()
    try {
      await yieldToEventLoop()
      return await work()
    } finally {
      release()
    }
  }
}

/**
 * A view of an embedded database whose statements wait for their turn.
 *
 * @param prepare done before each statement or transaction, in the same turn
 */
export function queueStatements(
  client: PGlite,
  inTurn = createStatementQueue(),
  prepare: () => Promise<void> = async () => undefined,
): PGlite {
  const prepared = <Result>(work: () => Promise<Result>) => inTurn(() => prepare().then(work))
  const { query, within } = pipelineQuery(client)
  const view: PGlite = Object.create(client)
  view.query = (...request) => prepared(() => query(...request))
  view.transaction = (work) =>
    prepared(() => client.transaction((transaction) => work(within(transaction))))
  return view
}
