import { getTableName, sql } from 'drizzle-orm'
import type { Database } from '../database'
import { stateTables } from '../seeding/reset-database'
import { catalogChanges, shownChanges } from '../tables/catalog-changes'
import { settings } from '../tables/settings'

/** What a database lets the shop's user do in it, and store. */
export interface DatabaseAccess {
  /** A standby is, and whatever is told to be. */
  readonly isReadOnly: boolean
  /** Whether migrations may make their own schema and tables, and change those that are there. */
  readonly mayMigrate: boolean
  /** Whether the rows of the tables that are there may be read and written. */
  readonly mayWrite: boolean
}

const tables = [...stateTables, settings, catalogChanges, shownChanges]
const places = sql.join(
  tables.map((table) => sql`to_regclass(${getTableName(table)})`),
  sql`, `,
)
const ofTables = (isGiven: string) =>
  sql<boolean>`(select coalesce(bool_and(${sql.raw(isGiven)}), true) from pg_class where oid in (${places}))`

/** Of transactions that say nothing of it themselves: the one that asks here may say that it only reads. */
const isReadOnly = sql<boolean>`pg_is_in_recovery() or current_setting('default_transaction_read_only') = 'on'`
/** PostgreSQL asks for the right to make a schema, or a table, also where it is there already. */
const mayMigrate = sql<boolean>`has_database_privilege(current_database(), 'create')
  and coalesce(has_schema_privilege(to_regnamespace('drizzle')::oid, 'create'), true)
  and coalesce(has_schema_privilege(current_schema(), 'create'), false)
  and ${ofTables("pg_has_role(relowner, 'usage')")}`
const mayWrite = ofTables(
  ['select', 'insert', 'update', 'delete']
    .map((right) => `has_table_privilege(oid, '${right}')`)
    .join(' and '),
)

/** Reads and changes nothing. */
export async function inspectAccess(database: Database): Promise<DatabaseAccess> {
  const [access] = await database
    .select({
      isReadOnly,
      mayMigrate,
      mayWrite,
    })
    .from(sql`(select 1) as one`)
  if (!access) throw new Error('The database answered a question about rights with nothing.')
  return access
}
