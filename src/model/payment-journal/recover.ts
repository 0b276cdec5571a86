import { assertNever } from '../../lib/assert-never'
import {
  type ChargedState,
  type ChargeUnknownState,
  type DoneState,
  type FailedState,
  IDLE,
  type OrderUnknownState,
  type PaymentState,
} from './payment-state'
import { type Step, stay, take } from './step'

/**
 * How long after the press of Pay a page that takes over may ask for the charge by itself. Asking
 * charges if no earlier request did; later than this it takes another press.
 */
export const PRESS_IS_FRESH_MS = 10 * 60_000

/** How long the end of a purchase is remembered for whoever hasn't read it. */
export const END_IS_REMEMBERED_MS = 24 * 60 * 60_000

const INTERRUPTED = { kind: 'interrupted' } as const

/** Asks the service again: with the same nonce for the charge, with the same transaction for the order. */
export function finish(state: PaymentState, askedBy: 'shopper' | 'page'): Step {
  switch (state.step) {
    case 'charge-unknown':
      return askForCharge(state, askedBy === 'page' ? state.checks + 1 : 0)
    case 'charged':
    case 'order-unknown':
      return askForOrder(state, askedBy === 'page' ? state.checks + 1 : 0)
    default:
      return stay(state)
  }
}

/** Goes on where a page left off that is gone: no other tab may be driving the purchase. */
export function resume(state: PaymentState, now: number): Step {
  switch (state.step) {
    case 'idle':
      return stay(state)
    case 'requesting-nonce':
      return take({ step: 'failed', purchase: state.purchase, failure: INTERRUPTED })
    case 'charging': {
      const { purchase, nonce } = state
      const trouble = INTERRUPTED
      return resumeCharge({ step: 'charge-unknown', purchase, nonce, checks: 0, trouble }, now)
    }
    case 'charge-unknown':
      return resumeCharge(state, now)
    case 'ordering': {
      const { purchase, transactionId, checks } = state
      const trouble = INTERRUPTED
      return askForOrder({ step: 'order-unknown', purchase, transactionId, checks, trouble }, 0)
    }
    case 'charged':
    case 'order-unknown':
      return askForOrder(state, 0)
    case 'done':
    case 'failed':
      return resumeEnd(state, now)
    default:
      return assertNever(state)
  }
}

function askForCharge({ purchase, nonce }: ChargeUnknownState, checks: number): Step {
  return take(
    { step: 'charging', purchase, nonce, isInDoubt: true, checks },
    { type: 'charge', purchase, nonce },
  )
}

function askForOrder(state: ChargedState | OrderUnknownState, checks: number): Step {
  const { purchase, transactionId } = state
  const isInDoubt = state.step === 'order-unknown'
  return take(
    { step: 'ordering', purchase, transactionId, isInDoubt, checks },
    { type: 'create-order', purchase, transactionId },
  )
}

function resumeCharge(state: ChargeUnknownState, now: number): Step {
  const ageMs = now - state.purchase.pressedAt
  // A clock that was set back makes the age negative: then the press counts as old.
  const isFresh = ageMs >= 0 && ageMs < PRESS_IS_FRESH_MS
  return isFresh ? askForCharge(state, 0) : take(state)
}

function resumeEnd(state: DoneState | FailedState, now: number): Step {
  if (state.step === 'done' && !state.isCartCleared) {
    return take(state, { type: 'clear-cart', purchase: state.purchase })
  }
  return now - state.purchase.pressedAt < END_IS_REMEMBERED_MS ? stay(state) : take(IDLE)
}
