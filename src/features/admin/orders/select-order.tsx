import type { Order } from '../../../api/contract'
import { useOrderDesk } from './order-desk-context'

interface TabStop {
  tabIndex: 0 | -1
}

/** Takes an order into the selection. */
export function SelectOrder({ order, tabIndex }: TabStop & { order: Order }) {
  const { selectedIds, toggle } = useOrderDesk()
  return (
    <input
      type="checkbox"
      className="order-select"
      aria-label={`Select order ${order._id}`}
      tabIndex={tabIndex}
      checked={selectedIds.has(order._id)}
      onChange={() => toggle(order._id)}
    />
  )
}

/** Takes every order that shows into the selection, or all of them out of it. */
export function SelectAllOrders({ tabIndex }: TabStop) {
  const { isAllSelected, toggleAll, selectedIds } = useOrderDesk()
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
