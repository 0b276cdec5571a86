import { cartActions } from '../../../model/cart-actions'
import { journalStore } from '../../../model/payment-journal/journal-store'
import {
  createPaymentRunner,
  type PaymentRunner,
} from '../../../model/payment-journal/payment-runner'
import { paymentService } from './payment-service'
import { createTabLock } from './tab-lock'

const runners = new Map<string, PaymentRunner>()

/** The runner of a user's checkout. It outlives the pages that show it, as a payment under way does. */
export function runnerOf(userId: string): PaymentRunner {
  const known = runners.get(userId)
  if (known) return known
  const runner = createPaymentRunner({
    userId,
    journal: journalStore,
    service: paymentService,
    lock: createTabLock(`payment of ${userId}`),
    clearCart: (purchase) => cartActions.removePieces(purchase.lines),
    now: Date.now,
    after(durationMs, callBack) {
      const timer = setTimeout(callBack, durationMs)
      return () => clearTimeout(timer)
    },
  })
  runners.set(userId, runner)
  return runner
}
