import { createContext, useContext } from 'react'
import type { OrderStatus } from '../../../api/contract'
import type { Order } from '../../../api/edge/order'
import type { StatusChanges } from './status/status-changes'

/** What the cells of an order need besides the order. */
export interface OrderTable {
  changes: StatusChanges
  /** The order whose statuses are open to be picked from. */
  pickingId: string | undefined
  openPicker(order: Order, anchor: HTMLElement): void
  /** Sets a status that somebody else has changed meanwhile, in view of what it is by now. */
  insist(orderId: string, overtaken: { wanted: OrderStatus; current: OrderStatus }): void
  dismiss(orderId: string): void
}

export const OrderTableContext = createContext<OrderTable | undefined>(undefined)

export function useOrderTable(): OrderTable {
  const table = useContext(OrderTableContext)
  if (!table) throw new Error('Expected an OrderTableContext above the cells of an order.')
  return table
}
