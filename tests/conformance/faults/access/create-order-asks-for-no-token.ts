import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { noToken } from './support/intruders'

/** Makes an order for whoever calls without a token. */
export const createOrderAsksForNoToken: Fault = {
  name: 'createOrder asks for no token',
  operation: 'createOrder',
  rule: 'no-token',
  wrap: hole('createOrder', noToken),
}
