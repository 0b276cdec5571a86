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
    ...migrations.map((statement) => statement.replaceAll('"public".', '')),
    `create table changes (
      number bigint generated always as identity primary key,
      step integer not null, table_name text not null, key text not null, row jsonb)`,
    'create index changes_step on changes (step)',
    recordFunction,
    ...recorded.map(recordTrigger),
    restoreFunction(),
  ].join(';\n')
}

const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).flatMap(
  ({ sql }) => sql,
)

/** Copies a state, which is no change; secrets stay behind, so that no token of one world counts in another. */
function copySql(from: string, to: string): string {
  const copies = names.map((name) => `insert into ${to}.${name} select * from ${from}.${name}`)
  return ["set local world.step = '0'", ...copies].join(';\n')
}

/** Sets the step that changes are recorded under; 0 records none. */
export function selectSchemaSql(schema: string, step: number): string {
  return `set search_path to ${schema}, public; set world.step = '${step}'`
}

const recordFunction = `create function record_change() returns trigger language plpgsql
  set search_path from current as $$
begin
  if current_setting('world.step') = '0' then return null; end if;
  insert into changes (step, table_name, key, row) values (
    current_setting('world.step')::integer, tg_table_name,
    case when tg_op = 'INSERT' then to_jsonb(new) ->> tg_argv[0] else to_jsonb(old) ->> tg_argv[0] end,
    case when tg_op = 'INSERT' then null else to_jsonb(old) end);
  return null;
end $$`

function recordTrigger({ name, key }: Table): string {
  return `create trigger record_${name} after insert or update or delete on ${name}
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
  return `create function restore_step(target integer) returns void language plpgsql
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
