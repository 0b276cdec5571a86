import type { Order, OrderLine } from '../../../api/edge/order'
import { formatMoney } from '../../../lib/money'
import { DateTime } from '../../../ui/date-time'
import type { NarrowLayout } from '../../../ui/table/data-table'
import { compareText } from '../../../ui/table/sort-rows'
import type { TableColumn, TableSort } from '../../../ui/table/table-column'
import { SelectAll, SelectRow } from '../selection/select-row'
import { OrderStatusCell } from './status/order-status-cell'

export const usualOrderSort: TableSort = { column: 'placed', direction: 'descending' }

export const narrowOrders: NarrowLayout = {
  columns: '2rem minmax(0, 1fr)',
  areas: '"select placed" "select amount" "select buyer" "select products" "select status"',
}

/** What the list shows of an order. */
export const orderColumns: readonly TableColumn<Order>[] = [
  {
    key: 'select',
    header: 'Select',
    width: '2rem',
    hasControl: true,
    headerControl: ({ tabIndex }) => (
      <SelectAll label="Select all orders shown" tabIndex={tabIndex} />
    ),
    cell: ({ orderId }, { tabIndex }) => (
      <SelectRow id={orderId} label={`Select order ${orderId}`} tabIndex={tabIndex} />
    ),
  },
  {
    key: 'placed',
    header: 'Order',
    width: 'minmax(9rem, 1fr)',
    compare: (a, b) => compareText(a.createdAt, b.createdAt),
    cell: ({ orderId, createdAt }) => (
      <>
        <p className="order-main">{orderId}</p>
        <p className="order-aside">
          <DateTime value={createdAt} />
        </p>
      </>
    ),
  },
  {
    key: 'buyer',
    header: 'Buyer',
    width: 'minmax(9rem, 1.3fr)',
    compare: (a, b) => compareText(a.user.name, b.user.name),
    cell: ({ user, address }) => (
      <>
        <p className="order-main">
          <bdi>{user.name}</bdi>
        </p>
        <p className="order-aside">
          <bdi>{address}</bdi>
        </p>
      </>
    ),
  },
  {
    key: 'products',
    header: 'Products',
    width: 'minmax(12rem, 2fr)',
    cell: ({ products }) => <OrderLines lines={products} />,
  },
  {
    key: 'amount',
    header: 'Amount',
    width: 'minmax(7rem, 0.8fr)',
    align: 'end',
    compare: (a, b) => a.amountCents - b.amountCents,
    cell: ({ amountCents, transactionId }) => (
      <div className="order-amount">
        <p className="order-main">{formatMoney(amountCents)}</p>
        <p className="order-aside">Transaction {transactionId}</p>
      </div>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    width: '11rem',
    hasControl: true,
    compare: (a, b) => compareText(a.status, b.status),
    cell: (order, { tabIndex }) => <OrderStatusCell order={order} tabIndex={tabIndex} />,
  },
]

/** Near enough for the scroll bar; what shows is measured. */
export function estimateOrderHeightPx({ products }: Order): number {
  return 48 + 44 * products.length
}

/** What was bought: name, pieces, price of one and id of each product, as they were then. */
function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
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
