import { asObject } from '../../../scripts/conformance/contract/json'
import type { Fault } from '../support/fault'
import { answerJson, changeAnswer } from '../support/json-answers'
import { readJson } from '../support/read-json'
import { inPlaceOf, onAnswer, onAnswerAt, onOperation } from '../support/wrappers'

/** What is charged. */
export const paymentFaults: readonly Fault[] = [
  {
    name: 'createPayment charges another amount',
    operation: 'createPayment',
    rule: 'charged-amount',
    wrap: onAnswerAt('createPayment', '/transaction/amount', (amount) =>
      Math.floor(Number(amount)),
    ),
  },
  {
    name: 'createPayment charges a nonce twice',
    operation: 'createPayment',
    rule: 'nonce-once',
    wrap: inPlaceOf('createPayment', 409, {
      success: true,
      transaction: { id: 'txn_again', amount: 1 },
    }),
  },
  {
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
  },
  {
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
  },
  {
    name: 'createPayment reports declined charges as charged',
    operation: 'createPayment',
    rule: 'declined',
    wrap: inPlaceOf('createPayment', 402, {
      success: true,
      transaction: { id: 'txn_declined', amount: 3.21 },
    }),
  },
  {
    name: 'createPayment fails for declined charges',
    operation: 'createPayment',
    rule: 'server-error',
    wrap: inPlaceOf('createPayment', 402, { error: 'Oops.' }, 500),
  },
  {
    name: 'createPayment refuses an amount of 0',
    operation: 'createPayment',
    rule: 'refused',
    wrap: onOperation('createPayment', async (request, forward) => {
      const { amount } = await readJson(request)
      const response = await forward()
      return amount === 0 && response.ok
        ? answerJson({ error: 'amount: must be more than 0.' }, 400)
        : response
    }),
  },
]
