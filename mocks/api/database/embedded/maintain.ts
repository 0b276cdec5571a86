import type { PGlite } from '@electric-sql/pglite'
import type { StatementQueue } from './queue-statements'

const LONGEST_LOG_BYTES = 16 * 1024 * 1024
/** Asking takes part of a millisecond. */
const TURNS_BETWEEN = 16

const IS_LONG = `select pg_current_wal_insert_lsn() - redo_lsn > ${LONGEST_LOG_BYTES} as answer from pg_control_checkpoint()`

/** Of a table, as its counters have it: 100,000 products hold up everything else for two seconds, and do without. */
const MOST_ROWS = 10_000

/**
 * One of the tables of which so much has changed that autovacuum would clean it up and count its rows anew, by its usual
 * shares (https://www.postgresql.org/docs/17/routine-vacuuming.html#AUTOVACUUM), but from a thousand rows on: those of worlds
 * are small, and soon gone.
 */
const WORN_TABLE = `
  select format('%I.%I', schemaname, t.relname) as answer
  from pg_stat_all_tables t
  join pg_class on pg_class.oid = relid
  cross join lateral (select greatest(reltuples, 0) as many) as rows
  where schemaname not in ('pg_toast', 'information_schema') and n_live_tup < ${MOST_ROWS}
    and (n_dead_tup > 1000 + 0.2 * many
      or n_ins_since_vacuum > 1000 + 0.2 * many
      or n_mod_since_analyze > 1000 + 0.1 * many)
  limit 1`

/**
 * The same queue, in whose turns the embedded database does what PostgreSQL leaves to other processes, of which it has none:
 * it lets go of its log, and of the files of tables that were emptied, once the log is long; and then it vacuums and analyzes
 * tables of which much has changed, one in a turn.
 */
export function maintain(client: PGlite, queue: StatementQueue): StatementQueue {
  let turns = 0
  let mayBeWorn = false

  /** The one value of the one row. */
  async function ask(text: string): Promise<unknown> {
    const [result] = await client.exec(text)
    return result?.rows[0]?.['answer']
  }

  async function work(): Promise<void> {
    turns += 1
    // One that is closed has words for it, which the caller's work meets.
    if (turns % TURNS_BETWEEN > 0 || !client.ready) return
    if (mayBeWorn) return cleanUp()
    if ((await ask(IS_LONG)) !== true) return
    // The counters of tables are written down once a second at most, unless that is asked for.
    await client.exec('checkpoint; select pg_stat_force_next_flush()')
    mayBeWorn = true
  }

  async function cleanUp(): Promise<void> {
    // What fails here fails the caller's work: once for each long log, and not again and again.
    mayBeWorn = false
    const table = await ask(WORN_TABLE)
    if (typeof table !== 'string') return
    await client.exec(`vacuum analyze ${table}`)
    mayBeWorn = true
  }

  return (own) => queue(() => work().then(own))
}
