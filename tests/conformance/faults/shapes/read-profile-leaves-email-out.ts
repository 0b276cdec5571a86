import type { Fault } from '../../support/fault'
import { leaveOut } from '../../support/wrappers'

/** Answers a profile without its e-mail. */
export const readProfileLeavesEmailOut: Fault = {
  name: 'readProfile leaves email out',
  operation: 'readProfile',
  rule: 'schema',
  wrap: leaveOut('readProfile', '/email'),
}
