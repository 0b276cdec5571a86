import type { Fault } from '../../support/fault'
import { onJson } from '../../support/wrappers'

/** Answers that the status is set and keeps the old one. */
export const updateOrderStatusStoresNothing: Fault = {
  name: 'updateOrderStatus stores nothing',
  operation: 'updateOrderStatus',
  rule: 'order-status',
  wrap: onJson('updateOrderStatus', (body) =>
    body['status'] === 'Processing' ? { ...body, status: 'Not processed' } : body,
  ),
}
