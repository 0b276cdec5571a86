import { count, sql } from 'drizzle-orm'
import type { Database } from '../database'
import { catalogue } from '../seed/catalogue/catalogue'
import { generateProducts, picturePool } from '../seed/generate-large'
import { type ProductRow, products } from '../tables/products'
import { seedPictures } from './seed-pictures'
import { toProductRow } from './seed-products'

const SEED = 1
/** As many rows as keep a statement well under PostgreSQL's 65,535 parameters. */
const ROWS_PER_INSERT = 2_000

/** Fills the catalogue up to so many products with generated ones, the same ones every time. */
export async function growCatalogue(
  database: Database,
  productCount: number,
  seededAt: Date,
): Promise<void> {
  const [present] = await database.select({ products: count() }).from(products)
  if ((present?.products ?? 0) >= productCount) return
  const insert = (transaction: Database, rows: ProductRow[]) =>
    // Those of an earlier, smaller catalogue are there already.
    transaction.insert(products).values(rows).onConflictDoNothing()
  await database.transaction(async (transaction) => {
    const hashes = await seedPictures(transaction, picturePool, seededAt)
    const hashByPicture = new Map(picturePool.map(({ slug }, i) => [slug, hashes[i] ?? null]))
    let rows: ProductRow[] = []
    for (const product of generateProducts(productCount - catalogue.length, SEED)) {
      rows.push(toProductRow(product, hashByPicture.get(product.pictureKey) ?? null, seededAt))
      if (rows.length === ROWS_PER_INSERT) {
        await insert(transaction, rows)
        rows = []
      }
    }
    if (rows.length > 0) await insert(transaction, rows)
  })
  // Not left to the server's own time: until then an index alone cannot answer.
  await database.execute(sql`vacuum analyze products`)
}
