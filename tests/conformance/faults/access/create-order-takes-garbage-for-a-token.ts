import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { garbage } from './support/intruders'

/** Makes an order for whoever sends a word that is no token. */
export const createOrderTakesGarbageForAToken: Fault = {
  name: 'createOrder takes garbage for a token',
  operation: 'createOrder',
  rule: 'bad-token',
  wrap: hole('createOrder', garbage),
}
