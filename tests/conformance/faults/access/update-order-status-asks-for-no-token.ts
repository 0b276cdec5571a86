import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { noToken } from './support/intruders'

/** Sets the status of an order for whoever calls without a token. */
export const updateOrderStatusAsksForNoToken: Fault = {
  name: 'updateOrderStatus asks for no token',
  operation: 'updateOrderStatus',
  rule: 'no-token',
  wrap: hole('updateOrderStatus', noToken),
}
