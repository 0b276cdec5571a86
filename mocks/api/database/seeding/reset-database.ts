import { sql } from 'drizzle-orm'
import type { Database, Preparation } from '../database'
import { sqlStateOf } from '../sql-state'
import { categories } from '../tables/categories'
import { charges } from '../tables/charges'
import { gatewayNonces, gatewayTransactions, gatewayVaultedMethods } from '../tables/gateway'
import { knownAddresses } from '../tables/known-addresses'
import { orders } from '../tables/orders'
import { photos } from '../tables/photos'
import { products } from '../tables/products'
import { rateLimits } from '../tables/rate-limits'
import { users } from '../tables/users'

/** Everything but the settings: tokens and gateway authorizations stay good. What refers to others comes first. */
export const stateTables = [
  orders,
  charges,
  products,
  photos,
  categories,
  knownAddresses,
  users,
  rateLimits,
  gatewayNonces,
  gatewayTransactions,
  gatewayVaultedMethods,
]

/**
 * Empties the database and seeds it again, in one transaction: readers see the old or the new state.
 *
 * @param admit throws when the database must not be emptied
 */
export async function resetDatabase(
  database: Database,
  { admit, prepare: fill }: Preparation,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await admit?.(transaction)
    await takeTables(transaction)
    await emptyTables(transaction)
    await fill(transaction)
  })
}

/** Removes all but the settings. */
export async function emptyTables(database: Database): Promise<void> {
  await database.execute(sql`truncate ${tables}`)
}

const tables = sql.join(stateTables, sql`, `)

const LOCK_NOT_AVAILABLE = '55P03'
/** Shorter than what the database waits before it ends one of two that wait for each other: it might be a payment. */
const LOCK_TIMEOUT = sql.raw("'200ms'")
const MOST_TRIES = 50

/**
 * Keeps everybody else from the tables. Whoever pays may hold one that is wanted here and wait for one that is held: all
 * are let go again then.
 */
async function takeTables(transaction: Database): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await transaction.transaction(async (trial) => {
        await trial.execute(sql`set local lock_timeout = ${LOCK_TIMEOUT}`)
        await trial.execute(sql`lock table ${tables} in access exclusive mode`)
        await trial.execute(sql`set local lock_timeout to default`)
      })
    } catch (fault) {
      if (sqlStateOf(fault) !== LOCK_NOT_AVAILABLE || tries === MOST_TRIES) throw fault
    }
  }
}

/** Whether nothing was ever stored. */
export async function isEmpty(database: Database): Promise<boolean> {
  const found = await database.select({ one: sql`1` }).from(users).limit(1)
  return found.length === 0
}
