import { type CategorySlug, categories } from '../categories'
import type { CatalogueEntry, SeedProduct } from '../seed-product'
import { business } from './business'
import { data } from './data'
import { everyday } from './everyday'
import { images } from './images'
import { marketing } from './marketing'
import { software } from './software'
import { teaching } from './teaching'
import { writing } from './writing'

const shelves: Readonly<Record<CategorySlug, readonly CatalogueEntry[]>> = {
  writing,
  marketing,
  software,
  images,
  data,
  teaching,
  business,
  everyday,
}

/** Every prompt that a fresh shop offers, shelf by shelf. */
export const catalogue: readonly SeedProduct[] = categories.flatMap(({ slug: category }) =>
  shelves[category].map((entry) => ({ ...entry, category })),
)
