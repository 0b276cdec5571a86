import type { Fault } from '../../support/fault'
import { acceptJson } from '../../support/wrappers'
import { isLonger } from './support/broken-values'

/** Makes orders whose addresses are longer than 500 characters. */
export const createOrderTakesALongAddress: Fault = {
  name: 'createOrder takes a long address',
  operation: 'createOrder',
  rule: 'bad-input',
  wrap: acceptJson('createOrder', '/order/address', isLonger(500), 'Somewhere'),
}
