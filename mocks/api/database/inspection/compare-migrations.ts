import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { type Database, MIGRATIONS_FOLDER } from '../database'

/** How a database's migrations differ from those of this version. */
export interface MigrationDifference {
  readonly pendingMigrations: number
  /** Migrations of a later version than this one. */
  readonly unknownMigrations: number
}

/** Reads and changes nothing. */
export async function compareMigrations(database: Database): Promise<MigrationDifference> {
  const applied = await readLastMigration(database)
  const moments = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map(
    ({ folderMillis }) => folderMillis,
  )
  return {
    pendingMigrations: moments.filter((moment) => moment > applied).length,
    unknownMigrations: applied > Math.max(...moments) ? 1 : 0,
  }
}

async function readLastMigration(database: Database): Promise<number> {
  const [server] = await database
    .select({
      hasMigrations: sql<boolean>`to_regclass('drizzle.__drizzle_migrations') is not null`,
    })
    .from(sql`(select 1) as one`)
  if (!server?.hasMigrations) return 0
  const [last] = await database
    .select({ at: sql<string | null>`max(created_at)::text` })
    .from(sql`drizzle.__drizzle_migrations`)
  return Number(last?.at ?? 0)
}
