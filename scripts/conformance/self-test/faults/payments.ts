import { type Family, fault, faultsOf } from '../fault'
import {
  answerNothingMore,
  answerOneTransaction,
  chargeAgain,
  refuseFreePayment,
  refuseTestNonces,
} from '../services/payments'
import { inPlaceOf, onAnswerAt } from '../wrap/one-operation'

const nonce = faultsOf('nonce-once')

/** A transaction as if it had been charged. */
const toTransaction = (id: string, amount: number) => ({
  success: true,
  transaction: { id, amount },
})

/** What is charged. */
export const payments: Family = {
  name: 'payments',
  checksFor: () => ['checkout', 'nonces'],
  faults: [
    fault(
      'createPayment',
      'charges another amount',
      'charged-amount',
      onAnswerAt,
      '/transaction/amount',
      (amount) => Math.floor(Number(amount)),
    ),
    fault(
      'createPayment',
      'answers another amount to a repeated request',
      'charged-amount',
      answerNothingMore,
    ),
    nonce('createPayment', 'charges a nonce twice', inPlaceOf, 409, toTransaction('txn_again', 1)),
    nonce('createPayment', 'makes a new transaction of a repeated request', chargeAgain),
    nonce('createPayment', 'makes one transaction of the sandbox nonce', answerOneTransaction),
    fault(
      'createPayment',
      'reports declined charges as charged',
      'declined',
      inPlaceOf,
      402,
      toTransaction('txn_declined', 3.21),
    ),
    fault(
      'createPayment',
      'fails for declined charges',
      'server-error',
      inPlaceOf,
      402,
      { error: 'Oops.' },
      500,
    ),
    fault('createPayment', 'refuses an amount of 0', 'refused', refuseFreePayment),
    fault('createPayment', 'takes test nonces for used ones', 'refused', refuseTestNonces),
  ],
}
