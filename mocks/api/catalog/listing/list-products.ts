import { and, asc, desc, eq, gt, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { products } from '../../database/tables/products'
import { foldText } from '../../lib/fold-text'
import { readNewest } from './read-newest'
import { type ProductRecord, selectProducts } from './select-products'

export interface ProductOrder {
  readonly sortBy: 'createdAt' | 'sold'
  readonly order: 'asc' | 'desc'
}

/** Large enough to be quick, small enough that requests in between wait for milliseconds only. */
const BATCH_SIZE = 100

/** Reads products in order, batch by batch; each batch continues where the one before ended. */
export async function* listProducts(
  database: Database,
  { sortBy, order }: ProductOrder,
  limit = Number.POSITIVE_INFINITY,
): AsyncGenerator<readonly ProductRecord[]> {
  const direction = order === 'asc' ? asc : desc
  let last: ProductRecord | undefined
  for (let left = limit; left > 0; left -= BATCH_SIZE) {
    const size = Math.min(left, BATCH_SIZE)
    const batch = await selectProducts(database)
      .where(last && isBehind(last, { sortBy, order }))
      .orderBy(direction(products[sortBy]), direction(products.id))
      .limit(size)
    yield batch
    if (batch.length < size) return
    last = batch.at(-1)
  }
}

/** A row comparison, which the index serves; for an `or` PostgreSQL would read every row before. */
function isBehind(last: ProductRecord, { sortBy, order }: ProductOrder): SQL {
  const beyond = sql.raw(order === 'asc' ? '>' : '<')
  const value =
    sortBy === 'sold' ? sql`${last.sold}` : sql`${last.createdAt.toISOString()}::timestamptz`
  return sql`(${products[sortBy]}, ${products.id}) ${beyond} (${value}, ${last.id})`
}

/** Of an ordered list of ids: those after one, up to another. Each end that is left out is open. */
export interface IdRange {
  readonly after?: string | undefined
  readonly upTo?: string | undefined
}

/** Reads the ids in a range, in their order, batch by batch. */
export async function* listProductIds(
  database: Database,
  { after, upTo }: IdRange = {},
): AsyncGenerator<readonly string[]> {
  const end = upTo === undefined ? undefined : lte(products.id, upTo)
  let last = after
  for (;;) {
    const rows = await database
      .select({ id: products.id })
      .from(products)
      .where(and(last === undefined ? undefined : gt(products.id, last), end))
      .orderBy(asc(products.id))
      .limit(ID_BATCH_SIZE)
    yield rows.map(({ id }) => id)
    if (rows.length < ID_BATCH_SIZE) return
    last = rows.at(-1)?.id
  }
}

/** Every so many-th id, in the order of ids. */
export async function listEveryNthId(database: Database, n: number): Promise<readonly string[]> {
  const numbered = database
    .select({
      id: products.id,
      place: sql<number>`row_number() over (order by ${products.id})`.as('place'),
    })
    .from(products)
    .as('numbered')
  const rows = await database
    .select({ id: numbered.id })
    .from(numbered)
    .where(sql`${numbered.place} % ${n} = 0`)
    .orderBy(asc(numbered.id))
  return rows.map(({ id }) => id)
}

const ID_BATCH_SIZE = 1_000
const RELATED_COUNT = 6
/** The contract's `maxItems` of a search. */
const MOST_FOUND = 100

/** The newest products whose name contains the text, whatever its case, in one category or in all. */
export async function searchProducts(
  database: Database,
  text: string,
  categoryId: string | undefined,
): Promise<ProductRecord[]> {
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
  product: ProductRecord,
): Promise<ProductRecord[]> {
  return readNewest(
    database,
    and(eq(products.categoryId, product.categoryId), ne(products.id, product.id)),
    { limit: RELATED_COUNT },
  )
}
