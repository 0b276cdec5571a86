import type { Fault } from '../../support/fault'
import { acceptForm } from '../../support/wrappers'

/** Makes products whose price is no number. */
export const createProductTakesAPriceOfWords: Fault = {
  name: 'createProduct takes a price of words',
  operation: 'createProduct',
  rule: 'bad-input',
  wrap: acceptForm('createProduct', 'price', (value) => value === 'cheap', '1'),
}
