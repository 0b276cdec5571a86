import type { Fault } from '../../support/fault'
import { onAnswerAt } from '../../support/wrappers'

/** Writes the role as text. */
export const readProfileWritesTheRoleAsText: Fault = {
  name: 'readProfile writes the role as text',
  operation: 'readProfile',
  rule: 'schema',
  wrap: onAnswerAt('readProfile', '/role', String),
}
