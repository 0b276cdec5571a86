import type { Fault } from '../../support/fault'
import { onAnswer } from '../../support/wrappers'

/** Lists statuses that no order has. */
export const listOrderStatusesListsOtherValuesThanOrdersHave: Fault = {
  name: 'listOrderStatuses lists other values than orders have',
  operation: 'listOrderStatuses',
  rule: 'order-status',
  wrap: onAnswer('listOrderStatuses', () => ['Open', 'Closed']),
}
