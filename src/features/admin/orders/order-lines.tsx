import type { OrderLine } from '../../../api/contract'
import { formatMoney, toCents } from '../../../lib/money'

/** What was bought: name, pieces, price of one and id of each product, as they were then. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <ul className="order-lines">
      {lines.map(({ _id, name, count, price }) => (
        <li key={_id}>
          <p>
            <bdi>{name}</bdi>
          </p>
          <p className="order-aside">
            {count} × {formatMoney(toCents(price))} · {_id}
          </p>
        </li>
      ))}
    </ul>
  )
}
