import type { Fault } from '../../support/fault'
import { answerJson } from '../../support/json-answers'
import { onOperation } from '../../support/wrappers'

/** Tells whoever asks whether an e-mail has an account. */
export const signInTellsUnknownEMailsFromWrongPasswords: Fault = {
  name: 'signIn tells unknown e-mails from wrong passwords',
  operation: 'signIn',
  rule: 'credentials',
  wrap: onOperation('signIn', async (request, forward) => {
    const isUnknown = (await request.clone().text()).includes('nobody.')
    return isUnknown ? answerJson({ error: 'There is no such account.' }, 401) : forward()
  }),
}
