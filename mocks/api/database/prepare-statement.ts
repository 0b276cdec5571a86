import { createHash } from 'node:crypto'
import { type Placeholder, sql } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Database } from './database'
import { sqlStateOf } from './sql-state'

/** By name. */
type Row = Readonly<Record<string, unknown>>

/** Stands for a value that each execution of a kept statement gives. */
export type Slots<Values extends Row> = <Name extends string & keyof Values>(
  name: Name,
) => Placeholder<Name>

interface Preparable<Result> {
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Result> }
  toSQL(): { readonly sql: string }
}

type Execute<Result> = (values: Row) => Promise<Result>

/**
 * A statement whose text is written once for each database, and not for each execution: to write it takes longer than
 * to send it. The server keeps it too, under a name that says its text, so that it parses and plans it once for each
 * connection.
 *
 * @param write where `slot` stands for a value; one that is compared with a column, or stored in it, is converted as
 *   the column's values are, any other is sent as it is
 */
export function prepareStatement<Values extends Row, Result>(
  write: (database: Database, slot: Slots<Values>) => Preparable<Result>,
): (database: Database, values: Values) => Promise<Result> {
  const written = new WeakMap<Database, Execute<Result>>()
  return (database, values) => {
    const known = written.get(database)
    if (known) return known(values)
    const statement = write(database, (name) => sql.placeholder(name))
    // A transaction's own would be kept for it alone, and one that fails there can't be sent again.
    const execute = database instanceof PgTransaction ? sendUnnamed(statement) : sendKept(statement)
    written.set(database, execute)
    return execute(values)
  }
}

function sendUnnamed<Result>(statement: Preparable<Result>): Execute<Result> {
  const unnamed = statement.prepare('')
  return (values) => unnamed.execute({ ...values })
}

/** Sends a statement by its name, until the server turns out not to know it. */
function sendKept<Result>(statement: Preparable<Result>): Execute<Result> {
  const kept = statement.prepare(nameOf(statement.toSQL().sql))
  const sendAnew = sendUnnamed(statement)
  let isKept = true
  const recover = (values: Row) => (fault: unknown) => {
    if (!UNKEPT.has(sqlStateOf(fault))) throw fault
    // Nothing of it was executed.
    isKept = false
    return sendAnew(values)
  }
  return (values) =>
    isKept ? kept.execute({ ...values }).catch(recover(values)) : sendAnew(values)
}

/** Behind a pooler, another process or another version of it may have named statements on the same connection. */
function nameOf(text: string): string {
  return `kept_${createHash('sha256').update(text).digest('base64url').slice(0, NAME_LENGTH)}`
}

const NAME_LENGTH = 32

/**
 * A pooler that gives each statement another connection, and does not know of names, meets one that is not there (26000)
 * or is there already (42P05). A change of the tables can make what was planned for them useless (0A000).
 */
const UNKEPT: ReadonlySet<string | undefined> = new Set(['26000', '42P05', '0A000'])
