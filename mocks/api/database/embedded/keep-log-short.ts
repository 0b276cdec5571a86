import type { PGlite } from '@electric-sql/pglite'
import { pipelineQuery } from './pipeline-query'
import type { StatementQueue } from './queue-statements'

const LONGEST_LOG_BYTES = 16 * 1024 * 1024
/** Asking takes part of a millisecond. */
const TURNS_BETWEEN = 16

const IS_LONG = `select pg_current_wal_insert_lsn() - redo_lsn > ${LONGEST_LOG_BYTES} as "isLong" from pg_control_checkpoint()`

/**
 * The same queue, in whose turns the embedded database lets go of its log once that is long, and of the files of tables that
 * were emptied: PostgreSQL leaves both to another process, and an embedded one has none.
 */
export function keepLogShort(client: PGlite, queue: StatementQueue): StatementQueue {
  const { query } = pipelineQuery(client)
  let turns = 0

  async function shorten(): Promise<void> {
    turns += 1
    // One that is closed has words for it, which the work meets.
    if (turns % TURNS_BETWEEN > 0 || !client.ready) return
    const [row] = (await query<{ readonly isLong: boolean }>(IS_LONG)).rows
    if (row?.isLong) await client.exec('checkpoint')
  }

  return (work) => queue(() => shorten().then(work))
}
