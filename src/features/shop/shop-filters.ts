import type { ProductFilters } from '../../api/edge/catalog'
import { limits } from '../../api/generated/limits'
import { ANY_PRICE, type PriceRange, priceRanges } from './price-ranges'

/** What a shopper has chosen, as it stands in the address bar. */
export interface ShopFilters {
  /** Ids of categories, each once. */
  categoryIds: readonly string[]
  priceRange: PriceRange
}

export const NO_FILTERS: ShopFilters = { categoryIds: [], priceRange: ANY_PRICE }

export function readFilters(params: URLSearchParams): ShopFilters {
  const ids = new Set(params.getAll('category').filter((id) => id !== ''))
  return {
    categoryIds: [...ids].slice(0, limits.CategoryFilter.maxItems),
    priceRange: priceRanges.find(({ id }) => id === params.get('price')) ?? ANY_PRICE,
  }
}

export function writeFilters({ categoryIds, priceRange }: ShopFilters): URLSearchParams {
  const params = new URLSearchParams(categoryIds.map((id) => ['category', id]))
  if (priceRange !== ANY_PRICE) params.set('price', priceRange.id)
  return params
}

/** The filters as the product query takes them. */
export function toProductFilters({ categoryIds, priceRange }: ShopFilters): ProductFilters {
  // Sorted, so that the same choice made in another order is the same call.
  return { categoryIds: categoryIds.toSorted(), priceRangeCents: [...priceRange.boundsCents] }
}

export function toggleCategory(filters: ShopFilters, categoryId: string): ShopFilters {
  const { categoryIds } = filters
  return {
    ...filters,
    categoryIds: categoryIds.includes(categoryId)
      ? categoryIds.filter((id) => id !== categoryId)
      : [...categoryIds, categoryId],
  }
}

export function hasFilters({ categoryIds, priceRange }: ShopFilters): boolean {
  return categoryIds.length > 0 || priceRange !== ANY_PRICE
}
