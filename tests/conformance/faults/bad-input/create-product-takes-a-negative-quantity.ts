import type { Fault } from '../../support/fault'
import { acceptForm } from '../../support/wrappers'
import { isBelow } from './support/broken-values'

/** Makes products of which less than none are left. */
export const createProductTakesANegativeQuantity: Fault = {
  name: 'createProduct takes a negative quantity',
  operation: 'createProduct',
  rule: 'bad-input',
  wrap: acceptForm('createProduct', 'quantity', isBelow(0), '1'),
}
