import type { PGlite, Transaction } from '@electric-sql/pglite'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { MIGRATIONS_FOLDER } from '../database'
import { stateTables } from '../seeding/reset-database'
import { knownAddresses } from '../tables/known-addresses'
import { photos } from '../tables/photos'
import { rateLimits } from '../tables/rate-limits'
import { clearSql } from './schema-statements'

/** A world's data as text: rows by table, and the photos of the seed by their hashes alone. */
export interface WorldRows {
  readonly tables: Readonly<Record<string, readonly unknown[]>>
  readonly seedPhotos: readonly string[]
}

/** When the tables last changed, in milliseconds since 1970: rows fit into tables of the same time. */
export const TABLES_CHANGED_AT_MS = Math.max(
  ...readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map(
    ({ folderMillis }) => folderMillis,
  ),
)

/** The table of photos, among those of {@link WorldRows}. */
export const PHOTOS = getTableConfig(photos).name
/** What attempts were counted from which address says nothing of a world, and is keyed by its own secrets. */
const names = stateTables
  .filter((table) => table !== rateLimits && table !== knownAddresses)
  .map((table) => getTableConfig(table).name)

/** Reads the rows of a schema, with the seed's schema beside it. */
export async function readRows(
  client: Pick<PGlite, 'query'>,
  schema: string,
  seed: string,
): Promise<WorldRows> {
  const isSeeds = `exists (select 1 from ${seed}.${PHOTOS} as seeded where seeded.hash = one.hash)`
  const tables: Record<string, readonly unknown[]> = {}
  for (const name of names) {
    const own = name === PHOTOS ? `where not ${isSeeds}` : ''
    const { rows } = await client.query<{ row: unknown }>(
      `select to_jsonb(one) as row from ${schema}.${name} as one ${own}`,
    )
    tables[name] = rows.map(({ row }) => row)
  }
  const { rows } = await client.query<{ hash: string }>(
    `select hash from ${schema}.${PHOTOS} as one where ${isSeeds} order by hash`,
  )
  return { tables, seedPhotos: rows.map(({ hash }) => hash) }
}

/**
 * Puts rows in place of what a schema holds.
 *
 * @throws what the database says of rows that don't fit
 */
export async function writeRows(
  transaction: Transaction,
  schema: string,
  seed: string,
  { tables, seedPhotos }: WorldRows,
): Promise<void> {
  await transaction.exec(`set local world.step = '0'; ${clearSql(schema)}`)
  const copied = await transaction.query(
    `insert into ${schema}.${PHOTOS} select * from ${seed}.${PHOTOS} where hash = any ($1)`,
    [seedPhotos],
  )
  if (copied.affectedRows !== seedPhotos.length) {
    throw new Error('It has pictures of another seed.')
  }
  for (const name of names.toReversed()) {
    await transaction.query(
      `insert into ${schema}.${name} select * from jsonb_populate_recordset(null::${schema}.${name}, $1::jsonb)`,
      [JSON.stringify(tables[name] ?? [])],
    )
  }
}
