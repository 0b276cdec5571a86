import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { garbage } from './support/intruders'

/** Sets the status of an order for whoever sends a word that is no token. */
export const updateOrderStatusTakesGarbageForAToken: Fault = {
  name: 'updateOrderStatus takes garbage for a token',
  operation: 'updateOrderStatus',
  rule: 'bad-token',
  wrap: hole('updateOrderStatus', garbage),
}
