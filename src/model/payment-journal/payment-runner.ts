import { assertNever } from '../../lib/assert-never'
import type { PaymentEffect, PaymentEvent } from './payment-event'
import { advance } from './payment-journal'
import type { NonceSource, PaymentPorts } from './payment-ports'
import { isMoving, type PaymentState, type Purchase } from './payment-state'
import { type Step, stay } from './step'

/** Drives one user's checkout in this tab. */
export interface PaymentRunner {
  get(): PaymentState
  subscribe(onChange: () => void): () => void
  /** Pays, unless this or another tab is at it. Settles when nothing more happens without a pause. */
  pay(purchase: Purchase, requestNonce: NonceSource): Promise<void>
  /** Asks the service how an open purchase stands, and finishes it. */
  finish(): Promise<void>
  /** Takes over what an earlier page left: for every page that opens with a checkout or a notice. */
  resume(): Promise<void>
  /** Puts away the end of a purchase that the shopper has read. */
  acknowledge(): void
}

export function createPaymentRunner(ports: PaymentPorts): PaymentRunner {
  const { userId, journal, service, lock } = ports
  let isDriving = false
  let isWatching = false
  let endPause = () => {}

  /** Writes the new state and only then hands out what to do: the one place where a step is taken. */
  function take(event: PaymentEvent): Step {
    let step = stay(journal.stateOf(userId))
    const outcome = journal.update(userId, (state) => {
      step = advance(state, event)
      return step.state
    })
    return outcome === 'saved' || !isFirstStep(step.state) ? step : refuse(step.state.purchase)
  }

  /** What could not be written down could not be taken up again, so it is not begun. */
  function refuse(purchase: Purchase): Step {
    const failed: PaymentState = { step: 'failed', purchase, failure: { kind: 'unrecorded' } }
    journal.update(userId, () => failed)
    return stay(failed)
  }

  async function drive(event: PaymentEvent, requestNonce?: NonceSource): Promise<void> {
    for (const effect of take(event).effects) {
      const next = await perform(effect, requestNonce)
      if (next) await drive(next)
    }
  }

  async function perform(
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
          void hold('runIfFree', () => drive(event))
        })
        return undefined
      }
      default:
        return assertNever(effect)
    }
  }

  async function hold(how: 'runIfFree' | 'runWhenFree', task: () => Promise<void>): Promise<void> {
    if (isDriving) return
    await lock[how](async () => {
      if (isDriving) return
      isDriving = true
      endPause()
      try {
        await task()
      } finally {
        isDriving = false
      }
    })
  }

  const resume = () => hold('runWhenFree', () => drive({ type: 'resume', now: ports.now() }))

  /**
   * Another tab is at work: should it die in the middle, this one goes on. What that tab has left at rest
   * it will take up again by itself.
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
    pay: (purchase, requestNonce) =>
      hold('runIfFree', async () => {
        await drive({ type: 'resume', now: ports.now() })
        await drive({ type: 'pay', purchase }, requestNonce)
      }),
    finish: () => hold('runIfFree', () => drive({ type: 'finish' })),
    resume,
    acknowledge: () => void take({ type: 'acknowledge' }),
  }
}

/** Before this step nothing can have been charged. */
function isFirstStep(
  state: PaymentState,
): state is Extract<PaymentState, { step: 'requesting-nonce' | 'charging' }> {
  return state.step === 'requesting-nonce' || (state.step === 'charging' && !state.isInDoubt)
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
