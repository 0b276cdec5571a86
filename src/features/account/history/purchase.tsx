import { Link } from 'react-router-dom'
import type { Order } from '../../../api/contract'
import { formatMoney, toCents } from '../../../lib/money'
import { paths } from '../../../lib/paths'
import { DateTime } from '../../../ui/date-time'

/** One order of the history; its id is its address on the page. */
export function Purchase({ order }: { order: Order }) {
  return (
    <article id={order._id} className="purchase" aria-label={`Order ${order._id}`}>
      <header className="purchase-head">
        <p className="purchase-day">
          <DateTime value={order.createdAt} />
        </p>
        <p className="purchase-status">{order.status}</p>
        <p className="purchase-amount">{formatMoney(toCents(order.amount))}</p>
      </header>
      <ul className="purchase-lines">
        {order.products.map((line) => (
          <li key={line._id}>
            <Link to={paths.product(line._id)}>{line.name}</Link>
            <span>
              {line.count} × {formatMoney(toCents(line.price))}
            </span>
          </li>
        ))}
      </ul>
      <dl className="purchase-facts">
        <div>
          <dt>Order</dt>
          <dd>{order._id}</dd>
        </div>
        <div>
          <dt>Transaction</dt>
          <dd>{order.transaction_id}</dd>
        </div>
        <div>
          <dt>Delivered to</dt>
          <dd>
            <bdi>{order.address}</bdi>
          </dd>
        </div>
      </dl>
    </article>
  )
}
