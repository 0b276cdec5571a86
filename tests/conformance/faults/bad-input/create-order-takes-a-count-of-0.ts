import type { Fault } from '../../support/fault'
import { acceptJson } from '../../support/wrappers'
import { isBelow } from './support/broken-values'

/** Takes no piece of a product for one piece. */
export const createOrderTakesACountOf0: Fault = {
  name: 'createOrder takes a count of 0',
  operation: 'createOrder',
  rule: 'bad-input',
  wrap: acceptJson('createOrder', '/order/products/0/count', isBelow(1), 1),
}
