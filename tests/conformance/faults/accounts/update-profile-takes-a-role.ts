import { asObject } from '../../../../mocks/contract/json'
import type { Fault } from '../../support/fault'
import { answerJson } from '../../support/json-answers'
import { onOperation } from '../../support/wrappers'

/** Makes administrators of those who ask for it in their profile. */
export const updateProfileTakesARole: Fault = {
  name: 'updateProfile takes a role',
  operation: 'updateProfile',
  rule: 'ignored-field',
  wrap: onOperation('updateProfile', async (request, forward) => {
    const asksForRole = (await request.clone().text()).includes('"role":1')
    const response = await forward()
    return response.ok && asksForRole
      ? answerJson({ ...asObject(await response.json()), role: 1 })
      : response
  }),
}
