import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { allProductsQuery } from '../../api/queries/product-queries'
import { paths } from '../../lib/paths'
import { useSession } from '../../model/use-session'
import { ButtonLink } from '../../ui/button'
import { PartBoundary } from '../../ui/crash/part-boundary'
import { EmptyNotice } from '../../ui/empty-notice'
import { ErrorNotice } from '../../ui/error-notice'
import { PageHeading } from '../../ui/page-heading'
import { ListSkeleton } from './list/list-skeleton'
import { ProductsTable } from './products/products-table'

/** `/admin/products` */
export function ProductsPage() {
  const session = useSession()
  const { data, error, refetch, isFetching } = useQuery({ ...allProductsQuery(), staleTime: 0 })
  // The route's guard lets only administrators come here.
  if (!session) return null
  return (
    <div className="page">
      <PageHeading description="Every prompt of the shop.">
        <p>
          <Link to={paths.adminDashboard}>Admin dashboard</Link> ·{' '}
          <Link to={paths.createProduct}>Create product</Link>
        </p>
      </PageHeading>
      {error && (
        <ErrorNotice
          message="Failed to fetch products"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {data && data.length > 0 && (
        <PartBoundary name="The table" subject={data} onRetry={() => void refetch()}>
          <ProductsTable products={data} userId={session.user.userId} />
        </PartBoundary>
      )}
      {data?.length === 0 && (
        <EmptyNotice message="The shop has no products yet.">
          <ButtonLink to={paths.createProduct}>Create the first</ButtonLink>
        </EmptyNotice>
      )}
      {!data && !error && <ListSkeleton label="Loading products" />}
    </div>
  )
}

export { ProductsPage as Component }
