import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { unsigned } from './support/intruders'

/** Lists all orders for a token that carries no signature. */
export const listOrdersTakesAnUnsignedToken: Fault = {
  name: 'listOrders takes an unsigned token',
  operation: 'listOrders',
  rule: 'bad-token',
  wrap: hole('listOrders', unsigned),
}
