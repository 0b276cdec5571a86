import { paths } from '../../lib/paths'
import { useSession } from '../../model/use-session'
import { Link } from '../../ui/link'
import { PageHeading } from '../../ui/page-heading'
import { OrdersPanel } from './orders/orders-panel'

/** `/admin/orders` */
export function OrdersPage() {
  const session = useSession()
  // The route's guard lets only administrators come here.
  if (!session) return null
  return (
    <div className="page">
      <PageHeading description="Every order, and how far it is.">
        <p>
          <Link to={paths.adminDashboard}>Admin dashboard</Link>
        </p>
        <p>
          A status moves neither money nor stock: refund a cancelled order at the payment provider.
        </p>
      </PageHeading>
      <OrdersPanel key={session.user.userId} userId={session.user.userId} />
    </div>
  )
}

export { OrdersPage as Component }
