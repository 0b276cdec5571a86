import type { Fault } from '../../support/fault'
import { leaveOut } from '../../support/wrappers'

/** Answers the call for a client token with an empty object. */
export const getClientTokenLeavesClientTokenOut: Fault = {
  name: 'getClientToken leaves clientToken out',
  operation: 'getClientToken',
  rule: 'schema',
  wrap: leaveOut('getClientToken', '/clientToken'),
}
