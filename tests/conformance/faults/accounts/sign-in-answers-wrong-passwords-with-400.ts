import type { Fault } from '../../support/fault'
import { answerJson } from '../../support/json-answers'
import { onOperation } from '../../support/wrappers'

const PASSWORD = 'not-the-password'

/** Calls a wrong password bad input. */
export const signInAnswersWrongPasswordsWith400: Fault = {
  name: 'signIn answers wrong passwords with 400',
  operation: 'signIn',
  rule: 'credentials',
  wrap: onOperation('signIn', async (request, forward) => {
    const isWrong = (await request.clone().text()).includes(PASSWORD)
    return isWrong ? answerJson({ error: 'Wrong password.' }, 400) : forward()
  }),
}
