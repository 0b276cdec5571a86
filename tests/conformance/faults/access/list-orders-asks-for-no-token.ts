import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { noToken } from './support/intruders'

/** Lists all orders for whoever calls without a token. */
export const listOrdersAsksForNoToken: Fault = {
  name: 'listOrders asks for no token',
  operation: 'listOrders',
  rule: 'no-token',
  wrap: hole('listOrders', noToken),
}
