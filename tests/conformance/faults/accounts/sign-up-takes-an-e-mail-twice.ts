import type { Fault } from '../../support/fault'
import { answerJson } from '../../support/json-answers'
import { onOperation } from '../../support/wrappers'

/** Opens a second account for an e-mail. */
export const signUpTakesAnEMailTwice: Fault = {
  name: 'signUp takes an e-mail twice',
  operation: 'signUp',
  rule: 'email-taken',
  wrap: onOperation('signUp', async (_, forward) => {
    const response = await forward()
    return response.status === 409 ? answerJson({ success: true }) : response
  }),
}
