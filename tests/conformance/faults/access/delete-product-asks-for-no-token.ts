import type { Fault } from '../../support/fault'
import { hole } from './support/hole'
import { noToken } from './support/intruders'

/** Deletes a product for whoever calls without a token. */
export const deleteProductAsksForNoToken: Fault = {
  name: 'deleteProduct asks for no token',
  operation: 'deleteProduct',
  rule: 'no-token',
  wrap: hole('deleteProduct', noToken),
}
