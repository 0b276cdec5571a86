import type { OrderStatus } from '../../../api/contract'
import type { Order } from '../../../api/edge/order'

/** How far a change of an order's status is. */
export type StatusChange =
  | { phase: 'sending'; wanted: OrderStatus; attempt: number }
  /** The service has it, but the list has not been reloaded. */
  | { phase: 'saved'; wanted: OrderStatus; attempt: number }
  | { phase: 'refused'; wanted: OrderStatus; attempt: number; reason: string }

/** Changes by the order's id; an order without one stands as the service last said. */
export type StatusChanges = ReadonlyMap<string, StatusChange>

export type StatusEvent =
  | { type: 'asked'; orderIds: readonly string[]; wanted: OrderStatus; attempt: number }
  | { type: 'saved'; orderId: string; attempt: number }
  | { type: 'refused'; orderId: string; attempt: number; reason: string }
  /** The list shows now what the service has. */
  | { type: 'reloaded' }
  | { type: 'dismissed'; orderId: string }

/** The changes after an event. An answer to an attempt that a newer one has overtaken changes nothing. */
export function advance(changes: StatusChanges, event: StatusEvent): StatusChanges {
  const next = new Map(changes)
  switch (event.type) {
    case 'asked':
      for (const orderId of event.orderIds) {
        next.set(orderId, { phase: 'sending', wanted: event.wanted, attempt: event.attempt })
      }
      return next
    case 'saved':
    case 'refused': {
      const change = changes.get(event.orderId)
      if (change?.attempt !== event.attempt) return changes
      const { wanted, attempt } = change
      next.set(
        event.orderId,
        event.type === 'saved'
          ? { phase: 'saved', wanted, attempt }
          : { phase: 'refused', wanted, attempt, reason: event.reason },
      )
      return next
    }
    case 'reloaded':
      for (const [orderId, { phase }] of changes) if (phase === 'saved') next.delete(orderId)
      return next
    case 'dismissed':
      if (changes.get(event.orderId)?.phase === 'refused') next.delete(event.orderId)
      return next
  }
}

/** What the row shows: the wanted status at once, and the service's again when it refused. */
export function shownStatus(order: Order, changes: StatusChanges): OrderStatus {
  const change = changes.get(order.orderId)
  return change && change.phase !== 'refused' ? change.wanted : order.status
}

export function isSending(changes: StatusChanges): boolean {
  return [...changes.values()].some(({ phase }) => phase === 'sending')
}
