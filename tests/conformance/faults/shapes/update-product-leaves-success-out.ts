import type { Fault } from '../../support/fault'
import { leaveOut } from '../../support/wrappers'

/** Answers an update in words, but without the flag. */
export const updateProductLeavesSuccessOut: Fault = {
  name: 'updateProduct leaves success out',
  operation: 'updateProduct',
  rule: 'schema',
  wrap: leaveOut('updateProduct', '/success'),
}
