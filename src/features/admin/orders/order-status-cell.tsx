import type { Order } from '../../../api/edge/order'
import { useOrderTable } from './order-table-context'
import { shownStatus } from './status-changes'
import { STATUS_LIST_ID } from './status-menu'

interface OrderStatusCellProps {
  order: Order
  tabIndex: 0 | -1
}

/** The order's status, the way to another, and why the last change was refused. */
export function OrderStatusCell({ order, tabIndex }: OrderStatusCellProps) {
  const { changes, pickingId, openPicker, dismiss } = useOrderTable()
  const change = changes.get(order.orderId)
  const isOpen = pickingId === order.orderId
  return (
    <>
      <button
        type="button"
        role="combobox"
        className="order-status"
        tabIndex={tabIndex}
        aria-label={`Status of order ${order.orderId}`}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? STATUS_LIST_ID : undefined}
        aria-busy={change?.phase === 'sending'}
        onClick={({ currentTarget }) => openPicker(order, currentTarget)}
      >
        {shownStatus(order, changes)}
      </button>
      {change?.phase === 'refused' && (
        <p className="order-refused">
          Not changed to {change.wanted}: {change.reason}{' '}
          <button
            type="button"
            aria-label={`Dismiss the reason for order ${order.orderId}`}
            tabIndex={tabIndex}
            onClick={() => dismiss(order.orderId)}
          >
            Dismiss
          </button>
        </p>
      )}
    </>
  )
}
