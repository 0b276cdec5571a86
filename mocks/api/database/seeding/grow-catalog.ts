import { count, getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '../database'
import { catalog } from '../seed/catalog/catalog'
import { generateProducts } from '../seed/large/generate-products'
import { type ProductRow, products } from '../tables/products'
import { seedPictures } from './seed-pictures'
import { toProductRow } from './seed-products'

const SEED = 1
const ROWS_PER_INSERT = 2_000
const columnNames = new Map(
  Object.entries(getTableColumns(products)).map(([key, { name }]) => [key, name]),
)

/** Fills the catalog up to so many products with generated ones, the same ones every time. */
export async function growCatalog(
  database: Database,
  productCount: number,
  seededAt: Date,
): Promise<void> {
  const [present] = await database.select({ products: count() }).from(products)
  if ((present?.products ?? 0) >= productCount) return
  await database.transaction(async (transaction) => {
    // A picture is deleted together with the last product that shows it.
    const hashes = await seedPictures(
      transaction,
      catalog.map(({ slug }) => slug),
      seededAt,
    )
    let rows: ProductRow[] = []
    for (const product of generateProducts(productCount - catalog.length, SEED)) {
      rows.push(toProductRow(product, hashes.get(product.pictureSlug) ?? null, seededAt))
      if (rows.length === ROWS_PER_INSERT) {
        await insert(transaction, rows)
        rows = []
      }
    }
    if (rows.length > 0) await insert(transaction, rows)
  })
  // Autovacuum would come later: until then no index-only scan is possible.
  await database.execute(sql`vacuum analyze products`)
}

/** As one parameter: to read thousands of them takes the database longer than to store what they say. */
async function insert(transaction: Database, rows: readonly ProductRow[]): Promise<void> {
  const records = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([key, value]) => [columnNames.get(key) ?? key, value]),
    ),
  )
  // Those of an earlier, smaller catalog are there already.
  await transaction.execute(sql`
    insert into ${products}
    select * from jsonb_populate_recordset(null::${products}, ${JSON.stringify(records)}::jsonb)
    on conflict do nothing`)
}
