import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { garbage } from './support/intruders'

/** Lists all orders for whoever sends a word that is no token. */
export const listOrdersTakesGarbageForAToken: Fault = {
  name: 'listOrders takes garbage for a token',
  operation: 'listOrders',
  rule: 'bad-token',
  wrap: hole('listOrders', garbage),
}
