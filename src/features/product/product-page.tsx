import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { ApiError } from '../../api/api-error'
import { explainFailure } from '../../api/explain-failure'
import { productQuery } from '../../api/queries/product-queries'
import { ErrorNotice } from '../../ui/error-notice'
import { PageHeading } from '../../ui/page-heading'
import { ProductDetail } from './product-detail'
import { ProductDetailSkeleton } from './product-detail-skeleton'
import { RelatedProducts } from './related-products'
import { UnknownProduct } from './unknown-product'
import { useKnownProduct } from './use-known-product'

/** `/product/{productId}`: one product, and others like it. */
export function Component() {
  const { productId = '' } = useParams()
  const known = useKnownProduct(productId)
  const { data, error, refetch, isFetching } = useQuery({
    ...productQuery(productId),
    ...(known ? { placeholderData: known } : {}),
  })
  if (error && data === undefined) {
    return isUnknown(error) ? (
      <UnknownProduct />
    ) : (
      <div className="page">
        <PageHeading title="Product" description="One of the prompts of the bazaar." />
        <ErrorNotice
          message="This product could not be loaded."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {explainFailure(error)}
        </ErrorNotice>
      </div>
    )
  }
  return (
    <div className="page">
      {data ? <ProductDetail product={data} /> : <ProductDetailSkeleton />}
      <RelatedProducts productId={productId} />
    </div>
  )
}

function isUnknown(error: Error): boolean {
  return error instanceof ApiError && error.status === 404
}
