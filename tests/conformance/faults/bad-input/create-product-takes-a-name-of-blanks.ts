import type { Fault } from '../../support/fault'
import { acceptForm } from '../../support/wrappers'
import { isBlank } from './support/broken-values'

/** Makes products whose names are blank. */
export const createProductTakesANameOfBlanks: Fault = {
  name: 'createProduct takes a name of blanks',
  operation: 'createProduct',
  rule: 'bad-input',
  wrap: acceptForm('createProduct', 'name', isBlank, 'Blank'),
}
