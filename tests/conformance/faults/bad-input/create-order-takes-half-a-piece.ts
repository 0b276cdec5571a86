import type { Fault } from '../../support/fault'
import { acceptJson } from '../../support/wrappers'

/** Takes half a piece of a product for a whole one. */
export const createOrderTakesHalfAPiece: Fault = {
  name: 'createOrder takes half a piece',
  operation: 'createOrder',
  rule: 'bad-input',
  wrap: acceptJson('createOrder', '/order/products/0/count', (value) => value === 1.5, 1),
}
