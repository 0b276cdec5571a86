import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { explainUnfit } from '../served/explain-unfit'
import { DatabaseUnreachable } from '../served/open-served'
import { type DatabaseFacts, inspectDatabase } from './inspect-database'

const TIMEOUT_MS = 10_000

/**
 * Looks at a database on a server, in a transaction that may not write: behind a pooler a session's settings would stay
 * with a connection that the shop is given afterwards.
 *
 * @throws DatabaseUnreachable
 * @throws ConfigurationError when its user may not even read
 */
export async function inspectServed(databaseUrl: string): Promise<DatabaseFacts> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    application_name: 'prompt-bazaar doctor',
  })
  // What breaks the connection also fails the question that is under way.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('begin transaction read only')
  } catch (cause) {
    throw new DatabaseUnreachable(client, cause)
  }
  try {
    const facts = await inspectDatabase(drizzle(client))
    await client.query('rollback')
    return facts
  } catch (fault) {
    throw explainUnfit(client, fault)
  } finally {
    await client.end()
  }
}
