import { asObject } from '../../../../mocks/contract/json'
import type { Fault } from '../../support/fault'
import { changeAnswer } from '../../support/json-answers'
import { readJson } from '../../support/read-json'
import { onOperation } from '../../support/wrappers'

/** Makes orders of the status that the client asks for. */
export const createOrderTakesTheClientsStatus: Fault = {
  name: "createOrder takes the client's status",
  operation: 'createOrder',
  rule: 'ignored-field',
  wrap: onOperation('createOrder', async (request, forward) => {
    const { status } = asObject((await readJson(request))['order'])
    const response = await forward()
    return response.ok && status
      ? changeAnswer(response, (body) => ({ ...asObject(body), status }))
      : response
  }),
}
