import type { Fault } from '../../support/fault'
import { leaveOut } from '../../support/wrappers'

/** Says that a product was made, but not in words. */
export const createProductLeavesMessageOut: Fault = {
  name: 'createProduct leaves message out',
  operation: 'createProduct',
  rule: 'schema',
  wrap: leaveOut('createProduct', '/message'),
}
