import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { explainFailure } from '../../api/explain-failure'
import { productRowQuery, ROW_SIZE } from '../../api/queries/product-queries'
import { ProductGrid } from '../../catalog/grid/product-grid'
import { ProductGridSkeleton } from '../../catalog/grid/product-grid-skeleton'
import { PartBoundary } from '../../ui/crash/part-boundary'
import { EmptyNotice } from '../../ui/empty-notice'
import { ErrorNotice } from '../../ui/error-notice'
import './product-row.css'

interface ProductRowProps {
  title: string
  sortBy: 'createdAt' | 'sold'
  /** What to say when the row can't be loaded. */
  failure: string
  /** Fills the row behind its products where there is room. */
  tile: ReactNode
  /** What to say where there is no product at all; without it the row is left out then. */
  empty?: string
  /** Whether the row is the first thing below the search. */
  isFirst?: boolean
}

/** How many cards of the first row a screen shows at once. */
const EAGER_COUNT = 4

/** A titled row of products that loads and fails on its own. */
export function ProductRow({
  title,
  sortBy,
  failure,
  tile,
  empty,
  isFirst = false,
}: ProductRowProps) {
  const headingId = useId()
  const { data, error, refetch, isFetching } = useQuery(productRowQuery(sortBy))
  const isEmpty = data?.length === 0
  if (isEmpty && !empty) return null
  return (
    <section aria-labelledby={headingId} className="product-row">
      <h2 id={headingId}>{title}</h2>
      {isEmpty && empty ? (
        <EmptyNotice message={empty} />
      ) : data ? (
        <PartBoundary name={title} subject={data} onRetry={() => void refetch()}>
          <ProductGrid
            id={`by-${sortBy}`}
            label={title}
            products={data}
            eagerCount={isFirst ? EAGER_COUNT : 0}
          >
            {tile}
          </ProductGrid>
        </PartBoundary>
      ) : error ? (
        <ErrorNotice message={failure} onRetry={() => void refetch()} isRetrying={isFetching}>
          {explainFailure(error)}
        </ErrorNotice>
      ) : (
        <ProductGridSkeleton count={ROW_SIZE} tile={tile} />
      )}
    </section>
  )
}
