import type { Fault } from '../../support/fault'
import { entries, onAnswer } from '../../support/wrappers'

/** Lists somebody else's order among a user's own. */
export const listOwnOrdersListsTheOrdersOfOthers: Fault = {
  name: 'listOwnOrders lists the orders of others',
  operation: 'listOwnOrders',
  rule: 'own-orders',
  wrap: onAnswer('listOwnOrders', (body) =>
    entries(body).map((order, index) =>
      index === 1 ? { ...order, user: { _id: 'usr', name: 'Other' } } : order,
    ),
  ),
}
