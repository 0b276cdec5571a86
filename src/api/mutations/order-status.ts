import type { OrderStatus } from '../contract'
import { read } from '../read'
import { api } from '../service'
import { conditionOf } from './condition'

/**
 * Sets the status of an order.
 *
 * @param expected where it is given, a service that knows conditions refuses with a 412 when the order has another status
 */
export async function setOrderStatus(
  userId: string,
  orderId: string,
  status: OrderStatus,
  expected?: OrderStatus,
): Promise<void> {
  const tag = expected === undefined ? undefined : `"${encodeURIComponent(expected)}"`
  await read(
    api.PUT('/order/{orderId}/status/{userId}', {
      params: { path: { orderId, userId }, ...conditionOf(tag) },
      body: { status, orderId },
    }),
    { operation: 'updateOrderStatus' },
  )
}
