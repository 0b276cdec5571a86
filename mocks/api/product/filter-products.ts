import { createHash } from 'node:crypto'
import { and, between, inArray, type SQL } from 'drizzle-orm'
import type { components } from '../../../src/api/generated/schema'
import type { Database } from '../database/database'
import { products } from '../database/tables/products'
import { createLatestCache } from '../latest-cache'
import { toCents } from '../money'
import { findParts, type ListMap, readListMap, readListVersion, STRETCH_LENGTH } from './list-map'
import { readNewest, readParts } from './read-newest'
import type { Product } from './select-products'

type ProductFilter = components['schemas']['ProductFilter']
type Filters = ProductFilter['filters']

/** Of all maps together: some 4 MB. A map of 100,000 products has at most 400. */
const MAX_STRETCHES = 20_000
/** So many of the newest products are looked through for a price before a map is made. */
const NEAR_COUNT = 6 * STRETCH_LENGTH
const CENTS_BELOW_NEXT_DOLLAR = 99

/** Reads one page of the products that pass the filters, newest first. */
export type FilterProducts = (filter: ProductFilter) => Promise<Product[]>

/**
 * The way down to a page is counted where it is short. Where it is long, a map of the list leads there, of which each
 * set of filters has its own. The database says with every page whether the map still holds, so that the next answer
 * knows of each change, whichever process made it.
 */
export function createProductFilter(database: Database): FilterProducts {
  const maps = createLatestCache<ListMap>({
    maxSize: MAX_STRETCHES,
    sizeOf: ({ stretches }) => stretches.length + 1,
  })

  return async ({ limit, skip, filters }) => {
    const condition = passes(filters)
    const page = { limit, skip }
    const isNear = skip < STRETCH_LENGTH
    // No index has prices in the list's order, so that the few products of a price may lie anywhere in it.
    if (skip === 0 || (isNear && filters.price.length === 0))
      return readNewest(database, condition, page)

    const key = toKey(filters)
    const kept = maps.find(key)
    if (kept) {
      const found = await readMapped(database, condition, kept, page)
      if (found) return found
      maps.forget(key, kept)
    }
    if (isNear) {
      const found = await readNewest(database, condition, { ...page, among: NEAR_COUNT })
      if (found.length === limit) return found
    }
    const map = await maps.read(key, () => readListMap(database, condition))
    const found = await readMapped(database, condition, map, page)
    // The list may have changed again meanwhile.
    return found ?? readNewest(database, condition, page)
  }
}

/** The page that the map leads to, `undefined` when the list is another one by now. */
async function readMapped(
  database: Database,
  condition: SQL | undefined,
  map: ListMap,
  page: { readonly limit: number; readonly skip: number },
): Promise<Product[] | undefined> {
  const parts = findParts(map, page)
  if (parts.length === 0) return (await readListVersion(database)) === map.version ? [] : undefined
  const found = await readParts(database, condition, parts, map.version)
  return found.length > 0 ? found : undefined
}

function passes({ category, price }: Filters): SQL | undefined {
  return and(
    category.length > 0 ? inArray(products.categoryId, category) : undefined,
    isPriced(price),
  )
}

/** Whole dollars, both included: 19 holds everything up to 19.99. */
function isPriced([lowest, highest]: readonly number[]): SQL | undefined {
  if (lowest === undefined || highest === undefined) return undefined
  return between(products.priceCents, toCents(lowest), toCents(highest) + CENTS_BELOW_NEXT_DOLLAR)
}

/** Equal for filters that let the same products pass, and short however many categories they name. */
function toKey({ category, price }: Filters): string {
  const text = JSON.stringify([[...new Set(category)].sort(), price])
  return createHash('sha256').update(text).digest('base64')
}
