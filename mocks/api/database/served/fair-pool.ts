import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { SYSTEM_CLOCK } from '../../rationing/queue/clock'
import { askingAddress } from '../../rationing/queue/database-queue'
import { createFairQueue, type FairQueue } from '../../rationing/queue/fair-queue'
import { NO_PACE } from '../../rationing/queue/pace'

const CONNECTIONS = 10
/** A statement is waited for no longer than its answer. */
const LONGEST_WAIT_MS = 30_000

const LIMITS = {
  atOnce: CONNECTIONS,
  // Slow statements of one address leave some connections for everybody else.
  atOncePerAddress: 6,
  atOncePerAccount: CONNECTIONS,
  // How much there can be is limited where requests are admitted.
  waitingPerAddress: Number.POSITIVE_INFINITY,
  waitingInAll: Number.POSITIVE_INFINITY,
  longestWaitMs: LONGEST_WAIT_MS,
}

type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void

/**
 * Connections to a PostgreSQL server that are given to the addresses in turns. The queue of `pg`'s own pool is first
 * come, first served: whoever asks for hundreds of things at once would have everybody else wait for all of them.
 */
export class FairPool extends Pool {
  readonly #turns: FairQueue = createFairQueue(LIMITS, NO_PACE, SYSTEM_CLOCK)

  constructor(options: Omit<PoolConfig, 'max'>) {
    super({ ...options, max: CONNECTIONS })
  }

  /** The pool's own `query` comes here for a connection, with a callback; a transaction awaits one. */
  override connect(): Promise<PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<PoolClient> | undefined {
    const connecting = this.#connectInTurn()
    if (!callback) return connecting
    connecting.then(
      (client) => callback(undefined, client, client.release),
      (error) => callback(error, undefined, () => undefined),
    )
    return undefined
  }

  /** @throws Error when no connection came free, or could be made, in time */
  async #connectInTurn(): Promise<PoolClient> {
    const turn = await this.#turns.take({ address: askingAddress() })
    if (!turn.isGranted) {
      throw new Error(`No connection to the database came free in ${LONGEST_WAIT_MS / 1000} s`)
    }
    try {
      const client = await super.connect()
      const { release } = client
      client.release = (error) => {
        turn.release()
        release(error)
      }
      return client
    } catch (error) {
      turn.release()
      throw error
    }
  }
}
