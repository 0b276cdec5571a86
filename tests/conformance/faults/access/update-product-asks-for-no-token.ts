import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { noToken } from './support/intruders'

/** Changes a product for whoever calls without a token. */
export const updateProductAsksForNoToken: Fault = {
  name: 'updateProduct asks for no token',
  operation: 'updateProduct',
  rule: 'no-token',
  wrap: hole('updateProduct', noToken),
}
