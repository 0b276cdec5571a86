import type { Fault } from '../../support/fault'
import { entries, onAnswer } from '../../support/wrappers'

/** Lists a user's orders without the one that was just made. */
export const listOwnOrdersLeavesTheNewestOut: Fault = {
  name: 'listOwnOrders leaves the newest out',
  operation: 'listOwnOrders',
  rule: 'own-orders',
  wrap: onAnswer('listOwnOrders', (body) => entries(body).slice(1)),
}
