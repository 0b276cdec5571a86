import type { Fault } from '../../support/fault'
import { leaveOut } from '../../support/wrappers'

/** Answers a changed profile without its role. */
export const updateProfileLeavesRoleOut: Fault = {
  name: 'updateProfile leaves role out',
  operation: 'updateProfile',
  rule: 'schema',
  wrap: leaveOut('updateProfile', '/role'),
}
