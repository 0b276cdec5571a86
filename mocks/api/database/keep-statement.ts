import { type Placeholder, sql } from 'drizzle-orm'
import type { Database } from './database'

/** By name. */
type Row = Readonly<Record<string, unknown>>

/** Stands for a value that each execution of a kept statement gives. */
export type Slots<Values extends Row> = <Name extends string & keyof Values>(
  name: Name,
) => Placeholder<Name>

interface Preparable<Result> {
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Result> }
}

type Execute<Result> = (values: Row) => Promise<Result>

/**
 * A statement whose text is written once for each database, and not for each execution: to write it takes longer than
 * to send it. Only the text is kept. The server is told no name for it, since a pooler in between may give each
 * statement another connection.
 *
 * @param write where `slot` stands for a value; one that is compared with a column, or stored in it, is converted as
 *   the column's values are, any other is sent as it is
 */
export function keepStatement<Values extends Row, Result>(
  write: (database: Database, slot: Slots<Values>) => Preparable<Result>,
): (database: Database, values: Values) => Promise<Result> {
  const written = new WeakMap<Database, Execute<Result>>()
  return (database, values) => {
    const known = written.get(database)
    if (known) return known(values)
    const statement = write(database, (name) => sql.placeholder(name)).prepare(UNNAMED)
    const execute: Execute<Result> = (given) => statement.execute({ ...given })
    written.set(database, execute)
    return execute(values)
  }
}

const UNNAMED = ''
