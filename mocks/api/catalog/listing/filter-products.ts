import { createHash } from 'node:crypto'
import { and, between, inArray, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { products } from '../../database/tables/products'
import { createLruCache } from '../../lib/lru-cache'
import {
  CHUNK_LENGTH,
  findParts,
  type PageIndex,
  readListVersion,
  readPageIndex,
} from './page-index'
import { readNewest, readParts } from './read-newest'
import type { ProductRecord } from './select-products'

export interface ProductFilter {
  readonly limit: number
  readonly skip: number
  /** Any of these, or all when there is none. */
  readonly categoryIds: readonly string[]
  /** Both included. */
  readonly priceCents?: { readonly lowest: number; readonly highest: number }
}

/** Of all indexes together: some 4 MB. An index of 100,000 products has at most 400. */
const MAX_CHUNKS = 20_000
/** So many of the newest products are searched for a price before an index is made. */
const NEAR_COUNT = 6 * CHUNK_LENGTH

/** Reads one page of the products that pass the filters, newest first. */
export type FilterProducts = (filter: ProductFilter) => Promise<ProductRecord[]>

/**
 * A page near the top is read by its offset, a deep one with a page index, one for each set of filters. The database
 * returns the version of the list with every page, so that an index is dropped as soon as any process changed the list.
 */
export function createProductFilter(database: Database): FilterProducts {
  const indexes = createLruCache<PageIndex>({
    maxSize: MAX_CHUNKS,
    sizeOf: ({ chunks }) => chunks.length + 1,
  })

  return async (filter) => {
    const { limit, skip, priceCents } = filter
    const condition = passes(filter)
    const page = { limit, skip }
    const isNear = skip < CHUNK_LENGTH
    // No database index has prices in the list's order, so that the few products of a price may lie anywhere in it.
    if (skip === 0 || (isNear && !priceCents)) return readNewest(database, condition, page)

    const key = toKey(filter)
    const cached = indexes.find(key)
    if (cached) {
      const found = await readIndexed(database, condition, cached, page)
      if (found) return found
      indexes.forget(key, cached)
    }
    if (isNear) {
      const found = await readNewest(database, condition, { ...page, among: NEAR_COUNT })
      if (found.length === limit) return found
    }
    const index = await indexes.read(key, () => readPageIndex(database, condition))
    const found = await readIndexed(database, condition, index, page)
    // The list may have changed again meanwhile.
    return found ?? readNewest(database, condition, page)
  }
}

/** The page by the index, `undefined` when the list has changed since. */
async function readIndexed(
  database: Database,
  condition: SQL | undefined,
  index: PageIndex,
  page: { readonly limit: number; readonly skip: number },
): Promise<ProductRecord[] | undefined> {
  const parts = findParts(index, page)
  if (parts.length === 0) {
    return (await readListVersion(database)) === index.version ? [] : undefined
  }
  const found = await readParts(database, condition, parts, index.version)
  return found.length > 0 ? found : undefined
}

function passes({ categoryIds, priceCents }: ProductFilter): SQL | undefined {
  return and(
    categoryIds.length > 0 ? inArray(products.categoryId, [...categoryIds]) : undefined,
    priceCents && between(products.priceCents, priceCents.lowest, priceCents.highest),
  )
}

/** Equal for filters that let the same products pass, and short however many categories they name. */
function toKey({ categoryIds, priceCents }: ProductFilter): string {
  const text = JSON.stringify([[...new Set(categoryIds)].sort(), priceCents])
  return createHash('sha256').update(text).digest('base64')
}
