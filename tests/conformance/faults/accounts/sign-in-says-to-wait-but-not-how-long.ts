import type { Fault } from '../../support/fault'
import { changeAnswer } from '../../support/json-answers'
import { onOperation } from '../../support/wrappers'

/** Answers 429 to wrong passwords and leaves the `Retry-After` header out. */
export const signInSaysToWaitButNotHowLong: Fault = {
  name: 'signIn says to wait but not how long',
  operation: 'signIn',
  rule: 'header',
  wrap: onOperation('signIn', async (_, forward) => {
    const response = await forward()
    return response.status === 401 ? changeAnswer(response, (body) => body, 429) : response
  }),
}
