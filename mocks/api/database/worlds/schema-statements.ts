import { readMigrationFiles } from 'drizzle-orm/migrator'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { MIGRATIONS_FOLDER } from '../database'
import { stateTables } from '../seeding/reset-database'
import { knownAddresses } from '../tables/known-addresses'
import { rateLimits } from '../tables/rate-limits'
import { settings } from '../tables/settings'

/** Attempts are counted outside of a world's history: going back must not give new ones. */
const UNRECORDED: ReadonlySet<PgTable> = new Set<PgTable>([rateLimits, knownAddresses])

const recorded = stateTables.filter((table) => !UNRECORDED.has(table)).map(describeTable)
/** In an order in which rows may be copied: what others refer to first. */
const names = stateTables.map((table) => getTableConfig(table).name).toReversed()

interface Table {
  readonly name: string
  readonly key: string
  readonly columns: readonly string[]
}

/** The schema that holds the seed. */
export const SEED_SCHEMA = 'public'

/** Schemas that a template of worlds holds, with the seed in each. */
export const SPARE_WORLDS = ['spare_1', 'spare_2', 'spare_3', 'spare_4']

/** A new world with the seed. */
export function createWorldSql(schema: string): string {
  return [createSchemaSql(schema), copySql(SEED_SCHEMA, schema)].join(';\n')
}

/** Empties a world, its history and secrets too, and fills it from another schema. */
export function refillWorldSql(from: string, schema: string): string {
  const all = [...names, 'changes', getTableConfig(settings).name]
  const tables = all.map((name) => `${schema}.${name}`).join(', ')
  return [`truncate ${tables} restart identity`, copySql(from, schema)].join(';\n')
}

/** Creates the tables of a world in a new schema, with a record of every change. */
function createSchemaSql(schema: string): string {
  return [
    `create schema ${schema}`,
    `set local search_path to ${schema}, public`,
    // Migrations name the schema of a whole database.
    ...migrations
      .filter((statement) => !SECONDARY_INDEX.test(statement))
      .map((statement) => statement.replaceAll('"public".', '')),
    recordingSql(),
  ].join(';\n')
}

/** Has every change of the schema in use recorded from now on. */
export function recordingSql(): string {
  return [
    `create table if not exists changes (
      number bigint generated always as identity primary key,
      step integer not null, table_name text not null, key text not null, row jsonb)`,
    'create index if not exists changes_step on changes (step)',
    recordFunction,
    ...recorded.map(recordTrigger),
    restoreFunction(),
  ].join(';\n')
}

/** Indexes that only make reads faster take two fifths of a world's making, and serve it when it has many rows. */
const SECONDARY_INDEX = /^\s*(?:CREATE|DROP) INDEX /

/** Creates the indexes that a new world lacks, as the seed's schema has them. */
export function indexSql(schema: string): string {
  return `do $$ declare found record; begin
    for found in select pg_get_indexdef(indexrelid) as definition from pg_index
      join pg_class on pg_class.oid = indrelid
      where relnamespace = '${SEED_SCHEMA}'::regnamespace and not indisunique
    loop execute replace(found.definition, ' ON ${SEED_SCHEMA}.', ' ON ${schema}.');
    end loop;
  end $$`
}

const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).flatMap(
  ({ sql }) => sql,
)

/**
 * Copies a state into tables that are empty, which is no change; secrets stay behind, so that no token of one world counts
 * in another.
 */
export function copySql(from: string, to: string): string {
  const copies = names.map((name) => `insert into ${to}.${name} select * from ${from}.${name}`)
  return [
    "set local world.step = '0'",
    // Nothing is looked up for each row again: what rows refer to, they refer to where they come from.
    'set local session_replication_role = replica',
    ...copies,
    'set local session_replication_role = origin',
  ].join(';\n')
}

/** Deletes the state of a schema and its record of changes; secrets stay. */
export function clearSql(schema: string): string {
  const deletes = names.toReversed().map((name) => `delete from ${schema}.${name}`)
  return [...deletes, `delete from ${schema}.changes`].join(';\n')
}

/** What a world can do without. */
export type Leaving = 'orders' | 'everything'

/** Deletes orders with their charges; of `everything` accounts that somebody can sign in to are left. */
export function leaveOutSql(schema: string, what: Leaving): string {
  const tables = what === 'orders' ? ['orders', 'charges'] : names.toReversed()
  return tables
    .map((name) =>
      name === 'users'
        ? `delete from ${schema}.users where password_hash is null`
        : `delete from ${schema}.${name}`,
    )
    .join(';\n')
}

/**
 * Repeats the orders of a schema, each with its charge, until there are so many. Copies are a minute apart, older than
 * what they are copies of.
 */
export function repeatOrdersSql(schema: string, count: number): string {
  const numbered = `select *, row_number() over (order by created_at desc, id) as place, count(*) over () as present
    from ${schema}.orders`
  const copies = `select original.*, copy, 'copy' || copy || '_' || original.place as mark
    from (${numbered}) as original, generate_series(1, ${count}) as copy
    where (copy * original.present) + original.place <= ${count}`
  return `create temporary table copies on commit drop as ${copies};
    insert into ${schema}.charges (id, user_id, nonce_use, amount_cents, status, transaction_id, ordered_at, created_at, updated_at)
      select 'chg_' || mark, user_id, 'none', amount_cents, 'charged', mark, moment, moment, moment
      from (select *, created_at - copy * interval '1 minute' as moment from copies) as dated;
    insert into ${schema}.orders (id, user_id, lines, transaction_id, amount_cents, address, status, created_at)
      select 'ord_' || mark, user_id, lines, mark, amount_cents, address, status, created_at - copy * interval '1 minute'
      from copies`
}

/** Sets the step that changes are recorded under; 0 records none. */
export function selectSchemaSql(schema: string, step: number): string {
  return `set search_path to ${schema}, public; set world.step = '${step}'`
}

/** Statements whose changes are no step of a world's history. */
export function unrecorded(statements: string): string {
  return `set local world.step = '0'; ${statements}`
}

/** A database that is opened by others than worlds has no step. */
const recordFunction = `create or replace function record_change() returns trigger language plpgsql
  set search_path from current as $$
begin
  if coalesce(nullif(current_setting('world.step', true), ''), '0') = '0' then return null; end if;
  insert into changes (step, table_name, key, row) values (
    current_setting('world.step')::integer, tg_table_name,
    case when tg_op = 'INSERT' then to_jsonb(new) ->> tg_argv[0] else to_jsonb(old) ->> tg_argv[0] end,
    case when tg_op = 'INSERT' then null else to_jsonb(old) end);
  return null;
end $$`

function recordTrigger({ name, key }: Table): string {
  return `create or replace trigger record_${name} after insert or update or delete on ${name}
    for each row execute function record_change('${key}')`
}

/** Undoes changes, the last one first: what was inserted goes, what was changed or deleted is as it was. */
function restoreFunction(): string {
  const branches = recorded.map(({ name, key, columns }) => {
    const sets = columns.map((column) => `${column} = excluded.${column}`).join(', ')
    return `when '${name}' then
        if change.row is null then delete from ${name} where ${key} = change.key;
        else
          insert into ${name} select * from jsonb_populate_record(null::${name}, change.row)
            on conflict (${key}) do update set ${sets};
        end if;`
  })
  return `create or replace function restore_step(target integer) returns void language plpgsql
    set search_path from current as $$
declare change record;
begin
  for change in select * from changes where step > target order by number desc loop
    case change.table_name
      ${branches.join('\n      ')}
    end case;
  end loop;
  delete from changes where step > target;
end $$`
}

function describeTable(table: PgTable): Table {
  const { name, columns } = getTableConfig(table)
  const key = columns.find(({ primary }) => primary)
  if (!key) throw new Error(`The table ${name} has no primary key of one column`)
  return { name, key: key.name, columns: columns.map((column) => column.name) }
}
