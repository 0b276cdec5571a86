import { createContext, useContext } from 'react'
import type { Order } from '../../../api/contract'
import type { StatusChanges } from './status-changes'

/** What the cells of an order need beside the order itself. */
export interface OrderDesk {
  changes: StatusChanges
  /** The selected orders among those that show. */
  selectedIds: ReadonlySet<string>
  toggle(orderId: string): void
  isAllSelected: boolean
  toggleAll(): void
  /** The order whose statuses are open to be picked from. */
  pickingId: string | undefined
  openPicker(order: Order, anchor: HTMLElement): void
  dismiss(orderId: string): void
}

export const OrderDeskContext = createContext<OrderDesk | undefined>(undefined)

export function useOrderDesk(): OrderDesk {
  const desk = useContext(OrderDeskContext)
  if (!desk) throw new Error('Expected an OrderDeskContext above the cells of an order.')
  return desk
}
