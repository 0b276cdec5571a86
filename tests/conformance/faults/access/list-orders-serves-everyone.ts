import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { anyRole } from './support/intruders'

/** Lists all orders for users who are no administrators. */
export const listOrdersServesEveryone: Fault = {
  name: 'listOrders serves everyone',
  operation: 'listOrders',
  rule: 'not-admin',
  wrap: hole('listOrders', anyRole),
}
