import type { OrderLine } from '../../../api/edge/order'
import { formatMoney } from '../../../lib/money'

/** What was bought: name, pieces, price of one and id of each product, as they were then. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <ul className="order-lines">
      {lines.map(({ productId, name, count, priceCents }) => (
        <li key={productId}>
          <p>
            <bdi>{name}</bdi>
          </p>
          <p className="order-aside">
            {count} × {formatMoney(priceCents)} · {productId}
          </p>
        </li>
      ))}
    </ul>
  )
}
