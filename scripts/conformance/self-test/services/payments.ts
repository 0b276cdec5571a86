import { asObject } from '../../../../mocks/contract/json'
import type { Wrapper } from '../fault'
import { answerJson, changeAnswer, readJson } from '../wrap/messages'
import { onAnswer, onOperation } from '../wrap/one-operation'

/** Charges again when the same request comes a second time. */
export function chargeAgain(operation: string): Wrapper {
  return (next) => {
    let count = 0
    return onAnswer(operation, (body) => {
      const transaction = asObject(asObject(body)['transaction'])
      if (transaction['amount'] !== 19.99) return body
      count += 1
      return { success: true, transaction: { ...transaction, id: `txn_${count}` } }
    })(next)
  }
}

/** Answers a payment that comes again as one that takes nothing more: of 0. */
export function answerNothingMore(operation: string): Wrapper {
  return (next) => {
    const known = new Set<unknown>()
    return onAnswer(operation, (body) => {
      const transaction = asObject(asObject(body)['transaction'])
      const { id, amount } = transaction
      const isAgain = amount === 19.99 && known.has(id)
      known.add(id)
      return isAgain ? { success: true, transaction: { ...transaction, amount: 0 } } : body
    })(next)
  }
}

/** Treats the nonce that may be charged any number of times like one that may be charged once. */
export function answerOneTransaction(operation: string): Wrapper {
  return (next) => {
    const first = new Map<string, unknown>()
    return onOperation(operation, async (request, forward) => {
      const { amount, paymentMethodNonce } = await readJson(request)
      const response = await forward()
      if (!response.ok || amount !== 1.01) return response
      return changeAnswer(response, (body) => {
        const key = String(paymentMethodNonce)
        if (!first.has(key)) first.set(key, body)
        return first.get(key)
      })
    })(next)
  }
}

export function refuseFreePayment(operation: string): Wrapper {
  return onOperation(operation, async (request, forward) => {
    const { amount } = await readJson(request)
    const response = await forward()
    return amount === 0 && response.ok
      ? answerJson({ error: 'amount: must be more than 0.' }, 400)
      : response
  })
}

/** Applies the rule for nonces to the provider's test nonces. */
export function refuseTestNonces(operation: string): Wrapper {
  return onOperation(operation, async (request, forward) => {
    const { amount, paymentMethodNonce } = await readJson(request)
    const isCharge = amount !== 0 && String(paymentMethodNonce).startsWith('fake-valid')
    return isCharge ? answerJson({ error: 'This nonce was used.' }, 409) : forward()
  })
}
