import type { Fault } from '../../support/fault'
import { letPass } from './support/let-pass'

/** Makes orders of more pieces than are in stock. */
export const createOrderSellsMoreThanThereIs: Fault = {
  name: 'createOrder sells more than there is',
  operation: 'createOrder',
  rule: 'oversold',
  wrap: letPass(409, (_, error) => /left|out of stock/.test(error)),
}
