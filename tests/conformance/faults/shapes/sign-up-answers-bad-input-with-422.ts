import type { Fault } from '../../support/fault'
import { onStatus } from '../../support/wrappers'

/** Answers bad input with 422 in place of 400. */
export const signUpAnswersBadInputWith422: Fault = {
  name: 'signUp answers bad input with 422',
  operation: 'signUp',
  rule: 'status',
  wrap: onStatus('signUp', 400, 422),
}
