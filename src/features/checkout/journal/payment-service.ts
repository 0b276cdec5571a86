import { chargePayment, createOrder } from '../../../api/mutations/order-mutations'
import type { PaymentService } from '../../../model/payment-journal/payment-ports'
import type { RetryCause } from '../../../model/payment-journal/payment-state'
import { sessionStore } from '../../../model/session-store'
import { explainDeclined } from './explain-declined'
import { readChargeFailure, readOrderFailure } from './read-outcome'

/** The requests that move money and goods, each sent once, with its failures as outcomes. */
export const paymentService: PaymentService = {
  async charge({ userId, amountCents }, nonce) {
    const cause = findObstacle(userId)
    if (cause) return { kind: 'not-attempted', cause }
    try {
      return { kind: 'charged', transactionId: await chargePayment(userId, { amountCents, nonce }) }
    } catch (error) {
      const outcome = logUnlessExpected(readChargeFailure(error), error)
      if (outcome.kind !== 'declined') return outcome
      return { kind: 'declined', reason: await explainDeclined(error) }
    }
  },

  async createOrder({ userId, lines, amountCents, address }, transactionId) {
    const cause = findObstacle(userId)
    if (cause) return { kind: 'not-attempted', cause }
    try {
      const draft = { lines, amountCents, address, transactionId }
      return { kind: 'ordered', orderId: await createOrder(userId, draft) }
    } catch (error) {
      return logUnlessExpected(readOrderFailure(error), error)
    }
  },
}

/** Why a request is not even sent: one that never left has no effect. */
function findObstacle(userId: string): RetryCause | undefined {
  if (sessionStore.get()?.user.userId !== userId) return { kind: 'session' }
  return navigator.onLine ? undefined : { kind: 'offline' }
}

function logUnlessExpected<Outcome extends { kind: string }>(
  outcome: Outcome,
  error: unknown,
): Outcome {
  if (outcome.kind === 'unknown' || outcome.kind === 'not-attempted') {
    console.error('A call of the checkout was not answered as it should be.', error)
  }
  return outcome
}
