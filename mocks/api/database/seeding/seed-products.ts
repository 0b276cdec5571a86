import { foldText } from '../../lib/fold-text'
import type { CatalogEntry } from '../seed/catalog/seed-product'
import type { CategorySlug } from '../seed/categories'
import type { ProductRow } from '../tables/products'
import { toCategoryId, toProductId } from './seed-ids'

const DAY_MS = 24 * 60 * 60 * 1000

/** A product of the seed as the database keeps it. */
export function toProductRow(
  product: CatalogEntry & { readonly category: CategorySlug },
  photoHash: string | null,
  seededAt: Date,
): ProductRow {
  const { slug, name, description, category, priceCents, quantity, shipping, sold } = product
  return {
    id: toProductId(slug),
    name,
    nameKey: foldText(name),
    description,
    priceCents,
    categoryId: toCategoryId(category),
    quantity,
    shipping,
    sold,
    photoHash,
    createdAt: new Date(seededAt.getTime() - product.createdDaysAgo * DAY_MS),
    revision: 0,
  }
}
