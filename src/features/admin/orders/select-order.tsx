import type { Order } from '../../../api/edge/order'
import { useOrderTable } from './order-table-context'

interface TabStop {
  tabIndex: 0 | -1
}

/** Takes an order into the selection. */
export function SelectOrder({ order, tabIndex }: TabStop & { order: Order }) {
  const { selectedIds, toggle } = useOrderTable()
  return (
    <input
      type="checkbox"
      className="order-select"
      aria-label={`Select order ${order.orderId}`}
      tabIndex={tabIndex}
      checked={selectedIds.has(order.orderId)}
      onChange={() => toggle(order.orderId)}
    />
  )
}

/** Takes every order that shows into the selection, or all of them out of it. */
export function SelectAllOrders({ tabIndex }: TabStop) {
  const { isAllSelected, toggleAll, selectedIds } = useOrderTable()
  return (
    <input
      ref={(box) => {
        if (box) box.indeterminate = selectedIds.size > 0 && !isAllSelected
      }}
      type="checkbox"
      className="order-select"
      aria-label="Select all orders shown"
      tabIndex={tabIndex}
      checked={isAllSelected}
      onChange={toggleAll}
    />
  )
}
