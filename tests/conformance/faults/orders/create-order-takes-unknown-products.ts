import type { Fault } from '../../support/fault'
import { letPass } from './support/let-pass'

/** Makes orders of products that do not exist. */
export const createOrderTakesUnknownProducts: Fault = {
  name: 'createOrder takes unknown products',
  operation: 'createOrder',
  rule: 'unknown-id',
  wrap: letPass(409, (_, error) => error.includes('not sold any more')),
}
