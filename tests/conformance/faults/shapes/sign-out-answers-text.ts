import type { Fault } from '../../support/fault'
import { onOperation } from '../../support/wrappers'

/** Answers a sign-out in plain text. */
export const signOutAnswersText: Fault = {
  name: 'signOut answers text',
  operation: 'signOut',
  rule: 'content-type',
  wrap: onOperation('signOut', async () => new Response('bye')),
}
