import type { Fault } from '../../support/fault'
import { leaveOut } from '../../support/wrappers'

/** Answers a deletion with an empty object. */
export const deleteProductLeavesMessageOut: Fault = {
  name: 'deleteProduct leaves message out',
  operation: 'deleteProduct',
  rule: 'schema',
  wrap: leaveOut('deleteProduct', '/message'),
}
