import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { NodePgSession } from 'drizzle-orm/node-postgres/session'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Client } from 'pg'
import type { Log } from '../../http/log'
import { MIGRATIONS_FOLDER } from '../database'
import { compareMigrations } from '../inspection/compare-migrations'
import { sqlStateOf } from '../sql-state'

/** Whoever waits for a table makes all others wait who come to it later, also those who only read. */
const LOCK_TIMEOUT = '1s'
const PAUSE_MS = 2_000
const LOCK_NOT_AVAILABLE = '55P03'

type Transact = NodePgSession<Record<string, never>, Record<string, never>>['transaction']

/**
 * Brings the tables of a server's database up to date, however long that takes. Where something else holds a table, such
 * as a backup, it tries again until the table is free, and other processes go on meanwhile. A user who may make nothing is
 * enough where nothing is pending: PostgreSQL asks for the right to make what is there already, too.
 *
 * @param client without a limit of its own for a statement
 */
export async function migrateServed(client: Client, log: Log): Promise<void> {
  const { pendingMigrations } = await compareMigrations(drizzle({ client }))
  if (pendingMigrations === 0) return
  const dialect = new PgDialect()
  const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })
  const session = new MigrationSession(client, dialect, undefined)
  for (;;) {
    try {
      await dialect.migrate(migrations, session, { migrationsFolder: MIGRATIONS_FOLDER })
      return
    } catch (fault) {
      if (sqlStateOf(fault) !== LOCK_NOT_AVAILABLE) throw fault
      const problem =
        'A backup or another long transaction uses a table that this version changes; the start waits for its end.'
      log({ level: 'warn', event: 'migration-waits', problem })
      await pause(PAUSE_MS)
    }
  }
}

/** The limits hold for the transaction alone: behind a pooler the connection is somebody else's afterwards. */
class MigrationSession extends NodePgSession<Record<string, never>, Record<string, never>> {
  override transaction<Result>(
    work: (transaction: Parameters<Parameters<Transact>[0]>[0]) => Promise<Result>,
    config?: Parameters<Transact>[1],
  ): Promise<Result> {
    return super.transaction(async (transaction) => {
      await transaction.execute(
        sql.raw(
          `select set_config('lock_timeout', '${LOCK_TIMEOUT}', true), set_config('statement_timeout', '0', true)`,
        ),
      )
      return work(transaction)
    }, config)
  }
}
