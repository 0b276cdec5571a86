import type { Fault } from '../../support/fault'
import { acceptJson } from '../../support/wrappers'
import { isLonger } from './support/broken-values'

/** Makes categories whose names are longer than 32 characters. */
export const createCategoryTakesALongName: Fault = {
  name: 'createCategory takes a long name',
  operation: 'createCategory',
  rule: 'bad-input',
  wrap: acceptJson('createCategory', '/name', isLonger(32), `Long ${Date.now()}`),
}
