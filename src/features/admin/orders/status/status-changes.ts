import type { OrderStatus } from '../../../../api/contract'
import type { Order } from '../../../../api/edge/order'

/** How a change of an order's status ended. */
export type StatusEnd =
  /** The service has it, but the list has not been reloaded. */
  | { phase: 'saved' }
  | { phase: 'refused'; reason: string }
  /** Somebody else had changed it since the list was loaded, so that nothing was changed. */
  | { phase: 'overtaken'; current: OrderStatus }

/** How far a change of an order's status is. */
export type StatusChange = { wanted: OrderStatus; attempt: number } & (
  | { phase: 'sending' }
  | StatusEnd
)

/** Changes by the order's id; an order without one stands as the service last said. */
export type StatusChanges = ReadonlyMap<string, StatusChange>

export type StatusEvent =
  | { type: 'asked'; orderIds: readonly string[]; wanted: OrderStatus; attempt: number }
  | { type: 'ended'; orderId: string; attempt: number; end: StatusEnd }
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
    case 'ended': {
      const change = changes.get(event.orderId)
      if (change?.attempt !== event.attempt) return changes
      return next.set(event.orderId, {
        wanted: change.wanted,
        attempt: change.attempt,
        ...event.end,
      })
    }
    case 'reloaded':
      for (const [orderId, { phase }] of changes) if (phase === 'saved') next.delete(orderId)
      return next
    case 'dismissed': {
      const change = changes.get(event.orderId)
      if (change && isUndone(change)) next.delete(event.orderId)
      return next
    }
  }
}

/** What the row shows: the wanted status at once, and the service's again when it was not set. */
export function shownStatus(order: Order, changes: StatusChanges): OrderStatus {
  const change = changes.get(order.orderId)
  return change && !isUndone(change) ? change.wanted : order.status
}

export function isSending(changes: StatusChanges): boolean {
  return [...changes.values()].some(({ phase }) => phase === 'sending')
}

/** Why a change was not made; `undefined` of one that was, or that is under way. */
export function reasonOf(change: StatusChange): string | undefined {
  switch (change.phase) {
    case 'refused':
      return change.reason
    case 'overtaken':
      return `Somebody else has set it to ${change.current} meanwhile.`
    case 'sending':
    case 'saved':
      return undefined
  }
}

function isUndone({ phase }: StatusChange): boolean {
  return phase === 'refused' || phase === 'overtaken'
}
