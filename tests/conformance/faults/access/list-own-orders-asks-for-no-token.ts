import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { noToken } from './support/intruders'

/** Lists a user's orders for whoever calls without a token. */
export const listOwnOrdersAsksForNoToken: Fault = {
  name: 'listOwnOrders asks for no token',
  operation: 'listOwnOrders',
  rule: 'no-token',
  wrap: hole('listOwnOrders', noToken),
}
