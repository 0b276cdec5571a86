import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { createPasswordHasher } from '../../auth/password-hasher'
import { inspectData } from '../../starting/data-owner'
import type { DataKind, StartSituation } from '../../starting/start-situation'
import { findOpenAccounts } from '../../user/published-passwords'
import type { Database } from '../database'
import { MIGRATIONS_FOLDER } from '../database'

/** What there is to know of a database before the shop opens it. */
export interface DatabaseFacts extends Pick<StartSituation, 'data' | 'hasAdministrator'> {
  /** As `server_version_num` has it, such as 150004 for 15.4. */
  readonly version: number
  readonly trigrams: 'installed' | 'available' | 'missing'
  readonly pendingMigrations: number
  /** Migrations of a later version than this one. */
  readonly unknownMigrations: number
  /** The database's own clock. */
  readonly now: Date
  /** Of the accounts that a start in production would close. */
  readonly openIds: readonly string[]
}

/**
 * Reads and changes nothing.
 *
 * @throws Error when the database can't be read
 */
export async function inspectDatabase(database: Database): Promise<DatabaseFacts> {
  const [server] = await database
    .select({
      version: sql<string>`current_setting('server_version_num')`,
      now: sql<string>`(extract(epoch from clock_timestamp()) * 1000)::bigint::text`,
      installed: sql<boolean>`exists (select from pg_extension where extname = 'pg_trgm')`,
      available: sql<boolean>`exists (select from pg_available_extensions where name = 'pg_trgm')`,
      hasUsers: sql<boolean>`to_regclass('users') is not null`,
      hasMigrations: sql<boolean>`to_regclass('drizzle.__drizzle_migrations') is not null`,
    })
    .from(sql`(select 1) as one`)
  if (!server) throw new Error('The database answered a question about itself with nothing.')
  const applied = server.hasMigrations ? await readLastMigration(database) : 0
  const moments = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map(
    ({ folderMillis }) => folderMillis,
  )
  const owner = await inspectData(database)
  return {
    ...owner,
    version: Number(server.version),
    trigrams: server.installed ? 'installed' : server.available ? 'available' : 'missing',
    pendingMigrations: moments.filter((moment) => moment > applied).length,
    unknownMigrations: applied > Math.max(...moments) ? 1 : 0,
    now: new Date(Number(server.now)),
    openIds: server.hasUsers ? await findOpenIds(database, owner.data) : [],
  }
}

async function readLastMigration(database: Database): Promise<number> {
  const [last] = await database
    .select({ at: sql<string | null>`max(created_at)::text` })
    .from(sql`drizzle.__drizzle_migrations`)
  return Number(last?.at ?? 0)
}

async function findOpenIds(database: Database, data: DataKind): Promise<string[]> {
  const open = await findOpenAccounts({ database, passwords: createPasswordHasher() }, data)
  return open.map(({ id }) => id)
}
