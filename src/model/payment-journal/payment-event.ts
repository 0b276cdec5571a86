import type { Purchase, Trouble } from './payment-state'

/** What the service said to a charge request. */
export type ChargeOutcome =
  | { readonly kind: 'charged'; readonly transactionId: string }
  | { readonly kind: 'declined'; readonly reason: string }
  | { readonly kind: 'nonce-used'; readonly reason: string }
  /** The service knows the nonce of no charge and takes it for none: expired, or never issued. */
  | { readonly kind: 'rejected'; readonly reason: string }
  /** This request moved nothing. It says nothing about an earlier one. */
  | { readonly kind: 'not-taken'; readonly trouble: Trouble }
  | { readonly kind: 'unknown'; readonly trouble: Trouble }

/** What the service said to an order request. */
export type OrderOutcome =
  | { readonly kind: 'ordered'; readonly orderId: string }
  | { readonly kind: 'voided'; readonly reason: string }
  | { readonly kind: 'not-taken'; readonly trouble: Trouble }
  | { readonly kind: 'unknown'; readonly trouble: Trouble }

/** What happens to a checkout. Events about a purchase that is not the journal's are ignored. */
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
  /** The pause before the page asks again by itself is over. */
  | { readonly type: 'pause-over'; readonly purchaseId: string }
  /** The shopper asks to finish the order, or the connection or session is back. */
  | { readonly type: 'finish' }
  /** A page takes over what the journal holds: at its start, or when the tab that paid is gone. */
  | { readonly type: 'resume'; readonly now: number }
  /** The shopper has read how it ended. */
  | { readonly type: 'acknowledge' }

/** What is to be done once the new state is in the journal, never before. */
export type PaymentEffect =
  | { readonly type: 'request-nonce'; readonly purchase: Purchase }
  | { readonly type: 'charge'; readonly purchase: Purchase; readonly nonce: string }
  | { readonly type: 'create-order'; readonly purchase: Purchase; readonly transactionId: string }
  | { readonly type: 'clear-cart'; readonly purchase: Purchase }
  | { readonly type: 'pause'; readonly purchaseId: string; readonly durationMs: number }
