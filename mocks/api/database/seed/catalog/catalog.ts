import { type CategorySlug, categories } from '../categories'
import { business } from './business'
import { data } from './data'
import { everyday } from './everyday'
import { images } from './images'
import { marketing } from './marketing'
import type { CatalogEntry, SeedProduct } from './seed-product'
import { software } from './software'
import { teaching } from './teaching'
import { writing } from './writing'

const entriesByCategory: Readonly<Record<CategorySlug, readonly CatalogEntry[]>> = {
  writing,
  marketing,
  software,
  images,
  data,
  teaching,
  business,
  everyday,
}

/** Every prompt that a fresh shop offers, category by category. */
export const catalog: readonly SeedProduct[] = categories.flatMap(({ slug: category }) =>
  entriesByCategory[category].map((entry) => ({ ...entry, category })),
)
