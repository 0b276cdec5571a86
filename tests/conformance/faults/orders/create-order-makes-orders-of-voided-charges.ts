import type { Fault } from '../../support/fault'
import { letPass } from './support/let-pass'

/** Makes orders of a charge that was voided before. */
export const createOrderMakesOrdersOfVoidedCharges: Fault = {
  name: 'createOrder makes orders of voided charges',
  operation: 'createOrder',
  rule: 'voided-charge',
  wrap: letPass(409, (_, error) => error.includes('It was cancelled')),
}
