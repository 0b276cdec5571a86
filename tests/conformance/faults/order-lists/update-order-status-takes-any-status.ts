import type { Fault } from '../../support/fault'
import { onJson } from '../../support/wrappers'

/** Sets a status that is not on its list. */
export const updateOrderStatusTakesAnyStatus: Fault = {
  name: 'updateOrderStatus takes any status',
  operation: 'updateOrderStatus',
  rule: 'order-status',
  wrap: onJson('updateOrderStatus', (body) =>
    String(body['status']).startsWith('Conformance') ? { ...body, status: 'Shipped' } : body,
  ),
}
