import type { Order } from '../../../../api/edge/order'
import { useOrderTable } from '../order-table-context'
import { reasonOf, shownStatus } from './status-changes'
import { STATUS_LIST_ID } from './status-menu'

interface OrderStatusCellProps {
  order: Order
  tabIndex: 0 | -1
}

/** The order's status, the way to another, and why the last change was refused. */
export function OrderStatusCell({ order, tabIndex }: OrderStatusCellProps) {
  const { changes, pickingId, openPicker, insist, dismiss } = useOrderTable()
  const change = changes.get(order.orderId)
  const reason = change && reasonOf(change)
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
      {change && reason !== undefined && (
        <p className="order-refused">
          Not changed to {change.wanted}: {reason}{' '}
          {change.phase === 'overtaken' && (
            <button
              type="button"
              aria-label={`Set to ${change.wanted} all the same: order ${order.orderId}`}
              tabIndex={tabIndex}
              onClick={() => insist(order.orderId, change)}
            >
              Set to {change.wanted}
            </button>
          )}{' '}
          <button
            type="button"
            aria-label={
              change.phase === 'overtaken'
                ? `Keep ${change.current}: order ${order.orderId}`
                : `Dismiss the reason for order ${order.orderId}`
            }
            tabIndex={tabIndex}
            onClick={() => dismiss(order.orderId)}
          >
            {change.phase === 'overtaken' ? `Keep ${change.current}` : 'Dismiss'}
          </button>
        </p>
      )}
    </>
  )
}
