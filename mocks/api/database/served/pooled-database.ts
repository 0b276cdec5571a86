import { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { NodePgSession } from 'drizzle-orm/node-postgres/session'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { FairPool } from './fair-pool'

type Session = NodePgSession<Record<string, never>, Record<string, never>>
type Transact = Session['transaction']

/** A database on a pool of connections, each of which comes back, whatever becomes of its transaction. */
export function createPooledDatabase(pool: FairPool): NodePgDatabase {
  const dialect = new PgDialect()
  return new NodePgDatabase(dialect, new PooledSession(pool, dialect), undefined)
}

/**
 * drizzle's own keeps the connection of a transaction whose `begin` has failed, and gives one back as sound whose
 * `rollback` has.
 */
class PooledSession extends NodePgSession<Record<string, never>, Record<string, never>> {
  readonly #pool: FairPool
  readonly #dialect: PgDialect

  constructor(pool: FairPool, dialect: PgDialect) {
    super(pool, dialect, undefined)
    this.#pool = pool
    this.#dialect = dialect
  }

  override async transaction<Result>(
    work: (transaction: Parameters<Parameters<Transact>[0]>[0]) => Promise<Result>,
    config?: Parameters<Transact>[1],
  ): Promise<Result> {
    const client = await this.#pool.connect()
    const session: Session = new NodePgSession(client, this.#dialect, undefined)
    let ofWork: unknown
    const watched: typeof work = (transaction) =>
      work(transaction).catch((fault: unknown) => {
        ofWork = fault
        throw fault
      })
    try {
      const result = await session.transaction(watched, config)
      client.release()
      return result
    } catch (fault) {
      // After any other fault nobody knows what the server is at: it was that of `begin`, `commit` or `rollback`.
      client.release(fault !== ofWork)
      throw fault
    }
  }
}
