import { eq } from 'drizzle-orm'
import type { components } from '../../../src/api/generated/schema'
import type { Database } from '../database/database'
import { categories } from '../database/tables/categories'
import { products } from '../database/tables/products'
import { toDollars } from '../money'
import { toPhotoAddress } from '../photo/photo-address'

export type Product = components['schemas']['Product']

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
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .$dynamic()
}

export type ProductView = Awaited<ReturnType<typeof selectProducts>>[number]

/** A product as answers show it. */
export function toProduct(view: ProductView): Product {
  return {
    _id: view.id,
    name: view.name,
    description: view.description,
    price: toDollars(view.priceCents),
    category: { _id: view.categoryId, name: view.categoryName },
    quantity: view.quantity,
    shipping: view.shipping === 1 ? 1 : 0,
    ...(view.photoHash === null ? {} : { photo: { data: toPhotoAddress(view.photoHash) } }),
    createdAt: view.createdAt.toISOString(),
    sold: view.sold,
  }
}

/** One product, `undefined` when there is none with that id. */
export async function findProduct(database: Database, id: string): Promise<Product | undefined> {
  const [view] = await selectProducts(database).where(eq(products.id, id))
  return view && toProduct(view)
}
