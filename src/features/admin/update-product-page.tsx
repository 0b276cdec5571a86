import { useQuery } from '@tanstack/react-query'
import type { Params } from 'react-router-dom'
import { ApiError } from '../../api/api-error'
import { productQuery } from '../../api/queries/product-queries'
import { paths } from '../../lib/paths'
import { useSession } from '../../model/use-session'
import { ErrorNotice } from '../../ui/error-notice'
import { Link } from '../../ui/link'
import { PageHeading } from '../../ui/page-heading'
import { UpdateProductForm } from './product/update/update-product-form'

/** `/admin/product/update/{productId}` */
export function UpdateProductPage({ params: { productId = '' } }: { params: Params }) {
  const session = useSession()
  const { data, error, refetch, isFetching, isFetchedAfterMount } = useQuery({
    ...productQuery(productId),
    // Read from the service at each visit and never again while the form is edited.
    refetchOnMount: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  })
  const product = isFetchedAfterMount ? data : undefined
  // The route's guard lets only administrators come here.
  if (!session) return null
  const userId = session.user.userId
  return (
    <div className="page">
      <PageHeading description="Change a prompt of the shop.">
        <p>
          <Link to={paths.adminProducts}>Manage products</Link>
        </p>
      </PageHeading>
      {product && (
        <UpdateProductForm key={`${productId} ${userId}`} product={product} userId={userId} />
      )}
      {!product && error && (
        <ErrorNotice
          message={describeLoadFailure(error)}
          {...(isUnknown(error) ? {} : { onRetry: () => void refetch() })}
          isRetrying={isFetching}
        />
      )}
      {!product && !error && (
        <div className="product-form-skeleton" role="status" aria-label="Loading" />
      )}
    </div>
  )
}

function isUnknown(error: Error): boolean {
  return error instanceof ApiError && error.status === 404
}

function describeLoadFailure(error: Error): string {
  return isUnknown(error)
    ? 'There is no product with this address. It may have been deleted.'
    : 'The product could not be loaded, so there is nothing to edit yet.'
}

export { UpdateProductPage as Component }
