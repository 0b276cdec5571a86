import { lazy, Suspense, useRef } from 'react'
import { ApiError } from '../../api/api-error'
import { explainFailure } from '../../api/explain-failure'
import { PAGE_SIZE } from '../../api/queries/product-queries'
import { ProductGrid } from '../../catalog/grid/product-grid'
import { ProductGridSkeleton } from '../../catalog/grid/product-grid-skeleton'
import { Button } from '../../ui/button'
import { PartBoundary } from '../../ui/crash/part-boundary'
import { ErrorNotice } from '../../ui/error-notice'
import { useFocusFallback } from '../../ui/use-focus-fallback'
import { useOnline } from '../../ui/use-online'
import type { FilterProps } from './filter-panel'
import { useProductPages } from './use-product-pages'
import './shop-results.css'

/** Loaded where it is needed. */
const NothingMatches = lazy(() => import('./empty/nothing-matches'))

const GRID_ID = 'shop'
/** As many cards as the first screen shows. */
const EAGER_COUNT = 3

/** The products that match, with what there is to say while, after and instead of loading them. */
export function ShopResults({ filters, onChange }: FilterProps) {
  const shown = useProductPages(filters)
  const { products, isOutdated, error, isLoading, isWaiting } = shown
  return (
    <section className="shop-results" aria-label="Products" aria-busy={isLoading}>
      <h2 className="visually-hidden">Products</h2>
      <p role="status" className="visually-hidden">
        {statusFor(isOutdated ? undefined : products?.length, isLoading, error !== null)}
      </p>
      {products && products.length > 0 && (
        <div className={isOutdated ? 'shop-results-outdated' : undefined}>
          <ProductGrid
            id={GRID_ID}
            label="Products"
            shape="beside filters"
            products={products}
            eagerCount={EAGER_COUNT}
          />
        </div>
      )}
      {isWaiting && (
        <p className="shop-waits">You are offline. These products load once you are connected.</p>
      )}
      {!products && !error && !isWaiting && (
        <ProductGridSkeleton count={PAGE_SIZE} shape="beside filters" />
      )}
      {products?.length === 0 && !isOutdated && (
        <PartBoundary name="What other filters would find" subject={filters}>
          <Suspense fallback={null}>
            <NothingMatches filters={filters} onChange={onChange} />
          </Suspense>
        </PartBoundary>
      )}
      {error && <ShopFailure error={error} onRetry={shown.retry} isRetrying={isLoading} />}
      {!error && !isOutdated && shown.hasMore && (
        <LoadMore isLoading={isLoading} onLoadMore={shown.loadMore} />
      )}
    </section>
  )
}

function statusFor(count: number | undefined, isLoading: boolean, hasFailed: boolean): string {
  if (isLoading) return 'Loading products'
  if (hasFailed || count === undefined) return ''
  return `Showing ${count} product${count === 1 ? '' : 's'}`
}

interface LoadMoreProps {
  isLoading: boolean
  onLoadMore(): void
}

/** The way to the next page. It keeps the focus while the page loads, but does nothing then. */
function LoadMore({ isLoading, onLoadMore }: LoadMoreProps) {
  const isOnline = useOnline()
  const isOff = isLoading || !isOnline
  const button = useRef<HTMLButtonElement>(null)
  // After the last page it goes, and the focus stays where the new products are.
  useFocusFallback(button, 'last')
  return (
    <Button
      ref={button}
      look="quiet"
      className="load-more"
      aria-disabled={isOff}
      onClick={isOff ? undefined : onLoadMore}
    >
      {`${isLoading ? 'Loading…' : 'Load more'}${isOnline ? '' : ' (needs a connection)'}`}
    </Button>
  )
}

interface ShopFailureProps {
  error: Error
  onRetry(): void
  isRetrying: boolean
}

/** For products that could not be fetched, beside those that are shown already. */
function ShopFailure({ error, onRetry, isRetrying }: ShopFailureProps) {
  return (
    <ErrorNotice message={headlineFor(error)} onRetry={onRetry} isRetrying={isRetrying}>
      {explainFailure(error)}
    </ErrorNotice>
  )
}

/** The service's own words if it has any; without words it answered, without an answer it is a surprise. */
function headlineFor(error: Error): string {
  if (!(error instanceof ApiError) || error.kind !== 'status')
    return 'An unexpected error occurred.'
  return error.reason ?? 'Failed to fetch filtered products'
}
