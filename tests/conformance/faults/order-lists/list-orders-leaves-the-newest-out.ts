import type { Fault } from '../../support/fault'
import { entries, onAnswer } from '../../support/wrappers'

/** Lists all orders without the one that was just made. */
export const listOrdersLeavesTheNewestOut: Fault = {
  name: 'listOrders leaves the newest out',
  operation: 'listOrders',
  rule: 'read-back',
  wrap: onAnswer('listOrders', (body) => entries(body).slice(1)),
}
