import { asObject } from '../../../../scripts/conformance/contract/json'
import type { Fault } from '../../support/fault'
import { changeAnswer } from '../../support/json-answers'
import { readJson } from '../../support/read-json'
import { onOperation } from '../../support/wrappers'

/** Makes a second order when the same request comes again. */
export const createOrderMakesASecondOrderOfATransaction: Fault = {
  name: 'createOrder makes a second order of a transaction',
  operation: 'createOrder',
  rule: 'one-order',
  wrap: (next) => {
    const made = new Set<unknown>()
    return onOperation('createOrder', async (request, forward) => {
      const id = asObject((await readJson(request))['order'])['transaction_id']
      const response = await forward()
      if (!response.ok) return response
      const isAgain = made.has(id)
      made.add(id)
      return isAgain
        ? changeAnswer(response, (body) => ({ ...asObject(body), _id: 'ord_second' }))
        : response
    })(next)
  },
}
