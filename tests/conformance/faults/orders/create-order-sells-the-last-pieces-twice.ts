import type { Fault } from '../../support/fault'
import { letPass } from './support/let-pass'

/** Makes orders of products that are sold out. */
export const createOrderSellsTheLastPiecesTwice: Fault = {
  name: 'createOrder sells the last pieces twice',
  operation: 'createOrder',
  rule: 'oversold',
  wrap: letPass(409, (_, error) => error.includes('out of stock')),
}
