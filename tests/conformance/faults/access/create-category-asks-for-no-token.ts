import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { noToken } from './support/intruders'

/** Makes a category for whoever calls without a token. */
export const createCategoryAsksForNoToken: Fault = {
  name: 'createCategory asks for no token',
  operation: 'createCategory',
  rule: 'no-token',
  wrap: hole('createCategory', noToken),
}
