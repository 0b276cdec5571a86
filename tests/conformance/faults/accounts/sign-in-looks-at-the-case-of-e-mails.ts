import type { Fault } from '../../support/fault'
import { answerJson } from '../../support/json-answers'
import { onOperation } from '../../support/wrappers'

/** Knows nobody who writes their e-mail in capitals. */
export const signInLooksAtTheCaseOfEMails: Fault = {
  name: 'signIn looks at the case of e-mails',
  operation: 'signIn',
  rule: 'session',
  wrap: onOperation('signIn', async (request, forward) => {
    const isLoud = (await request.clone().text()).includes('EXAMPLE.COM')
    return isLoud ? answerJson({ error: 'E-mail and password do not match.' }, 401) : forward()
  }),
}
