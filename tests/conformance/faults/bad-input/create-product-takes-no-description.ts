import type { Fault } from '../../support/fault'
import { acceptForm } from '../../support/wrappers'
import { isMissing } from './support/broken-values'

/** Makes products without a description. */
export const createProductTakesNoDescription: Fault = {
  name: 'createProduct takes no description',
  operation: 'createProduct',
  rule: 'bad-input',
  wrap: acceptForm('createProduct', 'description', isMissing, 'None.'),
}
