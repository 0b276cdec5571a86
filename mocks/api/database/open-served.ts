import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, Pool } from 'pg'
import type { Log } from '../http/log'
import { describeFault } from '../http/log'
import type { OpenDatabase, PrepareDatabase } from './database'
import { MIGRATIONS_FOLDER } from './migrations-folder'

const CONNECTION_TIMEOUT_MS = 5_000
const QUERY_TIMEOUT_MS = 30_000
/** Any number that every process of the service takes for the same lock. */
const PREPARATION_LOCK = 7_205_119

/** Opens a database on a PostgreSQL server, brings its tables up to date and prepares it. */
export async function openServed(
  databaseUrl: string,
  log: Log,
  prepare: PrepareDatabase,
): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    application_name: 'prompt-bazaar',
  })
  // An idle connection that breaks is replaced by the pool; without a listener it ends the process.
  pool.on('error', (fault) => {
    log({ level: 'warn', event: 'database-connection-lost', ...describeFault(fault) })
  })
  const database = drizzle(pool)
  try {
    await withPreparationLock(databaseUrl, async () => {
      await migrate(database, { migrationsFolder: MIGRATIONS_FOLDER })
      await prepare(database)
    })
  } catch (error) {
    await pool.end()
    throw error
  }
  return { database, isShared: true, close: () => pool.end() }
}

/** Lets one process at a time prepare the database, however many start together. */
async function withPreparationLock(databaseUrl: string, work: () => Promise<void>): Promise<void> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
  })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [PREPARATION_LOCK])
    await work()
  } finally {
    await client.end()
  }
}
