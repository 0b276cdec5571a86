import { asObject } from '../../../../scripts/conformance/contract/json'
import type { Fault } from '../../support/fault'
import { answerJson } from '../../support/json-answers'
import { readJson } from '../../support/read-json'
import { onOperation } from '../../support/wrappers'

/** Refuses a repeated request, where the contract answers the order that it made. */
export const createOrderRefusesTheSecondRequestForAnOrder: Fault = {
  name: 'createOrder refuses the second request for an order',
  operation: 'createOrder',
  rule: 'one-order',
  wrap: (next) => {
    const made = new Set<unknown>()
    return onOperation('createOrder', async (request, forward) => {
      const id = asObject((await readJson(request))['order'])['transaction_id']
      const response = await forward()
      const isAgain = made.has(id)
      if (response.ok) made.add(id)
      return response.ok && isAgain ? answerJson({ error: 'Used already.' }, 409) : response
    })(next)
  },
}
