import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { Product, ProductPage } from '../../api/edge/catalog'
import { productPageQuery } from '../../api/queries/product-queries'
import { mergePages } from './merge-pages'
import { type ShopFilters, toProductFilters } from './shop-filters'
import { useIsSettled } from './use-is-settled'
import { usePageCount } from './use-page-count'

export interface ShownProducts {
  /** The chosen products; while they are not here, those shown before; `undefined` when there are none. */
  products: readonly Product[] | undefined
  /** Whether `products` are those of an earlier choice. */
  isOutdated: boolean
  hasMore: boolean
  isLoading: boolean
  error: Error | null
  loadMore(): void
  retry(): void
}

/**
 * The filtered products, page by page. Each page is a call and an entry of the cache of its own, named
 * by its filters, so that a late answer can only ever fill its own place. While filters change quickly, nothing is asked
 * for that the next change drops.
 */
export function useProductPages(filters: ShopFilters): ShownProducts {
  const [pageCount, setPageCount] = usePageCount()
  const isSettled = useIsSettled(JSON.stringify(filters))
  const { merged, isFetching, error, retry } = useQueries({
    queries: [...Array(isSettled ? pageCount : 0).keys()].map((page) =>
      productPageQuery(toProductFilters(filters), page),
    ),
    combine,
  })
  const shown = useLatest(merged?.products)
  const isLoading = isFetching || !isSettled
  return {
    products: shown,
    isOutdated: merged === undefined && shown !== undefined,
    hasMore: merged?.hasMore ?? false,
    isLoading,
    error,
    retry,
    loadMore: () => {
      if (!isLoading) setPageCount(pageCount + 1)
    },
  }
}

function combine(pages: UseQueryResult<ProductPage>[]) {
  const failed = pages.filter((page) => page.isError && page.data === undefined)
  return {
    merged: mergePages(pages.map((page) => page.data)),
    isFetching: pages.some((page) => page.isFetching && page.data === undefined),
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const page of failed) void page.refetch()
    },
  }
}

/** The value, or the last there was. */
function useLatest<Value>(value: Value | undefined): Value | undefined {
  const [latest, setLatest] = useState(value)
  if (value !== undefined && value !== latest) setLatest(value)
  return value ?? latest
}
