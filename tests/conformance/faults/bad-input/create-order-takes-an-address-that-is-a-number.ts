import type { Fault } from '../../support/fault'
import { acceptJson } from '../../support/wrappers'
import { isNumber } from './support/broken-values'

/** Makes orders whose address is no text. */
export const createOrderTakesAnAddressThatIsANumber: Fault = {
  name: 'createOrder takes an address that is a number',
  operation: 'createOrder',
  rule: 'bad-input',
  wrap: acceptJson('createOrder', '/order/address', isNumber, 'Somewhere'),
}
