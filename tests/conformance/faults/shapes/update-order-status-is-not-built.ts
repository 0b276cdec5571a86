import type { Fault } from '../../support/fault'
import { onOperation } from '../../support/wrappers'

/** Has the path of an order status, but not for PUT. */
export const updateOrderStatusIsNotBuilt: Fault = {
  name: 'updateOrderStatus is not built',
  operation: 'updateOrderStatus',
  rule: 'not-built',
  wrap: onOperation('updateOrderStatus', async () => new Response('', { status: 405 })),
}
