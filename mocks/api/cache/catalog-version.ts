import { sql } from 'drizzle-orm'
import { runForAddress } from '../admission/queue/database-queue'
import type { Database } from '../database/database'
import { shownChanges } from '../database/tables/catalog-changes'

/**
 * Reads the version of all that the catalog shows from the database; it differs whenever an answer may.
 *
 * @throws Error when the database answers with no row, or not at all
 */
export async function readCatalogVersion(database: Database): Promise<string> {
  // The service's own work: what many wait for together waits for nobody's turn.
  const [row] = await runForAddress('', () =>
    database
      .select({ version: sql<string>`coalesce(sum(${shownChanges.changes}), 0)::text` })
      .from(shownChanges),
  )
  if (!row) throw new Error('The version of the catalog is a row, also before any change')
  return row.version
}
