import type { Fault } from '../../support/fault'
import { leaveOut } from '../../support/wrappers'

/** Answers a sign-in with the token alone. */
export const signInLeavesUserOut: Fault = {
  name: 'signIn leaves user out',
  operation: 'signIn',
  rule: 'schema',
  wrap: leaveOut('signIn', '/user'),
}
