import type { OrderStatus } from '../../../api/contract'
import { reasonOf, type StatusChanges } from './status/status-changes'

/** Several orders whose status was set together. */
export interface Batch {
  orderIds: readonly string[]
  wanted: OrderStatus
}

export interface BatchResult {
  sending: number
  changed: readonly string[]
  refused: readonly { orderId: string; reason: string }[]
}

/** The batch without an order that has been seen to by itself since; nothing when none is left. */
export function withoutOrder(batch: Batch | undefined, orderId: string): Batch | undefined {
  const orderIds = batch?.orderIds.filter((id) => id !== orderId) ?? []
  return batch && orderIds.length > 0 ? { ...batch, orderIds } : undefined
}

/** How a batch stands, order by order. What has no change any more is changed, and the list shows it. */
export function judgeBatch({ orderIds }: Batch, changes: StatusChanges): BatchResult {
  const changed: string[] = []
  const refused: { orderId: string; reason: string }[] = []
  let sending = 0
  for (const orderId of orderIds) {
    const change = changes.get(orderId)
    const reason = change && reasonOf(change)
    if (change?.phase === 'sending') sending += 1
    else if (reason !== undefined) refused.push({ orderId, reason })
    else changed.push(orderId)
  }
  return { sending, changed, refused }
}

/** How a batch stands, in one sentence. */
export function describeResult(
  { orderIds, wanted }: Batch,
  { sending, changed, refused }: BatchResult,
): string {
  const all = orderIds.length
  const orders = all === 1 ? '1 order' : `${all} orders`
  if (sending > 0) return `Setting ${orders} to ${wanted}: ${all - sending} done.`
  const are = `${orders} ${all === 1 ? 'is' : 'are'} ${wanted} now`
  return refused.length === 0 ? `${are}.` : `${changed.length} of ${are}, ${refused.length} not.`
}
