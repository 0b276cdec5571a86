import { asObject } from '../../../../mocks/contract/json'
import type { Fault } from '../../support/fault'
import { answerJson } from '../../support/json-answers'
import { onOperation } from '../../support/wrappers'

/** Gives an account the e-mail of another one. */
export const updateProfileTakesAnEMailTwice: Fault = {
  name: 'updateProfile takes an e-mail twice',
  operation: 'updateProfile',
  rule: 'email-taken',
  wrap: onOperation('updateProfile', async (request, forward) => {
    const response = await forward()
    if (response.status !== 409) return response
    const sent = asObject(await request.json())
    return answerJson({ _id: 'usr', role: 0, name: sent['name'], email: sent['email'] })
  }),
}
