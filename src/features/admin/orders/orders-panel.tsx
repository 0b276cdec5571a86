import { useQuery } from '@tanstack/react-query'
import { orderStatusesQuery, ordersQuery } from '../../../api/queries/user-queries'
import { PartBoundary } from '../../../ui/crash/part-boundary'
import { EmptyNotice } from '../../../ui/empty-notice'
import { ErrorNotice } from '../../../ui/error-notice'
import { useLoggedError } from '../../../ui/use-logged-error'
import { ListSkeleton } from '../list/list-skeleton'
import { OrdersTable } from './orders-table'

/** The orders once they are here; without the list of statuses they can still be read. */
export function OrdersPanel({ userId }: { userId: string }) {
  const orders = useQuery({ ...ordersQuery(userId), staleTime: 0 })
  const statuses = useQuery(orderStatusesQuery(userId))
  useLoggedError(orders.error, 'The orders could not be loaded.')
  useLoggedError(statuses.error, 'The statuses of orders could not be loaded.')
  const failed = [orders, statuses].filter(({ error }) => error)

  return (
    <>
      {failed.length > 0 && (
        <ErrorNotice
          message={
            orders.error
              ? 'The orders could not be loaded just now.'
              : 'The list of statuses could not be loaded, so none can be changed yet.'
          }
          onRetry={() => {
            for (const query of failed) void query.refetch()
          }}
          isRetrying={failed.some(({ isFetching }) => isFetching)}
        />
      )}
      {orders.data && orders.data.length > 0 && (
        <PartBoundary name="The table" subject={orders.data} onRetry={() => void orders.refetch()}>
          <OrdersTable orders={orders.data} statuses={statuses.data ?? []} userId={userId} />
        </PartBoundary>
      )}
      {orders.data?.length === 0 && <EmptyNotice message="Nobody has bought anything yet." />}
      {orders.isPending && (
        <ListSkeleton label="Loading orders">
          <div className="order-papers" />
        </ListSkeleton>
      )}
    </>
  )
}
