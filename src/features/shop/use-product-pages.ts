import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Product, ProductPage } from '../../api/edge/catalog'
import { productPageQuery } from '../../api/queries/product-queries'
import { mergePages } from './merge-pages'
import { type ShopFilters, toProductFilters } from './shop-filters'

export interface ShownProducts {
  /** The chosen products; while they are not here, those shown before; `undefined` when there are none. */
  products: readonly Product[] | undefined
  /** Whether `products` are those of an earlier choice. */
  isOutdated: boolean
  hasMore: boolean
  isLoading: boolean
  /** Whether the connection has to come back before anything can be loaded. */
  isWaiting: boolean
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
  const { merged, isFetching, isPaused, error, retry } = useQueries({
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
    isWaiting: isPaused,
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
    isPaused: pages.some((page) => page.fetchStatus === 'paused' && page.data === undefined),
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

/**
 * How many pages are open. It is kept with the history entry, so that Back and reload open as many
 * again, while a shared address starts with the first.
 */
function usePageCount(): [number, (count: number) => void] {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const setPageCount = (pages: number) => navigate({ search }, { replace: true, state: { pages } })
  return [readPageCount(state), setPageCount]
}

/** A backend takes no `skip` beyond this many pages. */
const MAX_PAGES = 10_000

function readPageCount(state: unknown): number {
  const pages = typeof state === 'object' && state !== null && 'pages' in state ? state.pages : 1
  return Number.isInteger(pages) ? Math.min(Math.max(Number(pages), 1), MAX_PAGES) : 1
}

const REST_MS = 250

/**
 * Whether a value has come to rest. The first change after a rest counts at once; those that follow it quickly only when
 * there is no further one.
 */
function useIsSettled(value: string): boolean {
  const [settled, settle] = useState<string | undefined>(value)
  const last = useRef({ value, changedAt: Number.NEGATIVE_INFINITY })
  useLayoutEffect(() => {
    if (last.current.value === value) return
    const changedAt = performance.now()
    const isRested = changedAt - last.current.changedAt > REST_MS
    last.current = { value, changedAt }
    // A value that comes back has to rest too.
    settle(isRested ? value : undefined)
    if (isRested) return
    const timer = setTimeout(settle, REST_MS, value)
    return () => clearTimeout(timer)
  }, [value])
  return value === settled
}
