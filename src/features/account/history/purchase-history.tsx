import { useQuery } from '@tanstack/react-query'
import type { Order } from '../../../api/edge/order'
import { ownOrdersQuery } from '../../../api/queries/user-queries'
import { paths } from '../../../lib/paths'
import { ButtonLink } from '../../../ui/button'
import { PartBoundary } from '../../../ui/crash/part-boundary'
import { EmptyNotice } from '../../../ui/empty-notice'
import { ErrorNotice } from '../../../ui/error-notice'
import { useLoggedError } from '../../../ui/use-logged-error'
import { Purchase } from './purchase'
import './purchase-history.css'

/** What the user has bought, newest first. */
export function PurchaseHistory({ userId }: { userId: string }) {
  const { data, error, refetch, isFetching } = useQuery(ownOrdersQuery(userId))
  useLoggedError(error, 'The purchase history could not be loaded.')
  return (
    <section className="history" aria-labelledby="history-heading" aria-busy={isFetching}>
      <h2 id="history-heading">Purchase history</h2>
      {data ? <Purchases orders={data} /> : null}
      {!data && error ? (
        <ErrorNotice
          message="Your purchases could not be loaded just now."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          They are safe, and the rest of the shop works.
        </ErrorNotice>
      ) : null}
      {!data && !error ? <HistorySkeleton /> : null}
    </section>
  )
}

function Purchases({ orders }: { orders: readonly Order[] }) {
  return orders.length > 0 ? (
    <ol className="history-list">
      {orders.map((order) => (
        <li key={order.orderId}>
          <PartBoundary name="This purchase" subject={order}>
            <Purchase order={order} />
          </PartBoundary>
        </li>
      ))}
    </ol>
  ) : (
    <EmptyNotice message="You have not bought anything yet.">
      <ButtonLink to={paths.shop}>Look around the shop</ButtonLink>
    </EmptyNotice>
  )
}

/** Holds the place of the first purchases while they load. */
function HistorySkeleton() {
  return (
    <div className="history-list" role="status" aria-label="Loading your purchases">
      {[0, 1, 2].map((place) => (
        <div key={place} className="purchase purchase-skeleton" />
      ))}
    </div>
  )
}
