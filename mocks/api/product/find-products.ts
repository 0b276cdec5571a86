import { and, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { products } from '../database/tables/products'
import { foldText } from '../fold-text'
import { readNewest } from './read-newest'
import type { Product } from './select-products'

const RELATED_COUNT = 6
/** The contract's `maxItems` of a search: whoever finds more than can be looked through says more of what is wanted. */
const MOST_FOUND = 100

/** The newest products whose name contains the text, whatever its case, in one category or in all. */
export async function searchProducts(
  database: Database,
  text: string,
  categoryId: string | undefined,
): Promise<Product[]> {
  const pattern = `%${foldText(text).replace(/[\\%_]/g, '\\$&')}%`
  return readNewest(
    database,
    and(
      sql`${products.nameKey} like ${pattern}`,
      categoryId === undefined ? undefined : eq(products.categoryId, categoryId),
    ),
    { limit: MOST_FOUND },
  )
}

/** The newest others of the same category. */
export async function listRelatedProducts(
  database: Database,
  product: Product,
): Promise<Product[]> {
  return readNewest(
    database,
    and(eq(products.categoryId, product.category._id), ne(products.id, product._id)),
    { limit: RELATED_COUNT },
  )
}
