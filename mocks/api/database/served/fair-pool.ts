import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { createDatabaseQueue } from '../../rationing/queue/database-queue'

const CONNECTIONS = 10
/** A statement is waited for no longer than its response. */
const LONGEST_WAIT_MS = 30_000

type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void

/** Connections to a PostgreSQL server that are given to the addresses in turns. */
export class FairPool extends Pool {
  readonly #acquire = createDatabaseQueue(
    {
      atOnce: CONNECTIONS,
      // Slow statements of one address leave some connections for the others.
      atOncePerAddress: 6,
      longestWaitMs: LONGEST_WAIT_MS,
    },
    `No connection to the database came free in ${LONGEST_WAIT_MS / 1000} s`,
  )

  constructor(options: Omit<PoolConfig, 'max'>) {
    super({ ...options, max: CONNECTIONS })
  }

  /** The pool's own `query` calls this with a callback, a transaction awaits the connection. */
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
    const releaseTurn = await this.#acquire()
    try {
      const client = await super.connect()
      const { release } = client
      client.release = (error) => {
        releaseTurn()
        release(error)
      }
      return client
    } catch (error) {
      releaseTurn()
      throw error
    }
  }
}
