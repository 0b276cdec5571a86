import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { products } from '../database/tables/products'
import { type Product, type ProductView, selectProducts, toProduct } from './select-products'

export interface ProductOrder {
  readonly sortBy: 'createdAt' | 'sold'
  readonly order: 'asc' | 'desc'
}

/** Large enough to be quick, small enough that others who get their turn in between wait some milliseconds only. */
const BATCH_SIZE = 100

/** Reads products in order, batch by batch; each batch goes on where the one before ended. */
export async function* listProducts(
  database: Database,
  { sortBy, order }: ProductOrder,
  limit = Number.POSITIVE_INFINITY,
): AsyncGenerator<readonly Product[]> {
  const direction = order === 'asc' ? asc : desc
  let last: ProductView | undefined
  for (let left = limit; left > 0; left -= BATCH_SIZE) {
    const size = Math.min(left, BATCH_SIZE)
    const batch = await selectProducts(database)
      .where(last && isBehind(last, { sortBy, order }))
      .orderBy(direction(products[sortBy]), direction(products.id))
      .limit(size)
    yield batch.map(toProduct)
    if (batch.length < size) return
    last = batch.at(-1)
  }
}

/** Compared as one, so that the index leads to the row; of an `or` PostgreSQL reads all that came before it. */
function isBehind(last: ProductView, { sortBy, order }: ProductOrder): SQL {
  const beyond = sql.raw(order === 'asc' ? '>' : '<')
  const value =
    sortBy === 'sold' ? sql`${last.sold}` : sql`${last.createdAt.toISOString()}::timestamptz`
  return sql`(${products[sortBy]}, ${products.id}) ${beyond} (${value}, ${last.id})`
}
