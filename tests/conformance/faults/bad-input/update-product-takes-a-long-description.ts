import type { Fault } from '../../support/fault'
import { acceptForm } from '../../support/wrappers'
import { isLonger } from './support/broken-values'

/** Stores descriptions that are longer than 2000 characters. */
export const updateProductTakesALongDescription: Fault = {
  name: 'updateProduct takes a long description',
  operation: 'updateProduct',
  rule: 'bad-input',
  wrap: acceptForm('updateProduct', 'description', isLonger(2000), 'Long'),
}
