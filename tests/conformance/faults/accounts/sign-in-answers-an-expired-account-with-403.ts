import type { Fault } from '../../support/fault'
import { onStatus } from '../../support/wrappers'

/** Answers wrong credentials with a status that the contract does not list. */
export const signInAnswersAnExpiredAccountWith403: Fault = {
  name: 'signIn answers an expired account with 403',
  operation: 'signIn',
  rule: 'status',
  wrap: onStatus('signIn', 401, 403),
}
