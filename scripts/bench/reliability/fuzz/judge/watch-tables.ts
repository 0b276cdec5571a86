import { z } from 'zod'
import type { Database } from '../../../../../mocks/api/database/database'

/** A digest of every table's rows; the same rows give the same digest. */
export type Digest = ReadonlyMap<string, string>

/** Refused requests count attempts, and what tells kept answers apart may count one change too many. */
const UNWATCHED = ['rate_limits', 'shown_changes']
const rowsSchema = z.object({ rows: z.array(z.object({ name: z.string(), content: z.string() })) })

/**
 * Has the database keep a digest of every table up to date by triggers, so that it is read in no time however much is
 * stored. For a database that is thrown away afterwards.
 *
 * @returns reads the digest
 */
export async function watchTables(database: Database): Promise<() => Promise<Digest>> {
  await database.execute(`create schema watch`)
  await database.execute(
    `create table watch.digest (name text primary key, content numeric not null default 0)`,
  )
  await database.execute(`
    create function watch.note() returns trigger language plpgsql as $$
    begin
      update watch.digest set content = content
        + case when tg_op = 'DELETE' then 0 else hashtextextended(new::text, 0) end
        - case when tg_op = 'INSERT' then 0 else hashtextextended(old::text, 0) end
        where name = tg_table_name;
      return null;
    end $$`)
  await database.execute(`
    do $$ declare watched text; begin
      for watched in select tablename from pg_tables
        where schemaname = 'public' and tablename not in (${UNWATCHED.map((name) => `'${name}'`).join()})
      loop
        insert into watch.digest (name) values (watched);
        execute format('create trigger watched after insert or update or delete on %I
          for each row execute function watch.note()', watched);
      end loop;
    end $$`)
  return async () => {
    const found = rowsSchema.parse(
      await database.execute(`select name, content::text as content from watch.digest`),
    )
    return new Map(found.rows.map(({ name, content }) => [name, content]))
  }
}

/** The tables that differ. */
export function findChanges(before: Digest, after: Digest): readonly string[] {
  return [...after].flatMap(([name, content]) => (before.get(name) === content ? [] : [name]))
}
