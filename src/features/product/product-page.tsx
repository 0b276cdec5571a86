import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { Params } from 'react-router-dom'
import { ApiError } from '../../api/api-error'
import type { Product, ProductPage } from '../../api/edge/catalog'
import { explainFailure } from '../../api/explain-failure'
import { PRODUCTS_KEY, productQuery } from '../../api/queries/product-queries'
import { paths } from '../../lib/paths'
import { ButtonLink } from '../../ui/button'
import { PartBoundary } from '../../ui/crash/part-boundary'
import { ErrorNotice } from '../../ui/error-notice'
import { PageHeading, PageTitle } from '../../ui/page-heading'
import { ProductDetail } from './product-detail'
import { RelatedProducts } from './related-products'
import './product-detail.css'
import './product-detail-skeleton.css'

const Suggestions = lazy(() => import('../../catalog/suggestions'))

/** `/product/{productId}`: one product, and others like it. */
export function Component({ params: { productId = '' } }: { params: Params }) {
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

/** Whether no product has the id; one that is too long to be an id is refused. */
function isUnknown(error: Error): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
}

/** For an id that the service doesn't know. */
function UnknownProduct() {
  return (
    <div className="page">
      <meta name="robots" content="noindex" />
      <PageHeading title="Product not found" description="No product is sold at this address.">
        <p>This product is not sold here any more, or the link to it is not complete.</p>
      </PageHeading>
      <ButtonLink to={paths.shop}>Back to the shop</ButtonLink>
      <PartBoundary name="What else there is">
        <Suspense>
          <Suggestions />
        </Suspense>
      </PartBoundary>
    </div>
  )
}

/** The product as a list that was fetched before has it, so that its page opens without a wait. */
function useKnownProduct(productId: string): Product | undefined {
  const lists = useQueryClient().getQueriesData<Product[] | ProductPage | Product>({
    queryKey: [PRODUCTS_KEY],
  })
  return lists
    .flatMap(([, answer]) => productsOf(answer))
    .find((product) => product.productId === productId)
}

function productsOf(answer: Product[] | ProductPage | Product | undefined): readonly Product[] {
  if (answer === undefined) return []
  if (Array.isArray(answer)) return answer
  return 'data' in answer ? answer.data : [answer]
}

/** Where the product will stand, in the size that it will have. */
function ProductDetailSkeleton() {
  return (
    <>
      <PageTitle title="Product" description="One of the prompts of the bazaar." />
      {/* A screen reader announces the page once its real heading is there. */}
      <h1 className="visually-hidden" data-is-provisional>
        Product
      </h1>
      <div className="product-detail" role="status" aria-label="Loading product">
        <div className="product-detail-photo product-detail-skeleton-photo" />
        <div className="product-detail-body product-detail-skeleton">
          <span />
          <span />
          <span />
          <span />
        </div>
      </div>
    </>
  )
}
