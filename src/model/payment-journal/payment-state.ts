import type { Cents } from '../../lib/money'

export interface PurchaseLine {
  readonly productId: string
  readonly name: string
  readonly priceCents: Cents
  readonly count: number
}

/** What one press of Pay buys, frozen at that moment: later changes of the cart don't touch it. */
export interface Purchase {
  readonly id: string
  /** Who pressed Pay; no other user's session may continue the purchase. */
  readonly userId: string
  /** Milliseconds since 1970. */
  readonly pressedAt: number
  readonly lines: readonly PurchaseLine[]
  readonly amountCents: Cents
  readonly address: string
}

/** Why a request has to be retried. */
export type RetryCause =
  /** No response came, or none in time. */
  | { readonly kind: 'no-answer' }
  /** The service failed, or its response can't be read. */
  | { readonly kind: 'fault'; readonly reason?: string | undefined }
  /** The page was closed or reloaded before the response came. */
  | { readonly kind: 'interrupted' }
  /** The browser is offline, so nothing was sent. */
  | { readonly kind: 'offline' }
  /** The session has ended: the shopper has to sign in. */
  | { readonly kind: 'session' }
  /** The service asks to wait. */
  | {
      readonly kind: 'busy'
      readonly retryAfterMs: number
      /** What there was too much of, and what to do about it. */
      readonly reason?: string | undefined
    }
  /** The service rejects the request as it is. */
  | { readonly kind: 'refused'; readonly reason?: string | undefined }

/** Why a purchase failed. In each case no money has moved, or it was refunded. */
export type Failure =
  /** The payment widget gave no payment method. */
  | { readonly kind: 'method'; readonly reason: string }
  /** The page was closed or reloaded before anything was charged. */
  | { readonly kind: 'interrupted' }
  /** The browser could not write the journal, so nothing was started. */
  | { readonly kind: 'unrecorded' }
  | { readonly kind: 'declined'; readonly reason: string }
  /** The nonce was used for another charge. */
  | { readonly kind: 'nonce-used'; readonly reason: string }
  /** The service does not accept the nonce. */
  | { readonly kind: 'rejected'; readonly reason: string }
  /** The only charge request ever sent, or the only order request of what costs nothing, was rejected before it had any effect. */
  | { readonly kind: 'not-attempted'; readonly cause: RetryCause }
  /** The order was impossible and the service refunded the charge. */
  | { readonly kind: 'voided'; readonly reason: string }

interface Begun {
  readonly purchase: Purchase
}

interface Authorized extends Begun {
  readonly nonce: string
  /** Retries by the page itself so far. */
  readonly checks: number
}

interface Paid extends Begun {
  readonly transactionId: string
  readonly checks: number
}

export type IdleState = { readonly step: 'idle' }

export type RequestingNonceState = { readonly step: 'requesting-nonce' } & Begun

export type ChargingState = {
  readonly step: 'charging'
  /** An earlier request may have charged already, so that a rejection of this one proves nothing. */
  readonly mayHaveSucceeded: boolean
} & Authorized

export type ChargeUnknownState = {
  readonly step: 'charge-unknown'
  readonly cause: RetryCause
} & Authorized

/** Charged, and no order request is on its way. */
export type ChargedState = { readonly step: 'charged'; readonly cause: RetryCause } & Paid

export type OrderingState = {
  readonly step: 'ordering'
  /** An earlier request may have made the order already. */
  readonly mayHaveSucceeded: boolean
} & Paid

export type OrderUnknownState = {
  readonly step: 'order-unknown'
  readonly cause: RetryCause
} & Paid

export type DoneState = {
  readonly step: 'done'
  readonly transactionId: string
  readonly orderId: string
  readonly isCartCleared: boolean
} & Begun

export type FailedState = { readonly step: 'failed'; readonly failure: Failure } & Begun

/** The state of a user's checkout. All but `idle` are kept in the journal. */
export type PaymentState =
  | IdleState
  | RequestingNonceState
  | ChargingState
  | ChargeUnknownState
  | ChargedState
  | OrderingState
  | OrderUnknownState
  | DoneState
  | FailedState

export type JournalEntry = Exclude<PaymentState, IdleState>

export const IDLE: IdleState = { step: 'idle' }

/** Whether a new purchase has to wait for this one, because it is under way or its outcome is open. */
export function isUnsettled(state: PaymentState): boolean {
  return (
    state.step !== 'idle' &&
    state.step !== 'failed' &&
    !(state.step === 'done' && state.isCartCleared)
  )
}

/** Whether a request or the widget is active, in this tab or another. */
export function isMoving(state: PaymentState): boolean {
  return state.step === 'requesting-nonce' || state.step === 'charging' || state.step === 'ordering'
}

/** Whether money may have moved and the purchase is not finished: only then it outlives its buyer's sign-out. */
export function mayHaveCharged(state: PaymentState): boolean {
  return isUnsettled(state) && state.step !== 'requesting-nonce'
}

/** Whether the first attempt is under way: before it ends nothing can have been charged. */
export function isFirstAttempt(state: PaymentState): state is RequestingNonceState | ChargingState {
  return state.step === 'requesting-nonce' || (state.step === 'charging' && !state.mayHaveSucceeded)
}

/** Whether it has failed in such a way that the payment method's nonce can't be used again: the shopper chooses anew. */
export function isNonceSpent(state: PaymentState): boolean {
  if (state.step !== 'failed') return false
  switch (state.failure.kind) {
    case 'declined':
    case 'nonce-used':
    case 'rejected':
    case 'voided':
      return true
    case 'method':
    case 'interrupted':
    case 'unrecorded':
    case 'not-attempted':
      return false
  }
}
