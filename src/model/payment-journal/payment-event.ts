import type { PaymentState, Purchase, RetryCause } from './payment-state'

/** What the response to a charge request means. */
export type ChargeOutcome =
  | { readonly kind: 'charged'; readonly transactionId: string }
  | { readonly kind: 'declined'; readonly reason: string }
  | { readonly kind: 'nonce-used'; readonly reason: string }
  /** The service does not accept the nonce: it has expired, or was never issued. */
  | { readonly kind: 'rejected'; readonly reason: string }
  /** This request was rejected before it had any effect. That says nothing about an earlier one. */
  | { readonly kind: 'not-attempted'; readonly cause: RetryCause }
  | { readonly kind: 'unknown'; readonly cause: RetryCause }

/** What the response to an order request means. */
export type OrderOutcome =
  | { readonly kind: 'ordered'; readonly orderId: string }
  | { readonly kind: 'voided'; readonly reason: string }
  | { readonly kind: 'not-attempted'; readonly cause: RetryCause }
  | { readonly kind: 'unknown'; readonly cause: RetryCause }

/** What happens to a checkout. Events of another purchase than the journal's are ignored. */
export type PaymentEvent =
  | { readonly type: 'pay'; readonly purchase: Purchase }
  | { readonly type: 'nonce-received'; readonly purchaseId: string; readonly nonce: string }
  | { readonly type: 'nonce-refused'; readonly purchaseId: string; readonly reason: string }
  | {
      readonly type: 'charge-answered'
      readonly purchaseId: string
      readonly outcome: ChargeOutcome
    }
  | { readonly type: 'order-answered'; readonly purchaseId: string; readonly outcome: OrderOutcome }
  | { readonly type: 'cart-cleared'; readonly purchaseId: string }
  /** The pause before a retry by the page itself is over. */
  | { readonly type: 'pause-over'; readonly purchaseId: string }
  /** The shopper presses "Finish my order". */
  | { readonly type: 'finish' }
  /** A page takes over the journal's entry: at its start, or when the tab that paid is gone. */
  | { readonly type: 'resume'; readonly now: number }
  /** The shopper has read how it ended. */
  | { readonly type: 'acknowledge' }

/** Run once the new state is in the journal, never before. */
export type PaymentEffect =
  | { readonly type: 'request-nonce'; readonly purchase: Purchase }
  | { readonly type: 'charge'; readonly purchase: Purchase; readonly nonce: string }
  | { readonly type: 'create-order'; readonly purchase: Purchase; readonly transactionId: string }
  | { readonly type: 'clear-cart'; readonly purchase: Purchase }
  | { readonly type: 'pause'; readonly purchaseId: string; readonly durationMs: number }

/** The result of an event. */
export interface Transition {
  readonly state: PaymentState
  readonly effects: readonly PaymentEffect[]
}
