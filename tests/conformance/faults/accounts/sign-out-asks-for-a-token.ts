import type { Fault } from '../../support/fault'
import { answerJson } from '../../support/json-answers'
import { onOperation } from '../../support/wrappers'

/** Lets nobody sign out whose session has ended. */
export const signOutAsksForAToken: Fault = {
  name: 'signOut asks for a token',
  operation: 'signOut',
  rule: 'status',
  wrap: onOperation('signOut', async () => answerJson({ error: 'Sign in.' }, 401)),
}
