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

type Client = Pick<PGlite, 'query'>

const OF_HASHES = 'hash in (select jsonb_array_elements_text($1::jsonb))'

/**
 * Reads the rows of a schema.
 *
 * @param seedPhotos the hashes of the seed's photos
 */
export async function readRows(
  client: Client,
  schema: string,
  seedPhotos: readonly string[],
): Promise<WorldRows> {
  const tables: Record<string, readonly unknown[]> = {}
  for (const name of names.filter((table) => table !== PHOTOS)) {
    tables[name] = await readTable(client, schema, name)
  }
  const present = await listPhotos(client, schema)
  const seeded = new Set(seedPhotos)
  const own = present.filter((hash) => !seeded.has(hash))
  tables[PHOTOS] = await readPhotos(client, schema, own)
  return { tables, seedPhotos: present.filter((hash) => seeded.has(hash)) }
}

/**
 * Puts rows in place of what a schema holds.
 *
 * @param putSeedPhotos puts the seed's photos of these hashes into the schema, and says how many there were
 * @throws what the database says of rows that don't fit
 */
export async function writeRows(
  transaction: Transaction,
  schema: string,
  { tables, seedPhotos }: WorldRows,
  putSeedPhotos: (hashes: readonly string[]) => Promise<number>,
): Promise<void> {
  await transaction.exec(`set local world.step = '0'; ${clearSql(schema)}`)
  if ((await putSeedPhotos(seedPhotos)) !== seedPhotos.length) {
    throw new Error('It has pictures of another seed.')
  }
  for (const name of names.toReversed()) {
    await insertRows(transaction, schema, name, tables[name] ?? [])
  }
}

/** The hashes of a schema's photos. */
export async function listPhotos(client: Client, schema: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ hash: string }>(
    `select hash from ${schema}.${PHOTOS} order by hash`,
  )
  return rows.map(({ hash }) => hash)
}

/** The rows of photos by their hashes. */
export function readPhotos(
  client: Client,
  schema: string,
  hashes: readonly string[],
): Promise<readonly unknown[]> {
  return readTable(client, schema, PHOTOS, `where ${OF_HASHES}`, [JSON.stringify(hashes)])
}

/** Puts rows of photos into a schema, and says how many. */
export async function putPhotos(
  client: Client,
  schema: string,
  rows: readonly unknown[],
): Promise<number> {
  await insertRows(client, schema, PHOTOS, rows)
  return rows.length
}

/** Copies photos from one schema to another, and says how many there were. */
export async function copyPhotos(
  client: Client,
  from: string,
  to: string,
  hashes: readonly string[],
): Promise<number> {
  const { affectedRows = 0 } = await client.query(
    `insert into ${to}.${PHOTOS} select * from ${from}.${PHOTOS} where ${OF_HASHES}`,
    [JSON.stringify(hashes)],
  )
  return affectedRows
}

async function readTable(
  client: Client,
  schema: string,
  name: string,
  condition = '',
  values: unknown[] = [],
): Promise<readonly unknown[]> {
  const { rows } = await client.query<{ row: unknown }>(
    `select to_jsonb(one) as row from ${schema}.${name} as one ${condition}`,
    values,
  )
  return rows.map(({ row }) => row)
}

async function insertRows(
  client: Client,
  schema: string,
  name: string,
  rows: readonly unknown[],
): Promise<void> {
  await client.query(
    `insert into ${schema}.${name} select * from jsonb_populate_recordset(null::${schema}.${name}, $1::jsonb)`,
    [JSON.stringify(rows)],
  )
}
