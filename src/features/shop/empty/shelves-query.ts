import { queryOptions } from '@tanstack/react-query'
import {
  type Product,
  type ProductFilters,
  toProducts,
  toWireFilters,
} from '../../../api/edge/catalog'
import { filterProductsResponse } from '../../../api/generated/responses/filter-products'
import { PRODUCTS_KEY } from '../../../api/queries/product-queries'
import { read } from '../../../api/read'
import { api } from '../../../api/service'
import { ANY_PRICE } from '../price-ranges'
import { type ShopFilters, toProductFilters } from '../shop-filters'
import type { Shelves } from './explain-empty'

/** As many as the contract lets a page hold. */
export const MOST_COUNTED = 100

/** What each kind of filter leaves without the other: two calls at most. */
export const shelvesQuery = (filters: ShopFilters) =>
  queryOptions({
    queryKey: [PRODUCTS_KEY, 'shelves', toProductFilters(filters)],
    queryFn: async ({ signal }): Promise<Shelves> => {
      const { categoryIds, priceRangeCents } = toProductFilters(filters)
      const hasPrice = filters.priceRange !== ANY_PRICE
      const [atAnyPrice, inAnyCategory] = await Promise.all([
        hasPrice ? readShelf({ categoryIds, priceRangeCents: [] }, signal) : undefined,
        categoryIds.length > 0
          ? readShelf({ categoryIds: [], priceRangeCents }, signal)
          : undefined,
      ])
      return { atAnyPrice, inAnyCategory }
    },
  })

async function readShelf(filters: ProductFilters, signal: AbortSignal): Promise<Product[]> {
  const body = { limit: MOST_COUNTED, skip: 0, filters: toWireFilters(filters) }
  const { data } = await read(
    api.POST('/product/by/search', { body, signal }),
    filterProductsResponse,
  )
  return toProducts(data)
}
