import { sql } from 'drizzle-orm'
import type { Database, PrepareDatabase } from '../database'
import { categories } from '../tables/categories'
import { charges } from '../tables/charges'
import { gatewayNonces, gatewayTransactions, gatewayVaultedMethods } from '../tables/gateway'
import { knownAddresses } from '../tables/known-addresses'
import { orders } from '../tables/orders'
import { photos } from '../tables/photos'
import { products } from '../tables/products'
import { rateLimits } from '../tables/rate-limits'
import { users } from '../tables/users'

/** Everything but the settings: tokens and gateway authorisations stay good. */
const tables = [
  orders,
  charges,
  products,
  photos,
  categories,
  users,
  knownAddresses,
  rateLimits,
  gatewayNonces,
  gatewayTransactions,
  gatewayVaultedMethods,
]

/** Empties the database and fills it anew; whoever reads meanwhile sees the one or the other state. */
export async function resetDatabase(database: Database, fill: PrepareDatabase): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`truncate ${sql.join(tables, sql`, `)}`)
    await fill(transaction)
  })
}

/** Whether nothing was ever stored. */
export async function isEmpty(database: Database): Promise<boolean> {
  const found = await database.select({ one: sql`1` }).from(users).limit(1)
  return found.length === 0
}
