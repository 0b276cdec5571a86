import { AsyncLocalStorage } from 'node:async_hooks'
import { SYSTEM_CLOCK } from './clock'
import { createFairQueue, type Turn } from './fair-queue'
import { UNLIMITED_SHARE } from './fair-share'

const addresses = new AsyncLocalStorage<string>()

/**
 * Runs work for an address: its database statements are queued under that address. Also one that is returned as it is:
 * drizzle sends a statement only when it is awaited.
 */
export function runForAddress<Result>(
  address: string,
  work: () => PromiseLike<Result>,
): Promise<Result> {
  return addresses.run(address, () => {
    const result = work()
    return result instanceof Promise ? result : waitFor(result)
  })
}

async function waitFor<Result>(lazy: PromiseLike<Result>): Promise<Result> {
  return await lazy
}

export interface DatabaseQueueLimits {
  readonly atOnce: number
  readonly atOncePerAddress: number
  readonly longestWaitMs: number
}

/**
 * A queue for a database, which serves the addresses in turns. The queue of a driver is first come, first served: an
 * address with hundreds of statements would make all others wait for each of them. How much may wait is limited where
 * requests are admitted.
 *
 * @returns takes a turn, at once where there is room, and returns what releases it; rejects with an Error after the
 *   longest wait
 */
export function createDatabaseQueue(
  { atOnce, atOncePerAddress, longestWaitMs }: DatabaseQueueLimits,
  timeoutMessage: string,
): () => (() => void) | Promise<() => void> {
  const queue = createFairQueue(
    {
      atOnce,
      atOncePerAddress,
      atOncePerAccount: atOnce,
      waitingPerAddress: Number.POSITIVE_INFINITY,
      waitingInAll: Number.POSITIVE_INFINITY,
      longestWaitMs,
    },
    UNLIMITED_SHARE,
    SYSTEM_CLOCK,
  )
  const toRelease = (turn: Turn) => {
    if (!turn.isGranted) throw new Error(timeoutMessage)
    return turn.release
  }
  return () => {
    // The service's own work has no address.
    const turn = queue.take({ address: addresses.getStore() ?? '' })
    return turn instanceof Promise ? turn.then(toRelease) : toRelease(turn)
  }
}
