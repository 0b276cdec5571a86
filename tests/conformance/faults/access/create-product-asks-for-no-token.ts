import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { noToken } from './support/intruders'

/** Makes a product for whoever calls without a token. */
export const createProductAsksForNoToken: Fault = {
  name: 'createProduct asks for no token',
  operation: 'createProduct',
  rule: 'no-token',
  wrap: hole('createProduct', noToken),
}
