import pLimit from 'p-limit'
import type { OrderStatus } from '../../../../api/contract'
import { createStore, type Store } from '../../../../lib/store'
import {
  advance,
  isSending,
  type StatusChanges,
  type StatusEnd,
  type StatusEvent,
} from './status-changes'

/** The statuses that the service has, by the order's id. */
export type KnownStatuses = ReadonlyMap<string, OrderStatus>

/** What the mutations need from their surroundings. */
export interface StatusPorts {
  /** Reads the statuses as they are now. */
  read(): Promise<KnownStatuses>
  /** Sets the status at the service, if it is the expected one; rejects when it refuses. */
  send(orderId: string, status: OrderStatus, expected: OrderStatus | undefined): Promise<void>
  /** Whether `send` was refused because it was not the expected one. */
  isOutdated(error: unknown): boolean
  /** Says for people why `send` failed. */
  explain(error: unknown): string
  log(orderId: string, error: unknown): void
  /** Reloads the list. */
  reload(): Promise<void>
}

/** An order whose status is to be changed, and the status that it showed then. */
export interface StatusTarget {
  orderId: string
  seen: OrderStatus
}

export interface StatusMutations extends Pick<Store<StatusChanges>, 'get' | 'subscribe'> {
  /** Sets the status of one order or of many, except where it is not what was seen; each has its own result. */
  set(targets: readonly StatusTarget[], status: OrderStatus): Promise<void>
  /** Forgets why a change was not made. */
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

  const change = async (
    { orderId, seen }: StatusTarget,
    wanted: OrderStatus,
    statuses: Promise<KnownStatuses>,
  ): Promise<StatusEnd> => {
    try {
      const found = judge((await statuses).get(orderId), seen, wanted)
      if (found) return found
      return await send(orderId, seen, wanted)
    } catch (error) {
      ports.log(orderId, error)
      return { phase: 'refused', reason: ports.explain(error) }
    }
  }

  const send = async (
    orderId: string,
    seen: OrderStatus,
    wanted: OrderStatus,
  ): Promise<StatusEnd> => {
    try {
      await ports.send(orderId, wanted, seen)
    } catch (error) {
      if (!ports.isOutdated(error)) throw error
      const found = judge((await ports.read()).get(orderId), seen, wanted)
      if (found) return found
      // It is the expected one: the service has conditions of another kind.
      await ports.send(orderId, wanted, undefined)
    }
    return { phase: 'saved' }
  }

  return {
    get: changes.get,
    subscribe: changes.subscribe,
    async set(targets, wanted) {
      attempts += 1
      const attempt = attempts
      const orderIds = targets.map(({ orderId }) => orderId)
      apply({ type: 'asked', orderIds, wanted, attempt })
      const before = Promise.all(orderIds.map((orderId) => lastCalls.get(orderId)))
      const statuses = before.then(() => ports.read())
      const limit = pLimit(MAX_CALLS_AT_ONCE)
      const calls = targets.map((target) => {
        const call = limit(async () => {
          const end = await change(target, wanted, statuses)
          apply({ type: 'ended', orderId: target.orderId, attempt, end })
        })
        lastCalls.set(target.orderId, call)
        return call
      })
      await Promise.all(calls)
      if (isSending(changes.get())) return
      await ports.reload()
      apply({ type: 'reloaded' })
    },
    dismiss: (orderId) => apply({ type: 'dismissed', orderId }),
  }
}

/** How a change ends without being sent; `undefined` when it is to be sent. */
function judge(
  current: OrderStatus | undefined,
  seen: OrderStatus,
  wanted: OrderStatus,
): StatusEnd | undefined {
  if (current === wanted) return { phase: 'saved' }
  // An order that the list does not have yet is the service's to judge.
  return current === undefined || current === seen ? undefined : { phase: 'overtaken', current }
}
