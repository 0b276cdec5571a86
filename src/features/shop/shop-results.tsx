import { PAGE_SIZE } from '../../api/queries/product-queries'
import { ProductGrid } from '../../catalog/grid/product-grid'
import { ProductGridSkeleton } from '../../catalog/grid/product-grid-skeleton'
import type { FilterProps } from './filter-panel'
import { LoadMore } from './load-more'
import { NothingMatches } from './nothing-matches'
import { ShopFailure } from './shop-failure'
import { useProductPages } from './use-product-pages'
import './shop-results.css'

const GRID_ID = 'shop'
/** As many cards as the first screen shows. */
const EAGER_COUNT = 3

/** The products that match, with what there is to say while, after and instead of loading them. */
export function ShopResults({ filters, onChange }: FilterProps) {
  const shown = useProductPages(filters)
  const { products, isOutdated, error, isLoading } = shown
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
      {!products && !error && <ProductGridSkeleton count={PAGE_SIZE} shape="beside filters" />}
      {products?.length === 0 && !isOutdated && (
        <NothingMatches filters={filters} onChange={onChange} />
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
  return count === 1 ? 'Showing 1 product' : `Showing ${count} products`
}
