import { assertNever } from '../../lib/assert-never'
import type {
  ChargeOutcome,
  OrderOutcome,
  PaymentEffect,
  PaymentEvent,
  Transition,
} from './payment-event'
import {
  type ChargedState,
  type ChargeUnknownState,
  type ChargingState,
  type Failure,
  IDLE,
  isUnsettled,
  type OrderingState,
  type OrderUnknownState,
  type PaymentState,
  type Purchase,
  type RequestingNonceState,
  type RetryCause,
} from './payment-state'

/** Pauses before the page retries by itself; after the last one it waits for the shopper. */
export const RETRY_PAUSES_MS: readonly number[] = [1_000, 4_000, 12_000, 30_000]
const LONGEST_PAUSE_MS = Math.max(...RETRY_PAUSES_MS)

/**
 * How long after the press of Pay a page that takes over may retry the charge by itself. A retry charges if no earlier
 * request did; later than this the shopper has to press again.
 */
export const PRESS_IS_FRESH_MS = 10 * 60_000

/** How long the end of a purchase is kept for a shopper who has not read it. */
export const END_IS_KEPT_MS = 24 * 60 * 60_000

const INTERRUPTED = { kind: 'interrupted' } as const

/**
 * The checkout as a state machine: a state and an event give the next state and the effects to run. The runner writes the
 * new state to the journal **before** it runs the effects, so that a page that dies at any point leaves behind how far it
 * may have come.
 *
 * Two rules keep money safe. A charge request whose response was lost is only ever retried with the same nonce and amount,
 * for which the service returns the same transaction. And "nothing was charged" is said only when no request is out whose
 * outcome is unknown.
 */
export function transition(state: PaymentState, event: PaymentEvent): Transition {
  if (isOfOtherPurchase(state, event)) return unchanged(state)
  switch (event.type) {
    case 'pay':
      return isUnsettled(state) ? unchanged(state) : begin(event.purchase)
    case 'nonce-received':
    case 'nonce-refused':
      return state.step === 'requesting-nonce' ? afterNonce(state, event) : unchanged(state)
    case 'charge-answered':
      return isAuthorized(state) ? afterCharge(state, event.outcome) : unchanged(state)
    case 'order-answered':
      return isPaid(state) ? afterOrder(state, event.outcome) : unchanged(state)
    case 'cart-cleared':
      return state.step === 'done' ? to({ ...state, isCartCleared: true }) : unchanged(state)
    case 'pause-over':
      return retry(state, (checks) => checks + 1)
    case 'finish':
      return retry(state, () => 0)
    case 'resume':
      return resume(state, event.now)
    case 'acknowledge':
      return isUnsettled(state) ? unchanged(state) : to(IDLE)
    default:
      return assertNever(event)
  }
}

function isOfOtherPurchase(state: PaymentState, event: PaymentEvent): boolean {
  if (!('purchaseId' in event)) return false
  return !('purchase' in state) || state.purchase.id !== event.purchaseId
}

/** The event means nothing in this state. */
export function unchanged(state: PaymentState): Transition {
  return { state, effects: [] }
}

function to(state: PaymentState, ...effects: PaymentEffect[]): Transition {
  return { state, effects }
}

function begin(purchase: Purchase): Transition {
  if (purchase.amountCents > 0) {
    return to({ step: 'requesting-nonce', purchase }, { type: 'request-nonce', purchase })
  }
  // Nothing to charge: the service uses no nonce for an amount of 0, but its contract requires one of at least a
  // character.
  return charge(purchase, purchase.id)
}

function charge(purchase: Purchase, nonce: string): Transition {
  return to(
    { step: 'charging', purchase, nonce, mayHaveSucceeded: false, checks: 0 },
    { type: 'charge', purchase, nonce },
  )
}

function fail({ purchase }: { purchase: Purchase }, failure: Failure): Transition {
  return to({ step: 'failed', purchase, failure })
}

function afterNonce(
  state: RequestingNonceState,
  event: Extract<PaymentEvent, { type: 'nonce-received' | 'nonce-refused' }>,
): Transition {
  return event.type === 'nonce-received'
    ? charge(state.purchase, event.nonce)
    : fail(state, { kind: 'method', reason: event.reason })
}

/** After the response to a charge request of this purchase, perhaps not the last one sent. */
function afterCharge(
  state: ChargingState | ChargeUnknownState,
  outcome: ChargeOutcome,
): Transition {
  const { purchase, nonce, checks } = state
  switch (outcome.kind) {
    case 'charged': {
      const { transactionId } = outcome
      return to(
        { step: 'ordering', purchase, transactionId, mayHaveSucceeded: false, checks: 0 },
        { type: 'create-order', purchase, transactionId },
      )
    }
    case 'declined':
    case 'nonce-used':
    case 'rejected':
      // About the nonce, not the request: it is true for every request that carried it.
      return fail(state, outcome)
    case 'not-attempted':
    case 'unknown': {
      if (state.step === 'charge-unknown') return unchanged(state)
      if (outcome.kind === 'not-attempted' && !state.mayHaveSucceeded) return fail(state, outcome)
      const { cause } = outcome
      return to(
        { step: 'charge-unknown', purchase, nonce, checks, cause },
        ...pauseBeforeRetry(state, cause),
      )
    }
    default:
      return assertNever(outcome)
  }
}

/** After the response to an order request of this purchase, perhaps not the last one sent. */
function afterOrder(
  state: ChargedState | OrderingState | OrderUnknownState,
  outcome: OrderOutcome,
): Transition {
  const { purchase, transactionId, checks } = state
  switch (outcome.kind) {
    case 'ordered': {
      const { orderId } = outcome
      return to(
        { step: 'done', purchase, transactionId, orderId, isCartCleared: false },
        { type: 'clear-cart', purchase },
      )
    }
    case 'voided':
      return fail(state, outcome)
    case 'not-attempted':
    case 'unknown': {
      if (state.step !== 'ordering') return unchanged(state)
      const { cause } = outcome
      const mayHaveSucceeded = outcome.kind === 'unknown' || state.mayHaveSucceeded
      if (!mayHaveSucceeded && isBetterAnew(purchase, cause)) {
        return fail(state, { kind: 'not-attempted', cause })
      }
      const step = mayHaveSucceeded ? 'order-unknown' : 'charged'
      return to({ step, purchase, transactionId, checks, cause }, ...pauseBeforeRetry(state, cause))
    }
    default:
      return assertNever(outcome)
  }
}

/** Nothing was paid and nothing ordered: a new press, perhaps of fewer pieces, is better than a long wait for this one. */
function isBetterAnew({ amountCents }: Purchase, cause: RetryCause): boolean {
  return amountCents === 0 && cause.kind === 'busy' && cause.retryAfterMs > LONGEST_PAUSE_MS
}

function isAuthorized(state: PaymentState): state is ChargingState | ChargeUnknownState {
  return state.step === 'charging' || state.step === 'charge-unknown'
}

function isPaid(state: PaymentState): state is ChargedState | OrderingState | OrderUnknownState {
  return state.step === 'charged' || state.step === 'ordering' || state.step === 'order-unknown'
}

/** The pause after which the page retries by itself, or none when a retry can't help. */
function pauseBeforeRetry(
  { purchase, checks }: ChargingState | OrderingState,
  cause: RetryCause,
): PaymentEffect[] {
  const pauseMs = RETRY_PAUSES_MS[checks]
  if (pauseMs === undefined || cause.kind === 'session') return []
  const durationMs = cause.kind === 'busy' ? Math.max(pauseMs, cause.retryAfterMs) : pauseMs
  return [{ type: 'pause', purchaseId: purchase.id, durationMs }]
}

/** Sends the open request again: the charge with the same nonce, the order with the same transaction. */
function retry(state: PaymentState, countOf: (checks: number) => number): Transition {
  switch (state.step) {
    case 'charge-unknown':
      return retryCharge(state, countOf(state.checks))
    case 'charged':
    case 'order-unknown':
      return retryOrder(state, countOf(state.checks))
    default:
      return unchanged(state)
  }
}

function retryCharge({ purchase, nonce }: ChargeUnknownState, checks: number): Transition {
  return to(
    { step: 'charging', purchase, nonce, mayHaveSucceeded: true, checks },
    { type: 'charge', purchase, nonce },
  )
}

function retryOrder(state: ChargedState | OrderUnknownState, checks: number): Transition {
  const { purchase, transactionId } = state
  const mayHaveSucceeded = state.step === 'order-unknown'
  return to(
    { step: 'ordering', purchase, transactionId, mayHaveSucceeded, checks },
    { type: 'create-order', purchase, transactionId },
  )
}

/** Continues for a page that is gone: no other tab may be driving the purchase. */
function resume(state: PaymentState, now: number): Transition {
  switch (state.step) {
    case 'idle':
      return unchanged(state)
    case 'requesting-nonce':
      return fail(state, INTERRUPTED)
    case 'charging': {
      const { purchase, nonce } = state
      const unknown = { step: 'charge-unknown', purchase, nonce, checks: 0 } as const
      return resumeCharge({ ...unknown, cause: INTERRUPTED }, now)
    }
    case 'charge-unknown':
      return resumeCharge(state, now)
    case 'ordering': {
      const { purchase, transactionId, checks } = state
      const unknown = { step: 'order-unknown', purchase, transactionId, checks } as const
      return retryOrder({ ...unknown, cause: INTERRUPTED }, 0)
    }
    case 'charged':
    case 'order-unknown':
      return retryOrder(state, 0)
    case 'done':
      if (!state.isCartCleared) return to(state, { type: 'clear-cart', purchase: state.purchase })
      return isKept(state, now) ? unchanged(state) : to(IDLE)
    case 'failed':
      return isKept(state, now) ? unchanged(state) : to(IDLE)
    default:
      return assertNever(state)
  }
}

function resumeCharge(state: ChargeUnknownState, now: number): Transition {
  const ageMs = now - state.purchase.pressedAt
  // A clock that was set back makes the age negative: then the press counts as old.
  const isFresh = ageMs >= 0 && ageMs < PRESS_IS_FRESH_MS
  return isFresh ? retryCharge(state, 0) : to(state)
}

function isKept({ purchase }: { purchase: Purchase }, now: number): boolean {
  return now - purchase.pressedAt < END_IS_KEPT_MS
}
