import { asObject } from '../../../../../mocks/contract/json'
import type { Wrapper } from '../../../support/handler'
import { readJson } from '../../../support/read-json'
import { onOperation } from '../../../support/wrappers'

/** Answers the second request for a transaction's order, and every later one, in another way than the first. */
export function answerAgain(change: (answer: Response) => Response | Promise<Response>): Wrapper {
  // Each check of a service starts with no order made.
  return (next) => {
    const made = new Set<unknown>()
    return onOperation('createOrder', async (request, forward) => {
      const id = asObject((await readJson(request))['order'])['transaction_id']
      const response = await forward()
      if (!response.ok) return response
      const isAgain = made.has(id)
      made.add(id)
      return isAgain ? change(response) : response
    })(next)
  }
}
