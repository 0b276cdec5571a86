import { and, between, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { components } from '../../../src/api/generated/schema'
import type { Database } from '../database/database'
import { products } from '../database/tables/products'
import { foldText } from '../fold-text'
import { toCents } from '../money'
import { type Product, selectProducts, toProduct } from './select-products'

type ProductFilter = components['schemas']['ProductFilter']

const RELATED_COUNT = 6
const CENTS_BELOW_NEXT_DOLLAR = 99

/** One page of the products that pass the filters, newest first. */
export async function filterProducts(
  database: Database,
  { limit, skip, filters }: ProductFilter,
): Promise<Product[]> {
  return newestFirst(
    database,
    and(
      filters.category.length > 0 ? inArray(products.categoryId, filters.category) : undefined,
      isPriced(filters.price),
    ),
    { limit, skip },
  )
}

/** Whole dollars, both included: 19 holds everything up to 19.99. */
function isPriced([lowest, highest]: readonly number[]): SQL | undefined {
  if (lowest === undefined || highest === undefined) return undefined
  return between(products.priceCents, toCents(lowest), toCents(highest) + CENTS_BELOW_NEXT_DOLLAR)
}

/** Every product whose name contains the text, whatever its case, in one category or in all. */
export async function searchProducts(
  database: Database,
  text: string,
  categoryId: string | undefined,
): Promise<Product[]> {
  const pattern = `%${foldText(text).replace(/[\\%_]/g, '\\$&')}%`
  return newestFirst(
    database,
    and(
      sql`${products.nameKey} like ${pattern}`,
      categoryId === undefined ? undefined : eq(products.categoryId, categoryId),
    ),
  )
}

/** The newest others of the same category. */
export async function listRelatedProducts(
  database: Database,
  product: Product,
): Promise<Product[]> {
  return newestFirst(
    database,
    and(eq(products.categoryId, product.category._id), ne(products.id, product._id)),
    { limit: RELATED_COUNT },
  )
}

async function newestFirst(
  database: Database,
  condition: SQL | undefined,
  page?: { readonly limit: number; readonly skip?: number },
): Promise<Product[]> {
  const order = [desc(products.createdAt), desc(products.id)]
  if (!page)
    return (
      await selectProducts(database)
        .where(condition)
        .orderBy(...order)
    ).map(toProduct)
  // Rows that are skipped are counted in an index, which holds all that the condition asks for; only the page is read.
  const onPage = database
    .select({ id: products.id })
    .from(products)
    .where(condition)
    .orderBy(...order)
    .limit(page.limit)
    .offset(page.skip ?? 0)
    .as('on_page')
  const views = await selectProducts(database)
    .innerJoin(onPage, eq(onPage.id, products.id))
    .orderBy(...order)
  return views.map(toProduct)
}
