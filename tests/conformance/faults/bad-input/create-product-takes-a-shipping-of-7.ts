import type { Fault } from '../../support/fault'
import { acceptForm } from '../../support/wrappers'

/** Takes any number for shipping. */
export const createProductTakesAShippingOf7: Fault = {
  name: 'createProduct takes a shipping of 7',
  operation: 'createProduct',
  rule: 'bad-input',
  wrap: acceptForm('createProduct', 'shipping', (value) => value === '7', '1'),
}
