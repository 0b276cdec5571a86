import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { categories } from '../../database/tables/categories'
import { products } from '../../database/tables/products'

/** Starts a query of products with the names of their categories. */
export function selectProducts(database: Database) {
  return database
    .select({
      id: products.id,
      name: products.name,
      description: products.description,
      priceCents: products.priceCents,
      categoryId: products.categoryId,
      categoryName: categories.name,
      quantity: products.quantity,
      shipping: products.shipping,
      sold: products.sold,
      photoHash: products.photoHash,
      createdAt: products.createdAt,
      revision: products.revision,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .$dynamic()
}

/** A product with the name of its category. */
export type ProductRecord = Awaited<ReturnType<typeof selectProducts>>[number]

/** One product, `undefined` when there is none with that id. */
export async function findProduct(
  database: Database,
  id: string,
): Promise<ProductRecord | undefined> {
  const [product] = await selectProducts(database).where(eq(products.id, id))
  return product
}
