import type { Fault } from '../../support/fault'
import { answerJson } from '../../support/json-answers'
import { onOperation } from '../../support/wrappers'

/** Opens a second account for an e-mail that is written in capitals. */
export const signUpTakesAnEMailTwiceInAnotherCase: Fault = {
  name: 'signUp takes an e-mail twice in another case',
  operation: 'signUp',
  rule: 'email-taken',
  wrap: onOperation('signUp', async (request, forward) => {
    const isLoud = (await request.clone().text()).includes('EXAMPLE.COM')
    return isLoud ? answerJson({ success: true }) : forward()
  }),
}
