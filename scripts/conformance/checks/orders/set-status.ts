import type { Order } from '../../../../src/api/generated/types'
import type { Answer, CallOptions } from '../../model/call'
import type { CheckContext } from '../../model/check-context'
import { Undecided } from '../../model/errors'

type Known = Pick<Order, '_id' | 'status'>

/** Sends a body for an order's status, as the administrator. */
export function putStatus(
  { call, slots }: CheckContext,
  orderId: string,
  json: object,
  options: CallOptions = {},
): Promise<Answer> {
  const { id: userId, token } = slots.admin.get()
  return call('updateOrderStatus', { path: { orderId, userId }, token, json, ...options })
}

/**
 * Sets another status than the order has. Which status may follow which is the service's own rule: one of them must be
 * possible for a new order.
 *
 * @throws {Undecided} when orders have one status only, or none follows the order's
 */
export async function setNextStatus(
  context: CheckContext,
  { _id, status }: Known,
): Promise<readonly [answer: Answer, status: string]> {
  const statuses = context.slots.statuses.get()
  const current = statuses.indexOf(status)
  const others = [...statuses.slice(current + 1), ...statuses.slice(0, current)]
  const last = others.pop()
  if (last === undefined) throw new Undecided('orders have one status only')
  const put = (next: string, expect: readonly number[]) =>
    putStatus(context, _id, { status: next, orderId: _id }, { expect })
  for (const next of others) {
    // "List the values that an order's status can take": no sentence says that each can follow each.
    const answer = await put(next, [200, 400])
    if (answer.status === 200) return [answer, next]
  }
  const answer = await put(last, current > 0 ? [200, 400] : [200])
  if (answer.status === 400) throw new Undecided(`no status follows ${status}`)
  return [answer, last]
}
