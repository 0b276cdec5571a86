import { sql } from 'drizzle-orm'
import { createPasswordHasher } from '../../auth/password-hasher'
import { inspectData } from '../../startup/data-owner'
import type { DataKind, StartSituation } from '../../startup/start-situation'
import { findOpenAccounts } from '../../user/published-passwords'
import type { Database } from '../database'
import { findUnfitSettings } from '../served/explain-unfit'
import { compareMigrations, type MigrationDifference } from './compare-migrations'
import { type DatabaseAccess, inspectAccess } from './inspect-access'

/** What there is to know of a database before the shop opens it. */
export interface DatabaseFacts
  extends Pick<StartSituation, 'data' | 'hasAdministrator'>,
    MigrationDifference,
    DatabaseAccess {
  /** As `server_version_num` has it, such as 150004 for 15.4. */
  readonly version: number
  readonly trigrams: 'installed' | 'available' | 'missing'
  /** Each in a sentence that says what to do. */
  readonly unfitSettings: readonly string[]
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
    })
    .from(sql`(select 1) as one`)
  if (!server) throw new Error('The database answered a question about itself with nothing.')
  const owner = await inspectData(database)
  return {
    ...owner,
    ...(await compareMigrations(database)),
    ...(await inspectAccess(database)),
    version: Number(server.version),
    trigrams: server.installed ? 'installed' : server.available ? 'available' : 'missing',
    unfitSettings: await findUnfitSettings((setting) => readSetting(database, setting)),
    now: new Date(Number(server.now)),
    openIds: server.hasUsers ? await findOpenIds(database, owner.data) : [],
  }
}

async function readSetting(database: Database, name: string): Promise<string> {
  const value = sql<string>`current_setting(${name})`
  const [row] = await database.select({ value }).from(sql`(select 1) as one`)
  return row?.value ?? ''
}

async function findOpenIds(database: Database, data: DataKind): Promise<string[]> {
  const open = await findOpenAccounts({ database, passwords: createPasswordHasher() }, data)
  return open.map(({ id }) => id)
}
