import { assertNever } from '../../lib/assert-never'
import type { PaymentEffect, PaymentEvent, Transition } from './payment-event'
import type { NonceSource, PaymentPorts } from './payment-ports'
import { isFirstAttempt, isMoving, type PaymentState, type Purchase } from './payment-state'
import { transition, unchanged } from './payment-transition'

/** Drives one user's checkout in this tab. */
export interface PaymentRunner {
  get(): PaymentState
  subscribe(onChange: () => void): () => void
  /** Pays, unless this or another tab is paying or has just paid. Resolves when nothing more happens without a pause. */
  pay(purchase: Purchase, requestNonce: NonceSource): Promise<void>
  /** Retries an open purchase until it is finished. */
  finish(): Promise<void>
  /** Continues what an earlier page left open, but not before a pause of this one is over: for whatever shows a purchase. */
  resume(): Promise<void>
  /** Continues what is open at once, now that the connection is back. */
  reconnect(): Promise<void>
  /** Forgets a finished purchase once the shopper has read how it ended. */
  acknowledge(): void
}

export function createPaymentRunner(ports: PaymentPorts): PaymentRunner {
  const { userId, journal, service, lock } = ports
  let isDriving = false
  let isWatching = false
  let endPause: (() => void) | undefined

  /** Writes the new state and only then returns the effects: the one place that changes the state. */
  function dispatch(event: PaymentEvent): Transition {
    let result = unchanged(journal.stateOf(userId))
    const outcome = journal.update(userId, (state) => {
      result = transition(state, event)
      return result.state
    })
    const { state } = result
    return outcome === 'saved' || !isFirstAttempt(state) ? result : failUnrecorded(state.purchase)
  }

  /** A purchase that could not be written down could not be recovered either, so it is not started. */
  function failUnrecorded(purchase: Purchase): Transition {
    const failed: PaymentState = { step: 'failed', purchase, failure: { kind: 'unrecorded' } }
    journal.update(userId, () => failed)
    return unchanged(failed)
  }

  async function drive(event: PaymentEvent, requestNonce?: NonceSource): Promise<void> {
    const { effects } = dispatch(event)
    // What happens now takes the place of a retry that was to come.
    if (effects.length > 0) stopPause()
    for (const effect of effects) {
      const next = await run(effect, requestNonce)
      if (next) await drive(next)
    }
  }

  function stopPause(): void {
    endPause?.()
    endPause = undefined
  }

  async function run(
    effect: PaymentEffect,
    requestNonce: NonceSource | undefined,
  ): Promise<PaymentEvent | undefined> {
    switch (effect.type) {
      case 'request-nonce':
        return answerNonce(effect.purchase.id, requestNonce)
      case 'charge': {
        const { purchase, nonce } = effect
        const outcome = await service.charge(purchase, nonce)
        return { type: 'charge-answered', purchaseId: purchase.id, outcome }
      }
      case 'create-order': {
        const { purchase, transactionId } = effect
        const outcome = await service.createOrder(purchase, transactionId)
        return { type: 'order-answered', purchaseId: purchase.id, outcome }
      }
      case 'clear-cart':
        ports.clearCart(effect.purchase)
        return { type: 'cart-cleared', purchaseId: effect.purchase.id }
      case 'pause': {
        const event: PaymentEvent = { type: 'pause-over', purchaseId: effect.purchaseId }
        endPause = ports.after(effect.durationMs, () => {
          endPause = undefined
          void hold('runIfFree', () => drive(event))
        })
        return undefined
      }
      default:
        return assertNever(effect)
    }
  }

  /** Resolves to whether the task was run. */
  async function hold(
    how: 'runIfFree' | 'runWhenFree',
    task: () => Promise<void>,
  ): Promise<boolean> {
    let isRun = false
    await lock[how](async () => {
      if (isDriving) return
      isDriving = true
      isRun = true
      try {
        await task()
      } finally {
        isDriving = false
      }
    })
    return isRun
  }

  async function reconnect(): Promise<void> {
    if (isDriving) return
    await hold('runWhenFree', () => drive({ type: 'resume', now: ports.now() }))
  }

  async function pay(purchase: Purchase, requestNonce: NonceSource): Promise<void> {
    const before = journal.stateOf(userId)
    const begin = async () => {
      await drive({ type: 'resume', now: ports.now() })
      await drive({ type: 'pay', purchase }, requestNonce)
    }
    if ((await hold('runIfFree', begin)) || isMoving(before)) return
    // Whoever only looks whether something is open holds the lock for a moment; whoever pays shows how that ends.
    await hold('runWhenFree', async () => {
      let isSame = false
      // As it is stored: what another tab has written may not have been told here yet.
      journal.update(userId, (state) => {
        isSame = isSameAttempt(state, before)
        return state
      })
      if (isSame) await begin()
    })
  }

  /**
   * While another tab is paying: should it die in the middle, this one continues. While that tab waits for a retry, it is
   * left alone.
   */
  function watch(): void {
    if (isDriving || isWatching || !lock.spansTabs || !isMoving(journal.stateOf(userId))) return
    isWatching = true
    void hold('runWhenFree', async () => {
      if (isMoving(journal.stateOf(userId))) await drive({ type: 'resume', now: ports.now() })
    }).finally(() => {
      isWatching = false
    })
  }

  journal.subscribe(watch)

  return {
    get: () => journal.stateOf(userId),
    subscribe: journal.subscribe,
    pay,
    async finish() {
      if (!isDriving) await hold('runIfFree', () => drive({ type: 'finish' }))
    },
    resume: async () => {
      if (!endPause) await reconnect()
    },
    reconnect,
    acknowledge: () => void dispatch({ type: 'acknowledge' }),
  }
}

/** Whether nothing was begun, and nothing has ended, in between. */
function isSameAttempt(state: PaymentState, before: PaymentState): boolean {
  return state.step === before.step && idOf(state) === idOf(before)
}

function idOf(state: PaymentState): string | undefined {
  return state.step === 'idle' ? undefined : state.purchase.id
}

async function answerNonce(
  purchaseId: string,
  requestNonce: NonceSource | undefined,
): Promise<PaymentEvent> {
  const given = await requestNonce?.()
  return given?.kind === 'nonce'
    ? { type: 'nonce-received', purchaseId, nonce: given.nonce }
    : { type: 'nonce-refused', purchaseId, reason: given?.reason ?? '' }
}
