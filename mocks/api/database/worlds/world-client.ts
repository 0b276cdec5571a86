import type { PGlite, Transaction } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Database } from '../database'
import { queueStatements, type StatementQueue } from '../embedded/queue-statements'

/** The one client of the database that worlds share, with one search path, which changes with the world. */
export interface WorldClient {
  /** All or nothing. */
  transact(work: (transaction: Transaction) => Promise<void>): Promise<void>
  /**
   * All or nothing.
   *
   * @param write asked for the statements in their turn
   */
  execute(write: () => string): Promise<void>
  /**
   * The database as one world sees it.
   *
   * @param selectSchema asked in the turn of each statement for the one that sets the search path
   */
  database(selectSchema: () => string): Database
}

export function createWorldClient(client: PGlite, inTurn: StatementQueue): WorldClient {
  /** The statement that set the search path; empty where something else may have. */
  let selected = ''

  async function select(statement: string): Promise<void> {
    if (statement === selected) return
    await client.exec(statement)
    selected = statement
  }

  const transact: WorldClient['transact'] = (work) =>
    inTurn(() => {
      selected = ''
      return client.transaction(work)
    })

  return {
    transact,
    execute: (write) => transact(async (transaction) => void (await transaction.exec(write()))),
    database: (selectSchema) =>
      drizzle(queueStatements(client, inTurn, async () => select(selectSchema()))),
  }
}
