import type { Fault } from '../../support/fault'
import { entries, onAnswer } from '../../support/wrappers'

/** Lists orders upwards in time. */
export const listOrdersListsTheOldestFirst: Fault = {
  name: 'listOrders lists the oldest first',
  operation: 'listOrders',
  rule: 'sort-order',
  wrap: onAnswer('listOrders', (body) => entries(body).toReversed()),
}
