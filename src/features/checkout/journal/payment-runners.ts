import { cartActions } from '../../../model/cart/cart-actions'
import { journalStore } from '../../../model/payment-journal/journal-store'
import type { TabLock } from '../../../model/payment-journal/payment-ports'
import {
  createPaymentRunner,
  type PaymentRunner,
} from '../../../model/payment-journal/payment-runner'
import { paymentService } from './payment-service'

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

/**
 * One tab at a time, by the browser's own locks, which it releases when a tab dies. Where there are none
 * (old browsers, pages without HTTPS) every tab may run: the journal then keeps them from charging twice.
 */
function createTabLock(name: string): TabLock {
  if (!('locks' in navigator)) return unlocked
  return {
    spansTabs: true,
    runIfFree: (task) => runLocked(name, { ifAvailable: true }, task),
    runWhenFree: (task) => runLocked(name, {}, task),
  }
}

/** Firefox forbids locks together with storage; the task then runs without, and the journal starts no purchase. */
async function runLocked(name: string, options: LockOptions, task: Task): Promise<void> {
  let isAnswered = false
  try {
    await navigator.locks.request(name, options, async (lock) => {
      isAnswered = true
      if (lock) await task()
    })
  } catch (error) {
    const isForbidden = error instanceof DOMException && error.name === 'SecurityError'
    if (isAnswered || !isForbidden) throw error
    await task()
  }
}

type Task = Parameters<TabLock['runIfFree']>[0]

const unlocked: TabLock = {
  spansTabs: false,
  runIfFree: (task) => task(),
  runWhenFree: (task) => task(),
}
