import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { explainFailure } from '../../api/explain-failure'
import { relatedProductsQuery } from '../../api/queries/product-queries'
import { ProductGrid } from '../../catalog/grid/product-grid'
import { ProductGridSkeleton } from '../../catalog/grid/product-grid-skeleton'
import { paths } from '../../lib/paths'
import { ButtonLink } from '../../ui/button'
import { PartBoundary } from '../../ui/crash/part-boundary'
import { EmptyNotice } from '../../ui/empty-notice'
import { ErrorNotice } from '../../ui/error-notice'

const SKELETON_COUNT = 4

/** Other products of the same category. */
export function RelatedProducts({ productId }: { productId: string }) {
  const headingId = useId()
  const { data, error, refetch, isFetching } = useQuery(relatedProductsQuery(productId))
  return (
    <section className="related-products" aria-labelledby={headingId}>
      <h2 id={headingId}>Related products</h2>
      {data === undefined && !error && <ProductGridSkeleton count={SKELETON_COUNT} />}
      {data === undefined && error && (
        <ErrorNotice
          message="Related products could not be loaded."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {explainFailure(error)}
        </ErrorNotice>
      )}
      {data?.length === 0 && (
        <EmptyNotice message="Nothing else stands on this shelf yet.">
          <ButtonLink look="quiet" to={paths.shop}>
            Browse the shop
          </ButtonLink>
        </EmptyNotice>
      )}
      {data && data.length > 0 && (
        <PartBoundary name="The list" subject={data} onRetry={() => void refetch()}>
          <ProductGrid id="related" label="Related products" products={data} />
        </PartBoundary>
      )}
    </section>
  )
}
