import pLimit from 'p-limit'
import type { OrderStatus } from '../../../api/contract'
import { createStore, type Store } from '../../../lib/store'
import { advance, isSending, type StatusChanges, type StatusEvent } from './status-changes'

/** What the mutations need from their surroundings. */
export interface StatusPorts {
  /** Sets the status at the service; rejects when it refuses. */
  send(orderId: string, status: OrderStatus): Promise<void>
  /** Says for people why `send` failed. */
  explain(error: unknown): string
  log(orderId: string, error: unknown): void
  /** Reloads the list. */
  reload(): Promise<void>
}

export interface StatusMutations extends Pick<Store<StatusChanges>, 'get' | 'subscribe'> {
  /** Sets the status of one order or of many; each has its own result. */
  set(orderIds: readonly string[], status: OrderStatus): Promise<void>
  /** Forgets why a change was refused. */
  dismiss(orderId: string): void
}

/** More at once would only queue at the service. */
const MAX_CALLS_AT_ONCE = 4

/** Changes statuses optimistically: shown at once, sent in order, rolled back when refused. */
export function createStatusMutations(ports: StatusPorts): StatusMutations {
  const changes = createStore<StatusChanges>(new Map())
  let attempts = 0
  /** The last call for each order, so that two changes of one order can't overtake each other. */
  const lastCalls = new Map<string, Promise<void>>()

  const apply = (event: StatusEvent) => changes.set(advance(changes.get(), event))

  const send = async (orderId: string, status: OrderStatus, attempt: number) => {
    try {
      await ports.send(orderId, status)
      apply({ type: 'saved', orderId, attempt })
    } catch (error) {
      ports.log(orderId, error)
      apply({ type: 'refused', orderId, attempt, reason: ports.explain(error) })
    }
  }

  const sendInTurn = (orderId: string, status: OrderStatus, attempt: number) => {
    const before = lastCalls.get(orderId) ?? Promise.resolve()
    const call = before.then(() => send(orderId, status, attempt))
    lastCalls.set(orderId, call)
    return call
  }

  return {
    get: changes.get,
    subscribe: changes.subscribe,
    async set(orderIds, wanted) {
      attempts += 1
      const attempt = attempts
      apply({ type: 'asked', orderIds, wanted, attempt })
      const limit = pLimit(MAX_CALLS_AT_ONCE)
      await limit.map(orderIds, (orderId) => sendInTurn(orderId, wanted, attempt))
      if (isSending(changes.get())) return
      await ports.reload()
      apply({ type: 'reloaded' })
    },
    dismiss: (orderId) => apply({ type: 'dismissed', orderId }),
  }
}
