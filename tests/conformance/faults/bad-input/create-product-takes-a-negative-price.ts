import type { Fault } from '../../support/fault'
import { acceptForm } from '../../support/wrappers'
import { isBelow } from './support/broken-values'

/** Makes products whose price is negative. */
export const createProductTakesANegativePrice: Fault = {
  name: 'createProduct takes a negative price',
  operation: 'createProduct',
  rule: 'bad-input',
  wrap: acceptForm('createProduct', 'price', isBelow(0), '1'),
}
