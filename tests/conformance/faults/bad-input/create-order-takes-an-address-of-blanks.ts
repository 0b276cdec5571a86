import type { Fault } from '../../support/fault'
import { acceptJson } from '../../support/wrappers'
import { isBlank } from './support/broken-values'

/** Makes orders that go to a blank address. */
export const createOrderTakesAnAddressOfBlanks: Fault = {
  name: 'createOrder takes an address of blanks',
  operation: 'createOrder',
  rule: 'bad-input',
  wrap: acceptJson('createOrder', '/order/address', isBlank, 'Somewhere'),
}
