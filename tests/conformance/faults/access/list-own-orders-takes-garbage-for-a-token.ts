import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { garbage } from './support/intruders'

/** Lists a user's orders for whoever sends a word that is no token. */
export const listOwnOrdersTakesGarbageForAToken: Fault = {
  name: 'listOwnOrders takes garbage for a token',
  operation: 'listOwnOrders',
  rule: 'bad-token',
  wrap: hole('listOwnOrders', garbage),
}
