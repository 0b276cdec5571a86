import { asObject } from '../../../../mocks/contract/json'
import type { Fault } from '../../support/fault'
import { onAnswer } from '../../support/wrappers'

/** Charges again when the same request comes a second time. */
export const createPaymentMakesANewTransactionOfARepeatedRequest: Fault = {
  name: 'createPayment makes a new transaction of a repeated request',
  operation: 'createPayment',
  rule: 'nonce-once',
  wrap: (next) => {
    let count = 0
    return onAnswer('createPayment', (body) => {
      const transaction = asObject(asObject(body)['transaction'])
      if (transaction['amount'] !== 12.34) return body
      count += 1
      return { success: true, transaction: { ...transaction, id: `txn_${count}` } }
    })(next)
  },
}
