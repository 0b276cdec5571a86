import { sql } from 'drizzle-orm'
import { foldText } from '../../lib/fold-text'
import { type NormalizedPhoto, savePhoto } from '../../photo/save-photo'
import type { Database } from '../database'
import { categories } from '../tables/categories'
import { type ProductRow, products } from '../tables/products'

/** A product of another backend, with its own id. */
export interface ForeignProduct extends Omit<ProductRow, 'nameKey' | 'photoHash' | 'revision'> {
  /** `same` where it could not be had: what was put before stays. */
  readonly photo: NormalizedPhoto | 'none' | 'same'
}

/** What another backend sells. */
export interface ForeignCatalog {
  readonly categories: readonly { readonly id: string; readonly name: string }[]
  readonly products: readonly ForeignProduct[]
}

/** Puts categories and products into a catalog, in place of those with the same ids; all or nothing. */
export async function putCatalog(
  database: Database,
  catalog: ForeignCatalog,
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    for (const { id, name } of catalog.categories) {
      // Elsewhere two may have one name.
      const nameKey = foldText(name.trim())
      const taken = sql`case when exists (select 1 from ${categories} where ${categories.nameKey} = ${nameKey} and ${categories.id} <> ${id}) then ${`${nameKey} ${id}`} else ${nameKey} end`
      await transaction
        .insert(categories)
        .values({ id, name, nameKey: taken, createdAt: now })
        .onConflictDoUpdate({ target: categories.id, set: { name, nameKey: taken } })
    }
    for (const { photo, ...product } of catalog.products) {
      const row = { ...product, nameKey: foldText(product.name) }
      const photoHash = typeof photo === 'string' ? null : await savePhoto(transaction, photo, now)
      await transaction
        .insert(products)
        .values({ ...row, photoHash })
        .onConflictDoUpdate({
          target: products.id,
          set: {
            ...row,
            ...(photo === 'same' ? {} : { photoHash }),
            revision: sql`${products.revision} + 1`,
          },
        })
    }
  })
}
