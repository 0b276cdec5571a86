import type { Fault } from '../../support/fault'
import { answerJson } from '../../support/json-answers'
import { onOperation } from '../../support/wrappers'

/** Lets nobody sign in whose request carries the token of a session that has ended. */
export const signInChecksTokens: Fault = {
  name: 'signIn checks tokens',
  operation: 'signIn',
  rule: 'public-access',
  wrap: onOperation('signIn', async (request, forward) =>
    request.headers.has('authorization') ? answerJson({ error: 'Bad token.' }, 401) : forward(),
  ),
}
