import type { Fault } from '../../support/fault'
import { acceptJson } from '../../support/wrappers'
import { isBlank } from './support/broken-values'

/** Makes categories whose names are blank. */
export const createCategoryTakesANameOfBlanks: Fault = {
  name: 'createCategory takes a name of blanks',
  operation: 'createCategory',
  rule: 'bad-input',
  wrap: acceptJson('createCategory', '/name', isBlank, `Blank ${Date.now()}`),
}
