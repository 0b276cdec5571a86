import type { Cents } from '../../lib/money'

export interface PurchaseLine {
  readonly productId: string
  readonly name: string
  readonly priceCents: Cents
  readonly count: number
}

/** What one press of Pay is about, frozen at that moment: later changes of the cart don't touch it. */
export interface Purchase {
  readonly id: string
  /** Whoever pressed Pay; nobody else's session may go on with it. */
  readonly userId: string
  /** Milliseconds since 1970. */
  readonly pressedAt: number
  readonly lines: readonly PurchaseLine[]
  readonly amountCents: Cents
  readonly address: string
}

/** Why a step waits, by whose turn it is. */
export type Trouble =
  /** No answer came, or none in time. */
  | { readonly kind: 'no-answer' }
  /** The service failed, or answered what can't be read. */
  | { readonly kind: 'fault'; readonly reason?: string | undefined }
  /** The page was closed or reloaded before the answer came. */
  | { readonly kind: 'interrupted' }
  /** The browser is offline, so nothing was sent. */
  | { readonly kind: 'offline' }
  /** The session has ended: the shopper has to sign in. */
  | { readonly kind: 'session' }
  /** The service asks to wait. */
  | { readonly kind: 'busy'; readonly retryAfterMs: number }
  /** The service doesn't take the request as it is. */
  | { readonly kind: 'refused'; readonly reason?: string | undefined }

/** Why a purchase came to nothing. In each case no money has moved, or it was given back. */
export type Failure =
  /** The payment widget gave no payment method. */
  | { readonly kind: 'method'; readonly reason: string }
  /** The page was closed or reloaded before anything was charged. */
  | { readonly kind: 'interrupted' }
  /** The browser could not write the journal, so nothing was begun. */
  | { readonly kind: 'unrecorded' }
  | { readonly kind: 'declined'; readonly reason: string }
  /** The payment method's nonce had served for another charge. */
  | { readonly kind: 'nonce-used'; readonly reason: string }
  /** The service does not take the payment method's nonce. */
  | { readonly kind: 'rejected'; readonly reason: string }
  /** The only charge request ever sent was turned away at the door. */
  | { readonly kind: 'not-taken'; readonly trouble: Trouble }
  /** The order was impossible and the service gave the money back. */
  | { readonly kind: 'voided'; readonly reason: string }

interface Begun {
  readonly purchase: Purchase
}

interface Authorized extends Begun {
  readonly nonce: string
  /** How often the page has asked again by itself. */
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
  /** An earlier request may have charged already, so that a refusal of this one proves nothing. */
  readonly isInDoubt: boolean
} & Authorized

export type ChargeUnknownState = {
  readonly step: 'charge-unknown'
  readonly trouble: Trouble
} & Authorized

/** The money has moved and no order request is on its way. */
export type ChargedState = { readonly step: 'charged'; readonly trouble: Trouble } & Paid

export type OrderingState = {
  readonly step: 'ordering'
  /** An earlier request may have made the order already. */
  readonly isInDoubt: boolean
} & Paid

export type OrderUnknownState = { readonly step: 'order-unknown'; readonly trouble: Trouble } & Paid

export type DoneState = {
  readonly step: 'done'
  readonly transactionId: string
  readonly orderId: string
  readonly isCartCleared: boolean
} & Begun

export type FailedState = { readonly step: 'failed'; readonly failure: Failure } & Begun

/** Where a user's checkout stands. Everything but `idle` is kept in the journal. */
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

/** Whether a new purchase has to wait for this one: it moves, or its outcome is open. */
export function isUnsettled(state: PaymentState): boolean {
  return (
    state.step !== 'idle' &&
    state.step !== 'failed' &&
    !(state.step === 'done' && state.isCartCleared)
  )
}

/** Whether a request or the widget is at work, in this tab or another. */
export function isMoving(state: PaymentState): boolean {
  return state.step === 'requesting-nonce' || state.step === 'charging' || state.step === 'ordering'
}

/** Whether money may have moved and the purchase is not at its end: only that outlives its buyer's sign-out. */
export function mayHaveCharged(state: PaymentState): boolean {
  return isUnsettled(state) && state.step !== 'requesting-nonce'
}
