import { Client, type ClientBase } from 'pg'
import { describeFault, type Log } from '../../http/log'
import type { OpenDatabase, Preparation } from '../database'
import { BindingClient } from './binding-client'
import { assertFit, explainUnfit } from './explain-unfit'
import { FairPool } from './fair-pool'
import { migrateServed } from './migrate-served'
import { createPooledDatabase } from './pooled-database'

const FIRST_CONNECTION_TIMEOUT_MS = 5_000
const CONNECTION_TIMEOUT_MS = 30_000
const QUERY_TIMEOUT_MS = 30_000
/** Any number that every process of the service takes for the same lock. */
const PREPARATION_LOCK = 7_205_119

/** No server answers at the address of `DATABASE_URL`, or it lets nobody in. */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable'

  constructor({ host, port }: Client, cause: unknown) {
    const reason = cause instanceof Error ? cause.message || String(cause) : String(cause)
    super(`The database at ${host}:${port} can't be used: ${reason}. DATABASE_URL names it.`, {
      cause,
    })
  }
}

/** Where a database is and who asks for it, as the driver reads its address; nothing is opened. */
export function readAddress(
  databaseUrl: string,
): Pick<Client, 'host' | 'port' | 'user' | 'password' | 'database'> {
  return new Client({ connectionString: databaseUrl })
}

/**
 * Opens a database on a PostgreSQL server, brings its tables up to date unless told otherwise, and prepares it.
 *
 * @throws DatabaseUnreachable when there is no connection to begin with; later ones may come and go
 * @throws ConfigurationError when it can't be prepared for the shop
 */
export async function openServed(
  databaseUrl: string,
  log: Log,
  { admit, keepsTables = false, prepare }: Preparation,
): Promise<OpenDatabase> {
  const pool = new FairPool({
    Client: BindingClient,
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'prompt-bazaar',
  })
  pool.on('connect', (client) => surviveLoss(client, log))
  // An idle connection that breaks is replaced by the pool, and is in the log already.
  pool.on('error', () => undefined)
  const database = createPooledDatabase(pool)
  try {
    await withPreparationLock(databaseUrl, log, async () => {
      await admit?.(database)
      if (!keepsTables) await withClient(databaseUrl, log, (client) => migrateServed(client, log))
      await prepare(database)
    })
  } catch (error) {
    await pool.end()
    throw explainUnfit(readAddress(databaseUrl), error)
  }
  return { database, isShared: true, close: () => pool.end() }
}

/**
 * Logs a connection that breaks. What waits for it fails by itself; without a listener the process would end, also in
 * the middle of a transaction, where the pool listens no more.
 */
function surviveLoss(client: ClientBase, log: Log): void {
  client.on('error', (fault) => {
    log({ level: 'warn', event: 'database-connection-lost', ...describeFault(fault) })
  })
}

/**
 * Lets one process at a time prepare the database, however many start together. The lock belongs to a transaction,
 * since a pooler between here and the server may give each statement outside of one another connection.
 */
async function withPreparationLock(
  databaseUrl: string,
  log: Log,
  work: () => Promise<void>,
): Promise<void> {
  await withClient(databaseUrl, log, async (client) => {
    await assertFit(client, (setting) => readSetting(client, setting))
    await client.query('begin')
    // A statement with parameters would keep its snapshot while the transaction is open, and a vacuum would see no row settled.
    await client.query(`select pg_advisory_xact_lock(${PREPARATION_LOCK})`)
    await work()
  })
}

async function readSetting(client: Client, name: string): Promise<string> {
  const { rows } = await client.query<{ value: string }>('select current_setting($1) as value', [
    name,
  ])
  return rows[0]?.value ?? ''
}

/** @throws DatabaseUnreachable */
async function withClient(
  databaseUrl: string,
  log: Log,
  work: (client: Client) => Promise<void>,
): Promise<void> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: FIRST_CONNECTION_TIMEOUT_MS,
    keepAlive: true,
  })
  surviveLoss(client, log)
  try {
    await client.connect()
  } catch (cause) {
    throw new DatabaseUnreachable(client, cause)
  }
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
