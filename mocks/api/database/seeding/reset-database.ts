import { sql } from 'drizzle-orm'
import type { Database, Preparation } from '../database'
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
    await transaction.execute(sql`truncate ${sql.join(stateTables, sql`, `)}`)
    await fill(transaction)
  })
}

/** Whether nothing was ever stored. */
export async function isEmpty(database: Database): Promise<boolean> {
  const found = await database.select({ one: sql`1` }).from(users).limit(1)
  return found.length === 0
}
