import { z } from 'zod/mini'
import { read } from '../../../api/read'
import { api } from '../../../api/service'
import { toDollars } from '../../../lib/money'
import type { PaymentService } from '../../../model/payment-journal/payment-ports'
import type { PurchaseLine, Trouble } from '../../../model/payment-journal/payment-state'
import { sessionStore } from '../../../model/session-store'
import { explainDeclined } from './explain-declined'
import { readChargeFailure, readOrderFailure } from './read-outcome'

/** The service's calls that move money and goods. Each is sent once; what comes of it is told as it is. */
export const paymentService: PaymentService = {
  async charge({ userId, amountCents }, nonce) {
    const trouble = findObstacle(userId)
    if (trouble) return { kind: 'not-taken', trouble }
    try {
      const payment = await read(
        api.POST('/braintree/payment/{userId}', {
          params: { path: { userId } },
          body: { paymentMethodNonce: nonce, amount: toDollars(amountCents) },
        }),
        { operation: 'createPayment', shape: transactionIdShape },
      )
      return { kind: 'charged', transactionId: payment.transaction.id }
    } catch (error) {
      const outcome = logUnlessExpected(readChargeFailure(error), error)
      if (outcome.kind !== 'declined') return outcome
      return { kind: 'declined', reason: await explainDeclined(error) }
    }
  },

  async createOrder({ userId, lines, amountCents, address }, transactionId) {
    const trouble = findObstacle(userId)
    if (trouble) return { kind: 'not-taken', trouble }
    const order = {
      products: lines.map(toOrderLine),
      transaction_id: transactionId,
      amount: toDollars(amountCents),
      address,
    }
    try {
      const created = await read(
        api.POST('/order/create/{userId}', { params: { path: { userId } }, body: { order } }),
        { operation: 'createOrder', shape: orderIdShape },
      )
      return { kind: 'ordered', orderId: created._id }
    } catch (error) {
      return logUnlessExpected(readOrderFailure(error), error)
    }
  },
}

/** Why a call need not even be sent. Nothing can come of what never left. */
function findObstacle(userId: string): Trouble | undefined {
  if (sessionStore.get()?.user._id !== userId) return { kind: 'session' }
  return navigator.onLine ? undefined : { kind: 'offline' }
}

function toOrderLine({ productId, name, priceCents, count }: PurchaseLine) {
  return { _id: productId, name, price: toDollars(priceCents), count }
}

const id = z.string().check(z.minLength(1))
/** Of each answer only the id is needed: with other parts amiss it still says that the thing is done. */
const transactionIdShape = z.object({ transaction: z.object({ id }) })
const orderIdShape = z.object({ _id: id })

function logUnlessExpected<Outcome extends { kind: string }>(
  outcome: Outcome,
  error: unknown,
): Outcome {
  if (outcome.kind === 'unknown' || outcome.kind === 'not-taken') {
    console.error('A call of the checkout was not answered as it should be.', error)
  }
  return outcome
}
