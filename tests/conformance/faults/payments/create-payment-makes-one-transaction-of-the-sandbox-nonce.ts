import type { Fault } from '../../support/fault'
import { changeAnswer } from '../../support/json-answers'
import { readJson } from '../../support/read-json'
import { onOperation } from '../../support/wrappers'

/** Takes the nonce that may be charged at will for one that may be charged once. */
export const createPaymentMakesOneTransactionOfTheSandboxNonce: Fault = {
  name: 'createPayment makes one transaction of the sandbox nonce',
  operation: 'createPayment',
  rule: 'nonce-once',
  wrap: (next) => {
    const first = new Map<string, unknown>()
    return onOperation('createPayment', async (request, forward) => {
      const { amount, paymentMethodNonce } = await readJson(request)
      const response = await forward()
      if (!response.ok || amount !== 1.01) return response
      return changeAnswer(response, (body) => {
        const key = String(paymentMethodNonce)
        if (!first.has(key)) first.set(key, body)
        return first.get(key)
      })
    })(next)
  },
}
