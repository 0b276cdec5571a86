import { useQuery } from '@tanstack/react-query'
import { allProductsQuery } from '../../api/queries/product-queries'
import { paths } from '../../lib/paths'
import { useSession } from '../../model/use-session'
import { ErrorNotice } from '../../ui/error-notice'
import { Link } from '../../ui/link'
import { PageHeading } from '../../ui/page-heading'
import { ListSkeleton } from './list/list-skeleton'
import { ProductsDesk } from './products/products-desk'

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
      {data && (
        <ProductsDesk
          key={session.user.userId}
          products={data}
          userId={session.user.userId}
          onReload={() => void refetch()}
        />
      )}
      {!data && !error && <ListSkeleton label="Loading products" />}
    </div>
  )
}

export { ProductsPage as Component }
