import type { Order } from '../../../api/edge/order'
import { formatMoney } from '../../../lib/money'
import { paths } from '../../../lib/paths'
import { DateTime } from '../../../ui/date-time'
import { Link } from '../../../ui/link'
import { PrintReceipt } from './receipt'

/** One order of the history; its id is its address on the page. */
export function Purchase({ order }: { order: Order }) {
  return (
    <article id={order.orderId} className="purchase" aria-label={`Order ${order.orderId}`}>
      <header className="purchase-head">
        <p className="purchase-day">
          <DateTime value={order.createdAt} />
        </p>
        <p className="purchase-status">{order.status}</p>
        <p className="purchase-amount">{formatMoney(order.amountCents)}</p>
      </header>
      <ul className="purchase-lines">
        {order.products.map((line) => (
          <li key={line.productId}>
            <Link to={paths.product(line.productId)}>{line.name}</Link>
            <span>
              {line.count} × {formatMoney(line.priceCents)}
            </span>
          </li>
        ))}
      </ul>
      <dl className="purchase-facts">
        <div>
          <dt>Order</dt>
          <dd>{order.orderId}</dd>
        </div>
        <div>
          <dt>Transaction</dt>
          <dd>{order.transactionId}</dd>
        </div>
        <div>
          <dt>Deliver to</dt>
          <dd>
            <bdi>{order.address}</bdi>
          </dd>
        </div>
      </dl>
      <div>
        <PrintReceipt order={order} />
      </div>
    </article>
  )
}
